import { createContext, use } from 'react';
import type { Booking } from '#shared/booking/api.ts';
import type { Block } from '../blocks.ts';
import type { Target } from './target.ts';

/** A booking that is on its way to another time. */
export interface Moved {
  booking: Booking;
  target: Target;
}

interface Moving {
  /** Nothing is moved while this is null. */
  moved: Moved | null;
  take: (block: Block) => void;
  putOver: (target: Target) => void;
  /** Asks for the time over which it is. */
  propose: () => void;
  letGo: () => void;
}

export const MovingContext = createContext<Moving | null>(null);

/** What the blocks and the columns of a calendar share while one is moved. */
export function useMoving(): Moving {
  const moving = use(MovingContext);
  if (!moving) throw new Error('Bookings are moved on a calendar only.');
  return moving;
}

/** The booking itself, where the server lets its provider ask for another time. */
export const canMove = ({ booking, proposed }: Block): boolean => !proposed && booking.actions.includes('reschedule');
