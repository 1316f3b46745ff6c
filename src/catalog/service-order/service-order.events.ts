import { type Event, eventOf } from '../../platform/events/event.js';

/** Stream `serviceOrder-<vendorId>`: in which order a provider shows what they offer. The first comes first; services that are not named follow, the newest first. */
export type ServicesOrdered = Event<'ServicesOrdered', { vendorId: string; serviceIds: readonly string[]; orderedAt: string }>;
export type ServiceOrderEvent = ServicesOrdered;

/** Builds the fact above. */
export const event = eventOf<ServiceOrderEvent>();
