import { startTransition } from 'react';
import type { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { loadRouteOf, routes } from './routes.tsx';
import { keepSession } from './session-keeper.ts';
import { createStore } from './store.ts';
import { holdBack, isWhereDrawn } from './taking-over/early-back.ts';
import { renderedPage } from './taking-over/rendered-page.ts';

/**
 * Fetches what the page needs.
 * @returns what renders it, or takes over what the server has rendered
 */
export async function prepare(root: HTMLElement, dom: { createRoot: typeof createRoot; hydrateRoot: typeof hydrateRoot }) {
  const rendered = renderedPage(root);
  const store = createStore({ answers: rendered?.answers });
  const renderedFrom = store.getState();
  keepSession(store);
  // The page in its chunk, or the router would first render its waiting sign, over what the server has rendered as well.
  await loadRouteOf(window.location);

  return () => {
    const takesOver = rendered && isWhereDrawn();
    const onTakenOver = takesOver ? holdBack() : undefined;
    // Of what it takes over, the router leaves the scroll position alone; else it would throw those to the top who were quicker than the scripts.
    const router = <RouterProvider router={createBrowserRouter(routes, takesOver ? { hydrationData: {} } : {})} />;
    if (!takesOver) {
      dom.createRoot(root).render(
        <App store={store} origin={window.location.origin}>
          {router}
        </App>,
      );
      return;
    }
    const page = (
      <App store={store} renderedFrom={renderedFrom} onTakenOver={onTakenOver} origin={rendered.origin}>
        {router}
      </App>
    );
    startTransition(() => void dom.hydrateRoot(root, page));
  };
}
