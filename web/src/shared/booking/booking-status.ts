import type { BookingDto } from '#api/generated.ts';

/** Where a booking stands. */
export type Status = BookingDto['status'];

export const STATUSES: Readonly<Record<Status, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
export const STATUS_NAMES = Object.keys(STATUSES) as Status[];

export const statusFrom = (params: URLSearchParams): Status | undefined => STATUS_NAMES.find((name) => name === params.get('status'));
