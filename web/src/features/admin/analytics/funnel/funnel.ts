import type { Point } from '#ui/charts/chart.ts';
import { CAUSES } from '../../cancellation-causes.ts';
import type { BookingFunnelDto } from '../api.ts';

type Step = 'requested' | 'bookedAtOnce' | 'accepted' | 'completed' | 'reviewed' | 'waiting' | 'toCome';

const WORDS: Record<Step, { of: string; definition: string }> = {
  requested: { of: 'Requested', definition: 'Bookings that customers made on these days, by request or at once.' },
  accepted: { of: 'Accepted', definition: 'By the provider, or at once by what the provider has set; whatever became of them later.' },
  bookedAtOnce: { of: 'Booked at once', definition: 'Those of the accepted ones that needed nobody’s answer.' },
  completed: { of: 'Done', definition: 'The work was reported as done, or nobody objected for long enough.' },
  reviewed: { of: 'Reviewed', definition: 'The customer has written a review, also one that is hidden now.' },
  waiting: { of: 'Waits for an answer', definition: 'The provider can still accept these.' },
  toCome: { of: 'Work to come', definition: 'Accepted, and not yet reported as done.' },
};

/** What a bar counts, where its name alone does not say it. */
export const definitionOf = (key: string): { of: string; definition: string } | undefined =>
  (WORDS as Partial<Record<string, { of: string; definition: string }>>)[key];

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const bar = (key: string, words: string, value: number, of: number, before: string): Point => {
  const name = of > 0 ? `${words}, ${percent.format(value / of)} of ${before}` : words;
  return { key, name, mark: name, value };
};

/** How many came so far. */
export function stepsOf({ requested, accepted, bookedAtOnce, completed, reviewed }: BookingFunnelDto): Point[] {
  return [
    bar('requested', WORDS.requested.of, requested, 0, ''),
    bar('accepted', WORDS.accepted.of, accepted, requested, 'requested'),
    bar('bookedAtOnce', WORDS.bookedAtOnce.of, bookedAtOnce, accepted, 'accepted'),
    bar('completed', WORDS.completed.of, completed, accepted, 'accepted'),
    bar('reviewed', WORDS.reviewed.of, reviewed, completed, 'done'),
  ];
}

/** What became of those that came no further; what is still open last. */
export function endsOf({ lost, requested, accepted, waiting, toCome }: BookingFunnelDto, wereAccepted: boolean): Point[] {
  const [of, before] = wereAccepted ? [accepted, 'accepted'] : [requested, 'requested'];
  const [key, open] = wereAccepted ? (['toCome', toCome] as const) : (['waiting', waiting] as const);
  return [
    ...lost
      .filter((loss) => loss.accepted === wereAccepted)
      .map(({ reason, bookings }) => bar(reason, CAUSES[reason], bookings, of, before)),
    ...(open > 0 ? [bar(key, WORDS[key].of, open, of, before)] : []),
  ];
}
