import './app/fonts.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { drawnPage } from './app/drawn-page.ts';
import { loadRouteOf, routes } from './app/routes.tsx';
import { keepSession } from './app/session-keeper.ts';
import { createStore } from './app/store.ts';

const root = document.getElementById('root')!;
const drawn = drawnPage(root);
const store = createStore({ answers: drawn?.answers });
const drawnFrom = store.getState();
keepSession(store);

if (drawn) {
  // The page in its chunk, or the router would first draw its waiting sign over what the server has drawn.
  await loadRouteOf(window.location);
  const router = createBrowserRouter(routes);
  startTransition(() => {
    hydrateRoot(
      root,
      <App store={store} drawnFrom={drawnFrom} origin={drawn.origin}>
        <RouterProvider router={router} />
      </App>,
    );
  });
} else {
  createRoot(root).render(
    <App store={store} origin={window.location.origin}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>,
  );
}
