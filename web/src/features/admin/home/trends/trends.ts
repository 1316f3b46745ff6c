import type { Written } from '#ui/charts/chart.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { noonOf } from '#ui/format/days.ts';
import { counted } from '#ui/format/labels.ts';
import { shortMoney } from '#ui/format/money.ts';
import { monthMark, monthName } from '#ui/format/months.ts';
import { grouped } from '#ui/format/numbers.ts';
import type { PlatformTrends } from '../../api.ts';

export interface Trend {
  figure: keyof PlatformTrends['figures'];
  title: string;
  definition: string;
  write: Written;
  unitOf?: (most: number) => number;
  /** What else is to be known of the figure. */
  besides?: (figures: PlatformTrends['figures']) => string | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;

const unitOfWait = (minutes: number) => (minutes < HOUR ? 1 : minutes < 2 * DAY ? HOUR : DAY);

/** "25 minutes", "3.5 hours", "2 days": as exact as anybody needs to compare. */
const wait: Written = (minutes) => {
  if (minutes < HOUR) return counted(Math.round(minutes), 'minute');
  const unit = unitOfWait(minutes);
  const name = unit === HOUR ? 'hour' : 'day';
  const tenths = Math.round((10 * minutes) / unit) / 10;
  return `${tenths.toLocaleString('en-US')} ${name}${tenths === 1 ? '' : 's'}`;
};

/** What an administrator follows over time. */
export const TRENDS: readonly Trend[] = [
  { figure: 'users', title: 'New users', write: grouped, definition: 'Accounts that were opened, also those that were erased later.' },
  {
    figure: 'vendors',
    title: 'New providers',
    write: grouped,
    definition: 'Businesses that applied for the first time, whatever was decided.',
  },
  { figure: 'bookings', title: 'Bookings made', write: grouped, definition: 'Bookings that customers made, whatever became of them.' },
  { figure: 'valueCents', title: 'Value booked', write: shortMoney, definition: 'Their agreed prices, without the platform fee.' },
  {
    figure: 'completedCents',
    title: 'Value completed',
    write: shortMoney,
    definition: 'The agreed prices of the bookings that were completed then, without the platform fee.',
  },
  {
    figure: 'feesKeptCents',
    title: 'Fees kept',
    write: shortMoney,
    definition: 'Platform fees of the bookings that were completed then, less what refunds that were decided then took of them.',
  },
  {
    figure: 'minutesToAccept',
    title: 'Time to accept',
    write: wait,
    unitOf: unitOfWait,
    besides: ({ slowMinutesToAccept }) => (slowMinutesToAccept === null ? null : `nine of ten within ${wait(slowMinutesToAccept)}`),
    definition:
      'Half of the requests that were made then and accepted by hand waited less than this, and nine of ten no longer than it says beside. What settings accept is nobody’s answer.',
  },
  {
    figure: 'cancelledBookings',
    title: 'Cancellations',
    write: grouped,
    definition: 'Bookings that ended then without the work being done.',
  },
];

type Step = PlatformTrends['step'];

/** What a row of the table stands for. */
export const STEP_WORDS: Record<Step, string> = { day: 'Day', week: 'Week', month: 'Month' };

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** In full, and as it stands below the axis. */
export function stepName(step: Step, from: string): { name: string; mark: string } {
  if (step === 'month') return { name: monthName(from), mark: monthMark(from) };
  return { name: step === 'week' ? `Week of ${calendarDateLabel(from)}` : calendarDateLabel(from), mark: shortDay.format(noonOf(from)) };
}
