import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import { type Problem, problemOf } from '#problem.ts';

/** Asks the API of the process that renders the page, as an anonymous visitor: path and query → status and parsed body. */
export type FetchAsVisitor = (address: string) => Promise<{ status: number; body: unknown }>;

/** What a store of the server carries for its queries. */
export interface ServerSide {
  ask: FetchAsVisitor;
}

/** The server's counterpart of `authenticated`: reads only, without a network in between. */
export const fromThisProcess: BaseQueryFn<string | FetchArgs, unknown, Problem> = async (query, { extra }) => {
  const { status, body } = await (extra as ServerSide).ask(typeof query === 'string' ? query : addressOf(query));
  return status < 400 ? { data: body } : { error: problemOf({ status, data: body }) };
};

/** As `fetchBaseQuery` writes it, so that both sides ask for the same address. */
function addressOf({ url, params = {} }: FetchArgs): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return given.length === 0 ? url : `${url}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
