import type { ReactNode } from 'react';
import { bothClocks } from '#shared/booking/moments.ts';

interface OrderClocksProps {
  timeZone: string;
  /** Null for a time that the clocks of that day leave out. */
  startsAt: string | null;
}

/** What follows the chosen time where the reader's clocks show something else then. */
export default function OrderClocks({ timeZone, startsAt }: OrderClocksProps): ReactNode {
  return startsAt && bothClocks({ timeZone, startsAt });
}
