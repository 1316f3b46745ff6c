import type { Point } from '#ui/charts/chart.ts';
import { CAUSES } from '../../cancellation-causes.ts';
import type { BookingFunnelDto } from '../api.ts';
import type { Words } from '../Bars.tsx';
import { stepBar } from '../step-bar.ts';

type Step = 'requested' | 'bookedAtOnce' | 'accepted' | 'completed' | 'reviewed' | 'waiting' | 'toCome';

const WORDS: Record<Step, Words> = {
  requested: { of: 'Requested', definition: 'Bookings that customers made on these days, by request or at once.' },
  accepted: { of: 'Accepted', definition: 'By the provider, or at once by what the provider has set; whatever became of them later.' },
  bookedAtOnce: { of: 'Booked at once', definition: 'Those of the accepted ones that needed nobody’s answer.' },
  completed: { of: 'Done', definition: 'The work was reported as done, or nobody objected for long enough.' },
  reviewed: { of: 'Reviewed', definition: 'The customer has written a review, also one that is hidden now.' },
  waiting: { of: 'Waits for an answer', definition: 'The provider can still accept these.' },
  toCome: { of: 'Work to come', definition: 'Accepted, and not yet reported as done.' },
};

/** What a bar counts, where its name alone does not say it. */
export const definitionOf = (key: string): Words | undefined => (WORDS as Partial<Record<string, Words>>)[key];

/** How many came so far. */
export function stepsOf({ requested, accepted, bookedAtOnce, completed, reviewed }: BookingFunnelDto): Point[] {
  return [
    stepBar('requested', WORDS.requested.of, requested),
    stepBar('accepted', WORDS.accepted.of, accepted, requested, 'requested'),
    stepBar('bookedAtOnce', WORDS.bookedAtOnce.of, bookedAtOnce, accepted, 'accepted'),
    stepBar('completed', WORDS.completed.of, completed, accepted, 'accepted'),
    stepBar('reviewed', WORDS.reviewed.of, reviewed, completed, 'done'),
  ];
}

/** What became of those that came no further; what is still open last. */
export function endsOf({ lost, requested, accepted, waiting, toCome }: BookingFunnelDto, wereAccepted: boolean): Point[] {
  const [of, before] = wereAccepted ? [accepted, 'accepted'] : [requested, 'requested'];
  const [key, open] = wereAccepted ? (['toCome', toCome] as const) : (['waiting', waiting] as const);
  return [
    ...lost
      .filter((loss) => loss.accepted === wereAccepted)
      .map(({ reason, bookings }) => stepBar(reason, CAUSES[reason], bookings, of, before)),
    ...(open > 0 ? [stepBar(key, WORDS[key].of, open, of, before)] : []),
  ];
}
