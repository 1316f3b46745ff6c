import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { addMonths, monthOf } from '../../platform/time/calendar.js';
import { startOfDay, todayIn } from '../../platform/time/wall-clock.js';
import type { OwnBusiness } from '../own-business.js';
import { placeOf } from '../report/place.js';
import { earnedBy, type EarningKind } from './earned.js';
import { EarningsMonthDto } from './earnings.dto.js';

const MONTHS = 12;

type Asked = Values<{ vendorId: string; start: string; beginnings: readonly string[] }>;

const months = statement('vendor-earnings-months', ({ vendorId, start, beginnings }: Asked) => {
  const place = placeOf(sql.ref('earned.at'), beginnings);
  return earnedBy(vendorId)
    .select((eb) => {
      const sumOf = (kind: EarningKind) => eb.fn.coalesce(eb.fn.sum('earned.cents').filterWhere('earned.kind', '=', kind), eb.val(0));
      return [
        place.as('place'),
        sumOf('completed').as('completedCents'),
        sumOf('cancellation_fee').as('cancellationFeesCents'),
        sumOf('reversal').as('takenBackCents'),
      ];
    })
    .where('earned.at', '>=', start)
    .groupBy(place);
});

const NOTHING: Omit<EarningsMonthDto, 'month'> = { completedCents: 0, cancellationFeesCents: 0, refundedCents: 0 };

/** Every one of the last months, also one that has brought nothing. */
export async function monthsUntil(now: string, { pool }: Database, { vendorId, timeZone }: OwnBusiness): Promise<EarningsMonthDto[]> {
  const last = monthOf(todayIn(timeZone, now));
  const shown = Array.from({ length: MONTHS }, (_, index) => addMonths(last, index + 1 - MONTHS));
  const beginnings = shown.map((month) => startOfDay(`${month}-01`, timeZone));
  const rows = await months.all(pool, { vendorId, start: beginnings[0]!, beginnings });
  const brought = new Map(
    rows.map(({ place, takenBackCents, ...gained }) => [shown[place - 1], { ...gained, refundedCents: 0 - takenBackCents }]),
  );
  return shown.map((month) => ({ month, ...(brought.get(month) ?? NOTHING) }));
}
