import { type Expression, sql } from 'kysely';
import { BookingRow } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { acceptingOf, type Waits } from './accepting.js';

const tables = tablesOf(BookingRow);
const b = rowAs(BookingRow, 'b');

/** To the nearest: as `booking_list_accepted` has it, computed already. */
const minutes = sql<number>`floor(date_part('epoch', ${b.ref('b.confirmed_at')} - ${b.ref('b.created_at')}) / 60 + 0.5)::int`;

/** Bookings that a provider has accepted by hand: `booking_list_accepted` has when that was, and no others. */
const acceptedIn = (from: Expression<unknown>, until: Expression<unknown>) =>
  tables
    .selectFrom('booking_list as b')
    .where((eb) => eb('b.confirmed_at', '>', eb.ref('b.created_at')))
    .where(sql<boolean>`${b.ref('b.created_at')} >= ${from}::timestamptz`)
    .where(sql<boolean>`${b.ref('b.created_at')} < ${until}::timestamptz`);

/** How many waited so many minutes, step by step. Those who waited equally long are told once: there are far fewer minutes than bookings in a year. */
const waits = statement(
  'platform-trend-accepting',
  ({ beginnings, ends }: Values<{ beginnings: readonly string[]; ends: readonly string[] }>) => {
    const steps = sql<{
      from: string;
      until: string;
      place: number;
    }>`unnest(${beginnings}::timestamptz[], ${ends}::timestamptz[]) with ordinality`;
    const ofStep = acceptedIn(sql.ref('step.from'), sql.ref('step.until'))
      .select((eb) => [minutes.as('minutes'), eb.cast<number>(eb.fn.countAll(), 'int4').as('bookings')])
      .groupBy(minutes);
    return tablesOf()
      .selectFrom(steps.as<'step'>(sql`step ("from", until, place)`))
      .innerJoinLateral(ofStep.as('waited'), (join) => join.onTrue())
      .select(['step.place', sql<number[]>`array_agg(minutes)`.as('minutes'), sql<number[]>`array_agg(bookings)`.as('bookings')])
      .groupBy('step.place');
  },
);

/** How long a provider's answer took: in each step, and in all of them. A step ends where the next one begins. */
export async function acceptingIn({ pool }: Database, beginnings: readonly string[], end: string) {
  const found = await waits.all(pool, { beginnings, ends: [...beginnings.slice(1), end] });
  const steps = beginnings.map((): Waits => new Map());
  const all: Waits = new Map();
  for (const { place, minutes, bookings } of found) {
    minutes.forEach((waited, index) => {
      for (const waits of [steps[place - 1]!, all]) waits.set(waited, (waits.get(waited) ?? 0) + bookings[index]!);
    });
  }
  return { steps: steps.map(acceptingOf), all: acceptingOf(all) };
}
