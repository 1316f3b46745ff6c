import { useEffect, useState } from 'react';

export interface PriceRange {
  low: number;
  high: number;
}

/** An end of the range as it is dragged, and over which ends of the address it is dragged: the present one, and those that were applied since, in their order. */
interface Draft {
  dragged: number;
  over: readonly number[];
}

/** A price range being dragged; an end that changes from outside (Back, a removed filter) is replaced. An end is NaN while its field is empty. */
export function useRangeDraft(appliedLow: number, appliedHigh: number) {
  const low = useEndDraft(appliedLow);
  const high = useEndDraft(appliedHigh);

  return {
    low: low.dragged,
    high: high.dragged,
    drag: (range: Partial<PriceRange>) => {
      if (range.low !== undefined) low.drag(range.low);
      if (range.high !== undefined) high.drag(range.high);
    },
    /** Notes what this filter is about to apply: when it comes back from the address it is no news, and what was dragged since then stays. */
    tell: (range: PriceRange) => {
      low.tell(range.low);
      high.tell(range.high);
    },
  };
}

function useEndDraft(applied: number) {
  const [draft, setDraft] = useState<Draft>();
  // Not while it is rendered: React would remember the new address from a rendering that it has given up, and take the old one for news.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- once for each change of the address
  useEffect(() => setDraft((now) => now && arrivedAt(now, applied)), [applied]);

  return {
    dragged: draft?.over.includes(applied) ? draft.dragged : applied,
    drag: (price: number) => setDraft((now) => ({ dragged: price, over: now?.over.includes(applied) ? now.over : [applied] })),
    tell: (price: number) =>
      setDraft((now) => ({ dragged: now?.dragged ?? price, over: price === applied ? [applied] : [...(now?.over ?? [applied]), price] })),
  };
}

function arrivedAt(draft: Draft, applied: number): Draft | undefined {
  const place = draft.over.indexOf(applied);
  return place === -1 ? undefined : { ...draft, over: draft.over.slice(place) };
}
