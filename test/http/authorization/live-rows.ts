import { type Matrix, row, SIGNED_IN } from './row.js';

/** One's own stream, whose end does not have to be waited for here: what each hears, test/http/live.spec.ts says. */
export const liveRows: Matrix = {
  'GET /api/v1/live': row(SIGNED_IN, { own: 200 }, () => ({ query: { once: 'true' } })),
};
