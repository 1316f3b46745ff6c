import type { Decider } from '../../platform/events/decider.js';
import type { BookingDeadlinesEvent } from './booking-deadlines.events.js';

/** How many hours the sides of a booking have to answer; what has to be answered before a start keeps its half hour before it. */
export interface BookingDeadlines {
  /** A provider, to a request. */
  readonly answerHours: number;
  /** The other side, to another time. */
  readonly agreeHours: number;
}

/** The deadlines of every platform that has set none. */
export const FIRST_DEADLINES: BookingDeadlines = { answerHours: 24, agreeHours: 12 };

export interface DeadlinesSetting {
  readonly deadlines: BookingDeadlines;
  /** `null`: nobody has ever set them. */
  readonly changedAt: string | null;
}

export const DeadlinesSetting: Decider<DeadlinesSetting, BookingDeadlinesEvent> = {
  category: 'deadlines',
  initial: { deadlines: FIRST_DEADLINES, changedAt: null },
  evolve: {
    BookingDeadlinesSet: (_, { answerHours, agreeHours, setAt: changedAt }) => ({ deadlines: { answerHours, agreeHours }, changedAt }),
  },
};
