import type { Booking } from '#shared/booking/api.ts';

/** What is done with several bookings at once. */
export type Deed = 'confirm' | 'decline' | 'complete';

interface DeedWords {
  verb: string;
  /** As in "2 bookings accepted". */
  done: string;
  /** What they are until then. */
  what: 'requests' | 'bookings';
  hint: string;
  /** Most often it is for all of them. */
  forAll: boolean;
  destructive?: boolean;
  /** What stands beside each. */
  centsOf: (booking: Booking) => number;
}

const price = ({ priceCents }: Booking): number => priceCents;

export const DEEDS: Readonly<Record<Deed, DeedWords>> = {
  confirm: {
    verb: 'Accept',
    done: 'accepted',
    what: 'requests',
    hint: 'Each customer is told at once. Uncheck those that are to wait.',
    forAll: true,
    centsOf: price,
  },
  decline: {
    verb: 'Decline',
    done: 'declined',
    what: 'requests',
    hint: 'Each customer is told at once and pays nothing. This can’t be taken back, so check only those that you turn down.',
    forAll: false,
    destructive: true,
    centsOf: price,
  },
  complete: {
    verb: 'Complete',
    done: 'completed',
    what: 'bookings',
    hint: 'Each customer will be charged what stands beside their booking. This can’t be taken back. Uncheck what is not done.',
    forAll: true,
    centsOf: ({ totalCents }) => totalCents,
  },
};

/** "Accept several requests" */
export const deedTitle = (deed: Deed): string => `${DEEDS[deed].verb} several ${DEEDS[deed].what}`;
