import type { Slot, SlotObstacle } from './slots.js';

/** Why a time is not available. */
export const SHOWN_OBSTACLES = ['taken', 'past', 'notice', 'closed'] as const;
export type ShownObstacle = (typeof SHOWN_OBSTACLES)[number];

/** People are told of the horizon as of any other time that can't be had. */
const SHOWN: Record<SlotObstacle, ShownObstacle> = { taken: 'taken', past: 'past', notice: 'notice', closed: 'closed', horizon: 'closed' };

/** A time as the API gives it. */
export const shownSlot = ({ time, startsAt, obstacle }: Slot) =>
  obstacle ? { time, startsAt, available: false, reason: SHOWN[obstacle] } : { time, startsAt, available: true };
