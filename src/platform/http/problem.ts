import { HttpException } from '@nestjs/common';
import { isAway } from '../database/pg-errors.js';
import { Refusal, Unavailable } from '../errors.js';

export const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

/** RFC 9457. `code` is for programs, `title` and `detail` are for people; `fields` holds one message per bad field. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly [member: string]: unknown;
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Too slow',
  409: 'Not possible now',
  413: 'Too large',
  415: 'Unsupported format',
  422: 'Does not match',
  429: 'Too many requests',
  431: 'Too large',
  503: 'Not available now',
};

/** What the database says by SQLSTATE, for the few cases that are not our fault. */
const SQL_STATES: readonly (readonly [pattern: RegExp, status: number, code: string, detail: string])[] = [
  [/^22/, 400, 'platform/invalid', 'A value cannot be stored in this form.'],
  [/^(23505|23P01)$/, 409, 'platform/conflict', 'This exists already.'],
  [/^(40001|40P01)$/, 409, 'platform/busy', 'Others changed this at the same moment. Please try again.'],
];
const AWAY = new Unavailable('platform/unavailable', 'The database does not answer at the moment. Please try again shortly.');

export function problem(status: number, code: string, detail: string, members: Readonly<Record<string, unknown>> = {}): Problem {
  return { type: `/problems/${code}`, title: TITLES[status] ?? 'Something went wrong', status, code, detail, ...members };
}

/** Every error as a problem document. What nobody foresaw is a 500 that tells nothing. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Refusal) return problem(error.status, error.code, error.message, error.details);
  if (error instanceof HttpException) return fromHttpException(error);
  return (
    fromDatabase(error) ?? fromFastify(error) ?? problem(500, 'platform/unexpected', 'Something went wrong on our side. Please try again.')
  );
}

/** Refusals of the web server itself. Nest hands some of them on as its own exceptions, so they are told apart by status. */
const SERVER_REFUSALS: Readonly<Record<number, readonly [code: string, detail: string]>> = {
  400: ['platform/malformed', 'The request is malformed: send valid JSON in UTF-8, and an address without broken escapes.'],
  404: ['platform/not-found', 'There is nothing at this address.'],
  413: ['platform/too-large', 'The request is larger than 32 KB.'],
  415: ['platform/unsupported-format', 'Send JSON (application/json).'],
};

function fromHttpException(error: HttpException): Problem {
  const status = error.getStatus();
  const known = SERVER_REFUSALS[status];
  if (known) return problem(status, ...known);
  const response = error.getResponse() as { details?: unknown };
  return problem(status, `platform/http-${status}`, error.message, response.details ? { details: response.details } : {});
}

function fromDatabase(error: unknown): Problem | undefined {
  if (isAway(error)) return toProblem(AWAY);
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code !== 'string') return cause ? fromDatabase(cause) : undefined;
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  const known = SQL_STATES.find(([pattern]) => pattern.test(code));
  return known && problem(known[1], known[2], known[3]);
}

function fromFastify(error: unknown): Problem | undefined {
  const status = error instanceof SyntaxError ? 400 : (error as { statusCode?: number } | undefined)?.statusCode;
  if (status === undefined || status < 400 || status >= 500) return undefined;
  return problem(status, ...(SERVER_REFUSALS[status] ?? SERVER_REFUSALS[400]!));
}
