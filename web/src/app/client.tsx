import { startTransition } from 'react';
import type { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { drawnPage } from './drawn-page.ts';
import { loadRouteOf, routes } from './routes.tsx';
import { keepSession } from './session-keeper.ts';
import { createStore } from './store.ts';

/**
 * Fetches what the page needs.
 * @returns what draws it, or takes over what the server has drawn
 */
export async function prepare(root: HTMLElement, dom: { createRoot: typeof createRoot; hydrateRoot: typeof hydrateRoot }) {
  const drawn = drawnPage(root);
  const store = createStore({ answers: drawn?.answers });
  const drawnFrom = store.getState();
  keepSession(store);
  // The page in its chunk, or the router would first draw its waiting sign, over what the server has drawn as well.
  await loadRouteOf(window.location);

  return () => {
    // Of what it takes over, the router leaves the scroll position alone; else it would throw those to the top who were quicker than the scripts.
    const router = <RouterProvider router={createBrowserRouter(routes, drawn && { hydrationData: {} })} />;
    if (!drawn) {
      dom.createRoot(root).render(
        <App store={store} origin={window.location.origin}>
          {router}
        </App>,
      );
      return;
    }
    const page = (
      <App store={store} drawnFrom={drawnFrom} origin={drawn.origin}>
        {router}
      </App>
    );
    startTransition(() => void dom.hydrateRoot(root, page));
  };
}
