import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** A refusal as the server words it (`application/problem+json`); `status` 0 means that no answer came at all. */
export interface Problem {
  status: number;
  code: string;
  title: string;
  detail: string;
  /** One message per field of the request. */
  fields?: Record<string, string>;
  /** Further members, such as the nearest free slots. */
  [member: string]: unknown;
}

/** No answer came at all. */
export const UNREACHABLE: Problem = {
  status: 0,
  code: 'client/unreachable',
  title: 'No connection',
  detail: 'The server could not be reached. Please check your connection and try again.',
};

const UNREADABLE: Problem = {
  status: 500,
  code: 'client/unreadable',
  title: 'Something went wrong',
  detail: 'The server gave an answer that could not be read. Please try again.',
};

const isProblem = (value: unknown): value is Problem => typeof value === 'object' && value !== null && 'code' in value && 'detail' in value;

/** What a base query failed with, as a problem. */
export function problemOf(error: FetchBaseQueryError): Problem {
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') return UNREACHABLE;
  if (isProblem(error.data)) return error.data;
  return typeof error.status === 'number' ? { ...UNREADABLE, status: error.status } : UNREADABLE;
}

/** What a hook or a caught `unwrap()` gives, as a problem. */
export function asProblem(error: unknown): Problem {
  return isProblem(error) ? error : UNREADABLE;
}
