import { hourLabel } from '#shared/slots/slot-words.ts';
import type { Line } from '#ui/charts/chart.ts';
import { WEEKDAYS } from '#ui/format/days.ts';
import { counted } from '#ui/format/labels.ts';

/** Of the week, on the provider's clock. */
interface MarketHour {
  /** 0 for Sunday. */
  weekday: number;
  /** 0 to 23 */
  hour: number;
  bookings: number;
  providers: number;
}

type Figure = 'bookings' | 'providers';

export const WEEK: readonly Line[] = WEEKDAYS.map((name, key) => ({ key, name, mark: name.slice(0, 3) }));

/** From the first in which anybody asks or works to the last. */
export function hoursOf(hours: readonly MarketHour[]): Line[] {
  const all = hours.map(({ hour }) => hour);
  const first = Math.min(...all);
  return Array.from({ length: hours.length > 0 ? Math.max(...all) - first + 1 : 0 }, (_, past) => {
    const name = hourLabel(`${first + past}:00`);
    return { key: first + past, name, mark: name };
  });
}

/** Of an hour, on a weekday. */
export function valueOf(hours: readonly MarketHour[], figure: Figure): (hour: number, weekday: number) => number {
  const values = new Map(hours.map((each) => [each.weekday * 24 + each.hour, each[figure]]));
  return (hour, weekday) => values.get(weekday * 24 + hour) ?? 0;
}

/** Where most bookings come to one provider: "Saturday at 9 AM: 14 bookings asked for, and 2 providers work then." Nothing where nobody has asked. */
export function tightest(hours: readonly MarketHour[]): string | undefined {
  const asked = hours.filter(({ bookings }) => bookings > 0);
  const [first] = asked.toSorted((one, other) => share(other) - share(one) || other.bookings - one.bookings);
  if (!first) return undefined;
  const { weekday, hour, bookings, providers } = first;
  const who =
    providers === 0 ? 'nobody works then any more' : `${counted(providers, 'provider')} ${providers === 1 ? 'works' : 'work'} then`;
  return `${WEEKDAYS[weekday]} at ${hourLabel(`${hour}:00`)}: ${counted(bookings, 'booking')} asked for, and ${who}.`;
}

const share = ({ bookings, providers }: MarketHour): number => bookings / providers;
