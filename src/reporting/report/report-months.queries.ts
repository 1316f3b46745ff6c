import type { Database } from '../../platform/database/database.js';
import { startOfDay } from '../../platform/time/wall-clock.js';
import { instantsOf, monthsOf, type Period } from './period.js';
import { COUNTS_SQL, FACTS_SQL } from './facts.js';
import { ReportMonthDto } from './report.dto.js';

/** `$4`: the instants at which the months begin. */
const MONTHS = `
  select width_bucket(fact.at, $4::timestamptz[]) as place, ${COUNTS_SQL} from ${FACTS_SQL} group by place`;

type Counts = Omit<ReportMonthDto, 'month'>;
const NOTHING: Counts = { bookings: 0, completedBookings: 0, revenueCents: 0 };

/** Every month that the period touches, also one in which nothing happened. */
export async function monthsIn({ pool }: Database, vendorId: string, period: Period): Promise<ReportMonthDto[]> {
  const months = monthsOf(period);
  const [start, end] = instantsOf(period);
  const beginnings = [start, ...months.slice(1).map((month) => startOfDay(`${month}-01`, period.timeZone))];
  const { rows } = await pool.query<Counts & { place: number }>({
    name: 'report-months',
    text: MONTHS,
    values: [vendorId, start, end, beginnings],
  });
  const counted = new Map(rows.map(({ place, ...counts }) => [months[place - 1], counts]));
  return months.map((month) => ({ month, ...(counted.get(month) ?? NOTHING) }));
}
