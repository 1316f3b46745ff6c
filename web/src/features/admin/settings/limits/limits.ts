import type { BookingLimitsSettingDto } from '../api.ts';

export const LIMITS = ['withOneProvider', 'altogether', 'atOnce'] as const;
export type Limit = (typeof LIMITS)[number];
export type Limits = Pick<BookingLimitsSettingDto, Limit>;

export const isSame = (one: Limits, other: Limits): boolean => LIMITS.every((limit) => one[limit] === other[limit]);
