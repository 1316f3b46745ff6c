import type { Slot, SlotObstacle } from './slots.decisions.js';

/** Why a time is not available. */
export const UNAVAILABLE_REASONS = ['taken', 'past', 'notice', 'closed', 'overrun'] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** People are told of the horizon as of any other time that can't be had. */
const REASONS: Record<SlotObstacle, UnavailableReason> = {
  taken: 'taken',
  past: 'past',
  notice: 'notice',
  closed: 'closed',
  overrun: 'overrun',
  horizon: 'closed',
};

/** A time as the API gives it. */
export const slotView = ({ time, startsAt, obstacle }: Slot) =>
  obstacle ? { time, startsAt, available: false, reason: REASONS[obstacle] } : { time, startsAt, available: true };
