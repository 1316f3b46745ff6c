import type { Expression } from 'kysely';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { ServiceDemandRow } from './service-demand.projection.js';

const WEEK = 7 * 24 * 3600 * 1000;

const tables = tablesOf(ServiceDemandRow);

/** The day before the last seven, in UTC. */
export const beforeLastWeek = (now: string): string => new Date(Date.parse(now) - WEEK).toISOString().slice(0, 10);

/** By service, how often it was booked after a day: `demand`. */
export const demandAfter = (day: Expression<string>) =>
  tables
    .selectFrom('catalog_service_demand')
    .select((eb) => ['service_id', eb.fn.sum('bookings').as('bookings')])
    .where('day', '>', day)
    .groupBy('service_id')
    .as('demand');
