import '#app/fonts.css';
import { settle } from '#app/settle.ts';

/** Lets the browser answer to touches before the next piece of work. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

// Libraries, shell, page and rendering each in a turn of its own: together they would keep a slow phone busy for half a second.
const dom = await import('react-dom/client');
await turn();
const { prepare } = await import('#app/client.tsx');
await turn();
const render = await prepare(document.getElementById('root')!, dom);
await turn();
render();
settle();
