import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.js';
import { statement, type Values } from '../../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../../platform/tables/typed-tables.js';
import { vendorIsPublic, VendorRow, VendorSettingsRow } from '../../../vendor-onboarding/index.js';
import type { Period } from '../../report/period.js';
import { AskedHourRow } from './asked-hours.projection.js';
import type { MarketHourDto, MarketHoursDto } from './market-hours.dto.js';

interface Days {
  readonly from: string;
  readonly to: string;
}

const tables = tablesOf(AskedHourRow, VendorRow, VendorSettingsRow);
const a = rowAs(AskedHourRow, 'a');
const s = rowAs(VendorSettingsRow, 's');

const asked = statement('market-hours-asked', ({ from, to }: Values<Days>) =>
  tables
    .selectFrom('asked_hour as a')
    .select(['a.weekday', 'a.hour', a.fn.sum<number>('a.bookings').as('bookings')])
    .where('a.day', '>=', from)
    .where('a.day', '<=', to)
    .groupBy(['a.weekday', 'a.hour']),
);

/** Most of them keep the same hours: so many weeks are few rows. */
const week = sql<string>`${s.ref('s.weekly_hours')}::text`;
const weeks = statement('market-hours-worked', () =>
  tables
    .selectFrom('vendor_settings as s')
    .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
    .select((eb) => [week.as('week'), eb.fn.countAll<number>().as('providers')])
    .where(vendorIsPublic)
    .groupBy(week),
);

/** For when customers asked in a period, and who works then as things stand. */
export async function marketHours({ pool }: Database, { from, to }: Period): Promise<MarketHoursDto> {
  const [wanted, worked] = await Promise.all([asked.all(pool, { from, to }), weeks.all(pool)]);
  const hours = new Map<number, MarketHourDto>();
  const at = (weekday: number, hour: number) => {
    const place = weekday * 24 + hour;
    if (!hours.has(place)) hours.set(place, { weekday, hour, bookings: 0, providers: 0 });
    return hours.get(place)!;
  };
  for (const { weekday, hour, bookings } of wanted) at(weekday, hour).bookings += bookings;
  for (const { week, providers } of worked) {
    for (const [weekday, hour] of hoursOf(JSON.parse(week) as Week)) at(weekday, hour).providers += providers;
  }
  return {
    from,
    to,
    bookings: sum(wanted.map(({ bookings }) => bookings)),
    providers: sum(worked.map(({ providers }) => providers)),
    hours: [...hours].sort(([one], [other]) => one - other).map(([, hour]) => hour),
  };
}

type Week = readonly (readonly { from: number; to: number }[])[];

/** Each hour in which somebody works, once. */
const hoursOf = (week: Week) =>
  week.flatMap((day, weekday) =>
    day.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, past) => [weekday, from + past] as const)),
  );

const sum = (figures: readonly number[]): number => figures.reduce((before, figure) => before + figure, 0);
