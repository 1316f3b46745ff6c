import { useRef } from 'react';

type ChangedAt = string | null;

/**
 * What a form has seen of what is stored: when that was changed, as it was last read, or as our own saving has answered since. The server refuses what
 * rests on less.
 */
export function useSeen(changedAt: ChangedAt) {
  const answered = useRef<ChangedAt>(null);
  return {
    now: (): ChangedAt => ((answered.current ?? '') > (changedAt ?? '') ? answered.current : changedAt),
    /** Nothing, after a refusal: from then on what is read counts. */
    answer: (at: ChangedAt = null) => {
      answered.current = at;
    },
  };
}
