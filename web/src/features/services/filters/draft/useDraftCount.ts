import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { ServicesApiArg } from '#api/generated-public.ts';
import { asProblem } from '#problem.ts';
import { useTypingPause } from '#ui/typing/useTypingPause.ts';
import { useAskServices, useServicesQuery } from '../../api.ts';

export const isUnknownZip = (error: unknown): boolean => asProblem(error).code === 'catalog/unknown-zip';

/**
 * What a list would have, counted by the server after a pause in the choosing; it is the very question that the list asks once it is shown, which is then there
 * at once.
 * @param query null while what is typed asks nothing
 */
export function useDraftCount(query: ServicesApiArg | null) {
  // After a gap in which nothing could be asked, the answer before it is about something else.
  const [{ asked, follows }, setAsked] = useState({ asked: query, follows: false });
  const askFor = (next: ServicesApiArg | null) => setAsked((last) => ({ asked: next, follows: last.asked !== null }));
  useTypingPause(JSON.stringify(query), () => askFor(query));
  const { data, error, isFetching } = useServicesQuery(asked ?? skipToken);
  const ask = useAskServices();
  return {
    /** The last answer, while the next is on its way. */
    answer: query && asked && !error && (follows || !isFetching) ? data : undefined,
    isCounting: isFetching || JSON.stringify(query) !== JSON.stringify(asked),
    /** The ZIP of the last question, where it is none. */
    unknownZip: error && isUnknownZip(error) ? asked?.zip : undefined,
    /** Asks without waiting for a pause. */
    askNow: (now: ServicesApiArg) => {
      askFor(now);
      return ask(now, true);
    },
  };
}
