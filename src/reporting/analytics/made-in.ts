import { type Expression, sql } from 'kysely';
import { BookingRow } from '../../booking/index.js';
import { rowAs } from '../../platform/tables/typed-tables.js';
import { PLATFORM_ZONE } from '../trends/platform-days.projection.js';

/** Days of the platform, the first and the last included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const b = rowAs(BookingRow, 'b');

/** What was made on these days, found in `booking_list_days`: only so written does it stand in that order. */
export const madeIn = (from: Expression<string>, to: Expression<string>) =>
  sql<boolean>`(${b.ref('b.created_at')} at time zone ${sql.lit(PLATFORM_ZONE)})::date between ${from}::date and ${to}::date`;
