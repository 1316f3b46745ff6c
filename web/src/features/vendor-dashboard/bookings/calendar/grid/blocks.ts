import type { Booking } from '#shared/booking/api.ts';
import type { Span } from './open-hours.ts';

/** A booking at its time, or the time that is proposed for it. */
export interface Block extends Span {
  booking: Booking;
  /** Waits for an answer; the booking itself stands elsewhere. */
  proposed: boolean;
  day: string;
  time: string;
  /** In which of the parallel jobs; null where it takes up none. */
  lane: number | null;
}

/** A block among those at the same time: how many share the width, and which part is its own. */
export interface Placed extends Block {
  column: number;
  columns: number;
}

/** What takes up hours; a booking that was called off takes none. */
export function blocksOf(bookings: readonly Booking[]): Block[] {
  return bookings
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((booking) => {
      const { proposal } = booking;
      const at = blockAt(booking, booking, false);
      return proposal ? [at, blockAt(booking, proposal, true)] : [at];
    });
}

function blockAt(booking: Booking, at: Pick<Booking, 'date' | 'time' | 'lane'>, proposed: boolean): Block {
  const { date: day, time, lane } = at;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const from = hour + minute / 60;
  return { booking, proposed, day, time, lane, from, to: Math.min(24, from + booking.durationMinutes / 60) };
}

/** Side by side where they overlap: each gets the first column that is free. */
export function placed(blocks: readonly Block[]): Placed[] {
  const groups: Placed[][] = [];
  let end = 0;
  for (const block of blocks.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (block.from >= end) groups.push([]);
    const group = groups.at(-1)!;
    const taken = new Set(group.filter(({ to }) => to > block.from).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column++;
    group.push({ ...block, column, columns: 1 });
    end = Math.max(block.from >= end ? 0 : end, block.to);
  }
  return groups.flatMap((group) => {
    const columns = Math.max(...group.map(({ column }) => column)) + 1;
    return group.map((block) => ({ ...block, columns }));
  });
}
