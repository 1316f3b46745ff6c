import type { BookingLimitsSettingDto } from '../api.ts';

export const LIMITS = ['withOneProvider', 'altogether', 'atOnce'] as const;
export type Limits = Pick<BookingLimitsSettingDto, (typeof LIMITS)[number]>;
