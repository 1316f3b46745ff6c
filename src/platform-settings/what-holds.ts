import type { Decision } from '../platform/streams/streams.js';
import { type BookingDeadlines, DeadlinesSetting } from './deadlines/booking-deadlines.js';
import { PLATFORM } from './platform.js';

/**
 * What has been set for the whole platform, for whoever decides by it. It is read and not guarded, as all decisions read it: one that is taken at the moment of a
 * change may still be under what held before.
 */
export async function whatHolds(decision: Decision): Promise<{ deadlines: BookingDeadlines }> {
  return { deadlines: (await decision.load(DeadlinesSetting, PLATFORM)).state.deadlines };
}
