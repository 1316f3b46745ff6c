import { useState } from 'react';
import { asProblem } from '#problem.ts';
import type { Booking } from '#shared/booking/api.ts';

/** What has become of each booking by its id: done, or why not. */
export type Outcomes = Readonly<Record<string, 'done' | { readonly reason: string }>>;

interface Progress {
  sent: number;
  of: number;
}

/** Does the same with bookings one after the other, in their order: what one of them is refused for stops no other. */
export function useSeveral(send: (id: string) => Promise<unknown>) {
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  /** While they are gone through. */
  const [progress, setProgress] = useState<Progress>();

  const outcomeOf = async (id: string): Promise<Outcomes[string]> => {
    try {
      await send(id);
      return 'done';
    } catch (cause) {
      return { reason: asProblem(cause).detail };
    }
  };

  /** @returns with how many it was done */
  async function goThrough(bookings: readonly Booking[]): Promise<number> {
    let done = 0;
    for (const [sent, { id }] of bookings.entries()) {
      setProgress({ sent, of: bookings.length });
      const outcome = await outcomeOf(id);
      setOutcomes((before) => ({ ...before, [id]: outcome }));
      if (outcome === 'done') done++;
    }
    setProgress(undefined);
    return done;
  }

  return { outcomes, progress, goThrough };
}
