import type { DateRange } from '#shared/date-range/date-range.ts';

/** A table as the server writes it; no part of the cache, which it has no business in. */
export const csvFrom = (url: string) => (params: DateRange) => ({
  url,
  params: { ...params },
  responseHandler: async (answer: Response) => (answer.ok ? answer.text() : (answer.json() as Promise<unknown>)),
});
