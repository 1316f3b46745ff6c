import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { asProblem } from '#problem.ts';

/** What a page is asked for: its address, and the store that it will be rendered from. */
export interface PageRequest {
  /** Types of the state are the endpoints' own affair: `await dispatch(endpoint.initiate(arg))` gives `{ data, error }`. */
  dispatch: ThunkDispatch<never, unknown, UnknownAction>;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/**
 * Fetches what a page shows, before it is rendered on the server: the same queries, with the same arguments, as its hooks will ask.
 * @returns the page's HTTP status, when it is not 200; or where it stands now
 */
export type Prefetch = (page: PageRequest) => Promise<number | Moved | void>;

/** The page has another address for good: path and query. */
export interface Moved {
  movedTo: string;
}

/** 404 when the thing that the page is about is not there. A failing server is noticed by whoever renders the page. */
export const missing = (error: unknown): 404 | undefined => (error && asProblem(error).status === 404 ? 404 : undefined);
