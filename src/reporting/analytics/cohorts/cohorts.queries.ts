import type { Database } from '../../../platform/database/database.js';
import { plannedEachTime, statement, type Values } from '../../../platform/tables/statement.js';
import { tablesOf } from '../../../platform/tables/typed-tables.js';
import { addMonths, monthOf } from '../../../platform/time/calendar.js';
import { todayIn } from '../../../platform/time/wall-clock.js';
import type { Period } from '../../report/period.js';
import { PLATFORM_ZONE } from '../../trends/platform-days.projection.js';
import type { CohortDto, CohortsDto } from './cohorts.dto.js';
import { CohortMemberRow, type CohortSide, CohortYearRow, YEAR } from './cohorts.projection.js';

interface Months {
  /** First days. */
  readonly first: string;
  readonly last: string;
}
interface Years {
  readonly from: number;
  readonly to: number;
}

/** After the month in which somebody came. */
const MONTHS_AFTER = 12;

const tables = tablesOf(CohortMemberRow, CohortYearRow);

const sizes = statement('cohort-sizes', ({ first, last }: Values<Months>) =>
  tables
    .selectFrom('cohort_member as m')
    .select((eb) => ['m.side', 'm.month', eb.fn.countAll<number>().as('people')])
    .where('m.month', '>=', first)
    .where('m.month', '<=', last)
    .groupBy(['m.side', 'm.month'])
    .orderBy('m.month'),
);

/** A row for each cohort and year: how many were active in each of its months. Nobody was before they came. */
const years = plannedEachTime('cohort-years', ({ first, last, from, to }: Values<Months & Years>) =>
  tables
    .selectFrom('cohort_member as m')
    .innerJoin('cohort_year as y', 'y.id', 'm.id')
    .select((eb) => [
      'm.side',
      'm.month',
      'y.year',
      ...YEAR.map((month) =>
        eb.fn
          .countAll<number>()
          .filterWhere(eb.ref(`y.${month}`), '>', 0)
          .as(month),
      ),
    ])
    .where('m.month', '>=', first)
    .where('m.month', '<=', last)
    .where('y.year', '>=', from)
    .where('y.year', '<=', to)
    .groupBy(['m.side', 'm.month', 'y.year']),
);

/** Who came in the months that a period touches, and how many of them were active in each month after. */
export async function cohortsOf({ pool }: Database, { from, to }: Period, now: string): Promise<CohortsDto> {
  const months = { first: `${monthOf(from)}-01`, last: `${monthOf(to)}-01` };
  const asked = { from: yearOf(months.first), to: yearOf(addMonths(monthOf(to), MONTHS_AFTER)) };
  const [came, stayed] = await Promise.all([sizes.all(pool, months), years.all(pool, { ...months, ...asked })]);
  const present = monthOf(todayIn(PLATFORM_ZONE, now));
  const active = new Map<string, number>();
  for (const row of stayed) {
    for (const [index, month] of YEAR.entries()) {
      active.set(`${row.side} ${monthOf(row.month)} ${row.year}-${String(index + 1).padStart(2, '0')}`, row[month]);
    }
  }
  const of = (side: CohortSide): CohortDto[] =>
    came
      .filter((each) => each.side === side)
      .map((each) => {
        const month = monthOf(each.month);
        const then = monthsAfter(month, present).map((later) => active.get(`${side} ${month} ${later}`) ?? 0);
        return { month, people: each.people, active: then };
      });
  return { from, to, customers: of('customers'), providers: of('providers') };
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** From a month on, as far as they have begun. */
const monthsAfter = (month: string, present: string): string[] =>
  Array.from({ length: MONTHS_AFTER + 1 }, (_, after) => addMonths(month, after)).filter((later) => later <= present);
