import { type Event, eventOf } from '../../platform/events/event.js';
import type { Cents } from '../../platform/money.js';

/** Stream `fee-platform`: what the platform takes for each booking, and from when on. An administrator has set another fee for a time to come. */
export type PlatformFeeScheduled = Event<
  'PlatformFeeScheduled',
  { feeId: string; feeCents: Cents; from: string; by: string; scheduledAt: string },
  { reason: string }
>;
/** It never comes to hold: the fee of before goes on. */
export type PlatformFeeTakenBack = Event<'PlatformFeeTakenBack', { feeId: string; by: string; takenBackAt: string }, { reason: string }>;
export type PlatformFeeEvent = PlatformFeeScheduled | PlatformFeeTakenBack;

/** Builds the facts above. */
export const event = eventOf<PlatformFeeEvent>();
