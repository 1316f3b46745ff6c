import type { ReactNode } from 'react';
import { aheadWords, minutesAhead } from '#ui/format/clocks.ts';
import { noonOf, zoneHere } from '#ui/format/days.ts';

/** ", 2 hours ahead of yours". @param day yyyy-MM-dd: how far clocks are apart changes with the seasons */
export default function HoursApart({ timeZone, day }: { timeZone: string; day: string }): ReactNode {
  const apart = aheadWords(minutesAhead(timeZone, zoneHere(), noonOf(day).getTime()));
  return apart && `, ${apart}`;
}
