import { type Event, eventOf } from '../platform/events/event.js';

/** A text that several visitors of a day searched for. */
export interface SearchedText {
  /** In small letters. */
  readonly text: string;
  readonly visitors: number;
  /** Whether there was a service for it. */
  readonly found: boolean;
}

/** What visitors did on a day. Each counts once, at every step up to the furthest that they came to. */
export interface CountedVisits {
  /** yyyy-MM-dd, from midnight to midnight, UTC. */
  readonly day: string;
  readonly visitors: number;
  /** They looked through services. */
  readonly looked: number;
  /** They opened a service or a provider. */
  readonly viewed: number;
  /** They began to book. */
  readonly began: number;
  /** They booked, or asked for a time. */
  readonly booked: number;
  /** Of those who let themselves be recognised: who was here for the first time, */
  readonly firstTime: number;
  /** and who had been here on a day before. */
  readonly again: number;
  /** Texts that were searched for, each once for a visitor. */
  readonly searches: number;
  /** Those of them for which there was no service. */
  readonly foundNothing: number;
  /** Those that several visitors searched for. What only one or two did may say who they are, and is forgotten. */
  readonly texts: readonly SearchedText[];
}

/** Stream `visits-<day>`: a day is over, and its visits are counted. Whose they were is known to nobody. */
export type VisitsCounted = Event<'VisitsCounted', CountedVisits & { countedAt: string }>;
export type VisitsEvent = VisitsCounted;

/** Builds the facts above. */
export const event = eventOf<VisitsEvent>();
