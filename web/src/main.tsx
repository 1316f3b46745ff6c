import './app/fonts.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { routes } from './app/routes.tsx';
import { keepSession } from './app/session-keeper.ts';
import { createStore } from './app/store.ts';

const store = createStore();
keepSession(store);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App store={store} router={createBrowserRouter(routes)} />);
