import { type Expression, sql } from 'kysely';
import { BookingRow } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import type { TrendFiguresDto } from './trends.dto.js';

type Accepting = Pick<TrendFiguresDto, 'minutesToAccept' | 'slowMinutesToAccept'>;
interface Instants {
  readonly start: string;
  readonly end: string;
}
interface Middle {
  readonly lower: number;
  readonly upper: number;
}

const tables = tablesOf(BookingRow);
const b = rowAs(BookingRow, 'b');

/** In minutes. Not `extract`: it counts in decimals, which takes longer than all else here. */
const waited = sql<number>`date_part('epoch', ${b.ref('b.confirmed_at')} - ${b.ref('b.created_at')}) / 60`;
/** To the nearest: as `booking_list_accepted` has it, computed already. */
const minutes = sql<number>`floor(${waited} + 0.5)::int`;

/** Bookings that a provider has accepted by hand: `booking_list_accepted` has when that was, and no others. */
const acceptedIn = (from: Expression<unknown>, until: Expression<unknown>) =>
  tables
    .selectFrom('booking_list as b')
    .where((eb) => eb('b.confirmed_at', '>', eb.ref('b.created_at')))
    .where(sql<boolean>`${b.ref('b.created_at')} >= ${from}::timestamptz`)
    .where(sql<boolean>`${b.ref('b.created_at')} < ${until}::timestamptz`);

/**
 * Which minute is that of the middle one, and of the ninth of ten: how many waited so many minutes is counted step by step, and added up, as sorting all of them
 * takes several times as long. Of an even number two are in the middle. The row without a place is that of all steps together.
 */
const ranks = statement(
  'platform-trend-accepting',
  ({ beginnings, ends }: Values<{ beginnings: readonly string[]; ends: readonly string[] }>) => {
    const steps = sql<{
      from: string;
      until: string;
      place: number;
    }>`unnest(${beginnings}::timestamptz[], ${ends}::timestamptz[]) with ordinality`;
    const ofStep = acceptedIn(sql.ref('step.from'), sql.ref('step.until'))
      .select((eb) => [minutes.as('minutes'), eb.fn.countAll().as('bookings')])
      .groupBy(minutes);
    const least = (reached: Expression<boolean>) => sql<number>`min(minutes) filter (where ${reached})`;
    return tables
      .with('counted', (db) =>
        db
          .selectFrom(steps.as<'step'>(sql`step ("from", until, place)`))
          .innerJoinLateral(ofStep.as('waited'), (join) => join.onTrue())
          .select((eb) => [sql<number | null>`place`.as('place'), 'waited.minutes', eb.fn.sum('waited.bookings').as('bookings')])
          .groupBy(sql`grouping sets ((place, minutes), (minutes))`),
      )
      .with('ranked', (db) =>
        db
          .selectFrom('counted')
          .select([
            'place',
            'minutes',
            sql<number>`sum(bookings) over (partition by place order by minutes)`.as('rank'),
            sql<number>`sum(bookings) over (partition by place)`.as('all'),
          ]),
      )
      .selectFrom('ranked')
      .select([
        'place',
        least(sql`2 * rank >= "all"`).as('lower'),
        least(sql`2 * rank > "all"`).as('upper'),
        least(sql`10 * rank >= 9 * "all"`).as('slow'),
      ])
      .groupBy('place');
  },
);

/** The two in the middle themselves, where they did not wait equally many minutes: the last of the one and the first of the other. */
const middle = statement('platform-trend-accepting-middle', ({ start, end, lower, upper }: Values<Instants & Middle>) =>
  acceptedIn(start, end).select([
    sql<number>`max(${waited}) filter (where ${minutes} = ${lower})`.as('before'),
    sql<number>`min(${waited}) filter (where ${minutes} = ${upper})`.as('after'),
  ]),
);

const NOBODY_WAITED: Accepting = { minutesToAccept: null, slowMinutesToAccept: null };

/** How long a provider's answer took: in each step, and in all of them. A step ends where the next one begins. */
export async function acceptingIn({ pool }: Database, beginnings: readonly string[], end: string) {
  const ends = [...beginnings.slice(1), end];
  const found = await ranks.all(pool, { beginnings, ends });
  const half = async ({ place, lower, upper }: (typeof found)[number]): Promise<number> => {
    // Halfway between, whatever their seconds.
    if ((upper - lower) % 2 === 0) return (lower + upper) / 2;
    const [start, until] = place === null ? [beginnings[0]!, end] : [beginnings[place - 1]!, ends[place - 1]!];
    const { before, after } = await middle.one(pool, { start, end: until, lower, upper });
    return Math.round((before + after) / 2);
  };
  const waits = new Map(
    await Promise.all(
      found.map(async (each) => [each.place, { minutesToAccept: await half(each), slowMinutesToAccept: each.slow }] as const),
    ),
  );
  const of = (place: number | null) => waits.get(place) ?? NOBODY_WAITED;
  return { steps: beginnings.map((_, index) => of(index + 1)), all: of(null) };
}
