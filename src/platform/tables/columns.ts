import { p } from '@mikro-orm/core';

/**
 * Columns of read tables. In TypeScript every value is what JSON can carry: an instant is an ISO string in UTC, a day is `yyyy-MM-dd`,
 * an amount is a whole number of cents.
 */
export const instant = () => p.string().columnType('timestamptz(3)');
export const day = () => p.string().columnType('date');
/** Short text whose order is that of its bytes: ids, slugs, states. */
export const code = () => p.string().columnType('text');
export const words = () => p.string().columnType('text');
export const uuid = () => p.uuid();
export const whole = () => p.integer().columnType('int');
/** Sums that outgrow 32 bits. */
export const big = () => p.integer().columnType('bigint');
export const cents = () => p.integer().columnType('int');
/** Degrees and the like, in 64 bits. */
export const real = () => p.double().$type<number>();
export const flag = () => p.boolean();
export const json = <T>() => p.json<T>().columnType('json');
