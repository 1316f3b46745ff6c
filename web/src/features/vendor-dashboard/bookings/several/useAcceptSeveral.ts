import { useState } from 'react';
import { asProblem } from '#problem.ts';
import type { Booking } from '#shared/booking/api.ts';
import { useConfirmBookingMutation } from '../../api.ts';

/** What has become of each request by its id: accepted, or why not. */
export type Outcomes = Readonly<Record<string, 'accepted' | { readonly reason: string }>>;

interface Progress {
  answered: number;
  of: number;
}

/** Accepts requests one after the other, in their order: what one of them is refused for stops no other. */
export function useAcceptSeveral() {
  const [confirm] = useConfirmBookingMutation();
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  /** While they are being accepted. */
  const [progress, setProgress] = useState<Progress>();

  const answer = async (id: string): Promise<Outcomes[string]> => {
    try {
      await confirm({ id }).unwrap();
      return 'accepted';
    } catch (cause) {
      return { reason: asProblem(cause).detail };
    }
  };

  /** @returns how many were accepted */
  async function accept(requests: readonly Booking[]): Promise<number> {
    let accepted = 0;
    for (const [answered, { id }] of requests.entries()) {
      setProgress({ answered, of: requests.length });
      const outcome = await answer(id);
      setOutcomes((before) => ({ ...before, [id]: outcome }));
      if (outcome === 'accepted') accepted++;
    }
    setProgress(undefined);
    return accepted;
  }

  return { outcomes, progress, accept };
}
