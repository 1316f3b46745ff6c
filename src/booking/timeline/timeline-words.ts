import { CANCELLATION_REASONS } from '../booking.events.js';

export const REVIEW_STEPS = ['ReviewPosted', 'ReviewEdited', 'ReviewReplied'] as const;

/** What can stand in a booking's timeline: named like the events. */
export const TIMELINE_KINDS = [
  'BookingCreated',
  'BookingConfirmed',
  'BookingCancelled',
  'BookingCompleted',
  'RescheduleProposed',
  'RescheduleEnded',
  'BookingRescheduled',
  'ProviderSetOut',
  'ProviderDelayed',
  'NoShowClaimed',
  'NoShowContested',
  'ClaimDismissed',
  'ProblemReported',
  'ProblemDecided',
  ...REVIEW_STEPS,
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const TIMELINE_ACTORS = ['customer', 'vendor', 'admin', 'system'] as const;
export type TimelineActor = (typeof TIMELINE_ACTORS)[number];

/** Why a booking was cancelled, what was claimed, or how a proposal has ended. */
export const TIMELINE_REASONS = [...CANCELLATION_REASONS, 'lapsed'] as const;
export type TimelineReason = (typeof TIMELINE_REASONS)[number];
