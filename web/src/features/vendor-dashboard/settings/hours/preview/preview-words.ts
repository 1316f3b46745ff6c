import { timeLabel } from '#shared/slots/slot-words.ts';

interface PreviewedDay {
  /** '09:00' to '18:00', in their order. */
  times: readonly string[];
  reason: 'taken' | 'past' | 'notice' | 'closed' | 'overrun' | null;
}

const NONE: Record<NonNullable<PreviewedDay['reason']>, string> = {
  taken: 'Booked up',
  past: 'Over',
  notice: 'Too soon to book',
  closed: 'Closed',
  overrun: 'Too short for this job',
};

const hourOf = (time: string): number => Number(time.slice(0, 2));

/** "9:00 AM – 12:00 PM, 2:00 PM": from when to when a customer could begin; or why they can't. */
export function startsLabel({ times, reason }: PreviewedDay): string {
  if (times.length === 0) return NONE[reason ?? 'closed'];
  const runs: string[][] = [];
  for (const time of times) {
    const run = runs.at(-1);
    if (run && hourOf(run.at(-1)!) + 1 === hourOf(time)) run.push(time);
    else runs.push([time]);
  }
  return runs.map((run) => [...new Set([run[0]!, run.at(-1)!])].map(timeLabel).join(' – ')).join(', ');
}
