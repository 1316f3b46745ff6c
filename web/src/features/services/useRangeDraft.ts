import { useState } from 'react';

/** A price range being drawn; a new range from outside (Back, a removed filter) replaces it. An end is NaN while its field is empty. */
export function useRangeDraft(appliedLow: number, appliedHigh: number) {
  const [draft, setDraft] = useState({ low: appliedLow, high: appliedHigh, appliedLow, appliedHigh });
  if (draft.appliedLow !== appliedLow || draft.appliedHigh !== appliedHigh) {
    setDraft({ low: appliedLow, high: appliedHigh, appliedLow, appliedHigh });
  }
  return {
    low: draft.low,
    high: draft.high,
    draw: (range: { low?: number; high?: number }) => setDraft((now) => ({ ...now, ...range })),
  };
}
