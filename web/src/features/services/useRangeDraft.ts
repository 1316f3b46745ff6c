import { useState } from 'react';

/** One end of the range: as it is drawn, as the address last had it, and as this filter last applied it. */
interface End {
  drawn: number;
  seen: number;
  told: number;
}

export interface PriceRange {
  low: number;
  high: number;
}

const endAt = (applied: number): End => ({ drawn: applied, seen: applied, told: applied });

/** What comes back from the address is no news where this filter put it there: what has been typed since then stays. */
function followed(end: End, applied: number): End {
  if (applied === end.seen) return end;
  return applied === end.told ? { ...end, seen: applied } : endAt(applied);
}

/** A price range being drawn; an end that changes from outside (Back, a removed filter) is replaced. An end is NaN while its field is empty. */
export function useRangeDraft(appliedLow: number, appliedHigh: number) {
  const [draft, setDraft] = useState({ low: endAt(appliedLow), high: endAt(appliedHigh) });
  const [low, high] = [followed(draft.low, appliedLow), followed(draft.high, appliedHigh)];
  if (low !== draft.low || high !== draft.high) setDraft({ low, high });

  return {
    low: low.drawn,
    high: high.drawn,
    draw: (range: Partial<PriceRange>) =>
      setDraft((now) => ({
        low: { ...now.low, drawn: range.low ?? now.low.drawn },
        high: { ...now.high, drawn: range.high ?? now.high.drawn },
      })),
    /** Notes what this filter is about to apply. */
    tell: (range: PriceRange) => setDraft((now) => ({ low: { ...now.low, told: range.low }, high: { ...now.high, told: range.high } })),
  };
}
