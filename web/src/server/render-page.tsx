import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom';
import { baseApi } from '#api/base.ts';
import type { FetchAsVisitor } from '#api/this-process.ts';
import { App } from '#app/App.tsx';
import { routes } from '#app/routes.tsx';
import { createStore, type Store } from '#app/store.ts';
import { RENDERED_PAGE, type RenderedPage } from '#app/taking-over/rendered-page.ts';
import { asProblem } from '#problem.ts';
import { servedPartsLoaded } from '#ui/dialogs/served-part.tsx';
import { PUBLIC_PAGES, type PublicPage } from './public-pages.ts';

export interface Rendering {
  status: number;
  /** Where the page stands now, with status 301. */
  location?: string;
  /** Title, metadata and styles. */
  head: string;
  /** What React has rendered, and what it was rendered from. */
  body: string;
  /** What stands in the style elements of the head. */
  styles: string[];
  /** What stands in the style attributes of the body, as HTML writes it. */
  styleAttributes: string[];
}

export interface Site {
  origin: string;
  ask: FetchAsVisitor;
  /** Resolves when it is time for a piece of work that keeps the process busy. */
  readonly turn: () => Promise<void>;
}

export interface Page extends Omit<PublicPage, 'prefetch' | 'reads'> {
  /** Path and query without what the page does not read. */
  address: string;
  /** @throws whatever rendering throws: the caller then sends the shell */
  render(site: Site): Promise<Rendering>;
}

const handler = createStaticHandler(routes);

/** The public page of an address (path and query); undefined for a dashboard, which only the browser renders. */
export function publicPage(address: string): Page | undefined {
  // Put together, not resolved: `//elsewhere.test/` is a path of ours.
  const url = new URL(`http://this-process${address}`);
  const matches = matchRoutes(routes, url) ?? [];
  if (!matches.some(({ route }) => route.path === '/')) return undefined;
  const { route, params } = matches.at(-1)!;
  const { prefetch, reads, ...page } = pageOf(route.index ? '/' : (route.path ?? ''));
  url.search = known(url.searchParams, reads).toString();

  return {
    ...page,
    address: url.pathname + url.search,
    render: async ({ origin, ask, turn }) => {
      const store = createStore({ serverSide: { ask } });
      const [context, found] = await Promise.all([
        handler.query(new Request(url)),
        prefetch?.({ dispatch: store.dispatch, params, search: url.searchParams }),
      ]);
      if (typeof found === 'object') return { status: 301, location: found.movedTo, head: '', body: '', styles: [], styleAttributes: [] };
      if (context instanceof Response) throw new Error(`${route.path} answered ${context.status} instead of rendering a page`);
      await servedPartsLoaded();
      await turn();
      return { status: found ?? page.status ?? statusOf(store), ...rendered(context, store, origin) };
    },
  };
}

/** In one order. Of the same name two count: a page may say that there is more than one. */
const known = (params: URLSearchParams, names: readonly string[] = []): URLSearchParams =>
  new URLSearchParams(
    names.flatMap((name) =>
      params
        .getAll(name)
        .slice(0, 2)
        .map((value) => [name, value]),
    ),
  );

function pageOf(path: string): PublicPage {
  const page = PUBLIC_PAGES[path];
  if (!page) throw new Error(`The route ${path} has no line in public-pages.ts`);
  return page;
}

/** 503 when something that the page shows could not be had, 400 when it can't be: the page says so itself. */
function statusOf(store: Store): number {
  const errors = Object.values(store.getState().api.queries).flatMap((query) => (query?.error ? [asProblem(query.error)] : []));
  if (errors.some(({ status }) => status >= 500)) return 503;
  return errors.some(({ status }) => status === 400) ? 400 : 200;
}

function rendered(context: StaticHandlerContext, store: Store, origin: string): Omit<Rendering, 'status'> {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <App store={store} origin={origin}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </App>
    </CacheProvider>,
  );
  const { metadata, content } = split(html);
  const chunks = emotion.extractCriticalToChunks(html);
  return {
    head: metadata + emotion.constructStyleTagsFromChunks(chunks),
    styles: chunks.styles.map(({ css }) => css),
    styleAttributes: styleAttributesIn(content),
    body: `<div id="root">${content}</div><script id="${RENDERED_PAGE}" type="application/json">${handedOver(store, origin)}</script>`,
  };
}

/** As React writes it: `<` and quotes are escaped in texts and in the values of attributes, so neither looks like an element or an attribute. */
const ELEMENT = /<[a-zA-Z][^\s/>]*((?:\s+[^\s"=>/]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /\s+([^\s"=>/]+)(?:="([^"]*)")?/g;

function styleAttributesIn(html: string): string[] {
  const attributes = [...html.matchAll(ELEMENT)].flatMap(([, list]) => [...list!.matchAll(ATTRIBUTE)]);
  return [...new Set(attributes.flatMap(([, name, value]) => (name === 'style' ? [value!] : [])))];
}

/** React writes what belongs into the head before everything else, when it renders less than a whole document. */
function split(html: string): { metadata: string; content: string } {
  const metadata = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)![0];
  return { metadata, content: html.slice(metadata.length) };
}

/** `<` is escaped, so that no text in it can end the script element. */
function handedOver(store: Store, origin: string): string {
  const page: RenderedPage = { answers: store.getState()[baseApi.reducerPath], origin };
  return JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
}
