import { type Event, eventOf } from '../events/event.js';

/** What administrators can switch off for the whole platform. */
export const FEATURES = ['newAccounts', 'applications', 'bookings', 'photos'] as const;
export type Feature = (typeof FEATURES)[number];

/** Stream `features-platform`: what is switched off. From then on nobody begins it anew; what has begun goes on. */
export type FeatureSwitchedOff = Event<'FeatureSwitchedOff', { feature: Feature; by: string; switchedAt: string }, { reason: string }>;
/** It is as it was. */
export type FeatureSwitchedOn = Event<'FeatureSwitchedOn', { feature: Feature; by: string; switchedAt: string }, { reason: string }>;
export type FeatureEvent = FeatureSwitchedOff | FeatureSwitchedOn;

/** Builds the facts above. */
export const event = eventOf<FeatureEvent>();
