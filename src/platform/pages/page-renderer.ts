import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../process/project.js';

/** Asks the product's own API as an anonymous visitor: path and query → status and parsed body. */
export type FetchAsVisitor = (address: string) => Promise<{ status: number; body: unknown }>;

export interface Rendering {
  readonly status: number;
  /** Where the page stands now, with status 301. */
  readonly location?: string;
  readonly head: string;
  readonly body: string;
  /** What stands in the style elements of the head. */
  readonly styles: readonly string[];
  /** What stands in the style attributes of the body, as HTML writes it. */
  readonly styleAttributes: readonly string[];
}

export interface Site {
  readonly origin: string;
  readonly ask: FetchAsVisitor;
  /** Awaited before a piece of work that keeps the process busy. */
  readonly turn: () => Promise<void>;
}

/** One public page of the client (`web/src/server/render-page.tsx`, which this describes). */
export interface RenderablePage {
  /** Path and query without what the page does not read: addresses with the same are the same page. */
  readonly address: string;
  /** Its source, under `web/src`. */
  readonly file: string;
  /** Its address may hold a token: it is not kept. */
  readonly personal?: boolean;
  /** When it is always the same and not 200: the client's 404 page. */
  readonly status?: number;
  render(site: Site): Promise<Rendering>;
}

/** @returns the public page of an address (path and query); `undefined` for a dashboard, which only the browser renders */
export type PageRenderer = (address: string) => RenderablePage | undefined;

/** The client's pages as the build has made them for the server. */
export async function pageRenderer(): Promise<PageRenderer> {
  const program = join(projectRoot, 'dist', 'web-server', 'render-page.js');
  if (!existsSync(program)) throw new Error('The web client is built, but its pages for the server are not.');
  return ((await import(pathToFileURL(program).href)) as { publicPage: PageRenderer }).publicPage;
}
