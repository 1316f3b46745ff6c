import { CAUSE_WORDS } from '../../../booking/index.js';
import { type Cell, csv } from '../../../platform/csv.js';
import type { BookingFunnelDto } from './funnel.dto.js';

const HEADER = ['Section', 'Figure', 'Bookings', 'Out of'];

/** One figure a line; "Out of" is how many came to the step before. */
export function funnelCsv({ requested, bookedAtOnce, accepted, completed, reviewed, waiting, toCome, lost }: BookingFunnelDto): string {
  const rows: Cell[][] = [
    ['Steps', 'Requested', requested, null],
    ['Steps', 'Accepted', accepted, requested],
    ['Steps', 'Done', completed, accepted],
    ['Steps', 'Reviewed', reviewed, completed],
    ['Of the accepted', 'Booked at once', bookedAtOnce, accepted],
    ...lost.map((loss): Cell[] =>
      loss.accepted
        ? ['Ended after it was accepted', CAUSE_WORDS[loss.reason], loss.bookings, accepted]
        : ['Ended before it was accepted', CAUSE_WORDS[loss.reason], loss.bookings, requested],
    ),
    ['Still open', 'Waits for an answer', waiting, requested],
    ['Still open', 'Work to come', toCome, accepted],
  ];
  return csv(HEADER, rows);
}
