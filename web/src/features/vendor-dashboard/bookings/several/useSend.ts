import { useCompleteBookingMutation, useConfirmBookingMutation, useDeclineBookingMutation } from '../../api.ts';
import type { Deed } from './deeds.ts';

/** Does it with one booking. @throws what it is refused for */
export function useSend(deed: Deed): (id: string) => Promise<unknown> {
  const [confirm] = useConfirmBookingMutation();
  const [decline] = useDeclineBookingMutation();
  const [complete] = useCompleteBookingMutation();
  const send = { confirm, decline, complete }[deed];
  return (id) => send({ id }).unwrap();
}
