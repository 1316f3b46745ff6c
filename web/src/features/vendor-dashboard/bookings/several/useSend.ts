import { useCompleteBookingMutation, useConfirmBookingMutation, useDeclineBookingMutation } from '../../api.ts';
import type { Deed } from './deeds.ts';

/** Does it with one booking. @param reason why it is declined; nothing where that is not said @throws what it is refused for */
export function useSend(deed: Deed, reason: string): (id: string) => Promise<unknown> {
  const [confirm] = useConfirmBookingMutation();
  const [decline] = useDeclineBookingMutation();
  const [complete] = useCompleteBookingMutation();
  const sends: Record<Deed, (id: string) => Promise<unknown>> = {
    confirm: (id) => confirm({ id }).unwrap(),
    decline: (id) => decline({ id, declineBookingDto: reason ? { reason } : {} }).unwrap(),
    complete: (id) => complete({ id }).unwrap(),
  };
  return sends[deed];
}
