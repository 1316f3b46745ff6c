import { type Event, eventOf } from '../platform/events/event.js';
import type { Cents } from '../platform/money.js';

export const PRICE_TYPES = ['fixed', 'hourly', 'starting_at'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

/** What a customer sees of a service and what its price follows from. */
export interface ServiceOffer {
  readonly categoryId: string;
  readonly title: string;
  readonly description: string;
  readonly basePriceCents: Cents;
  readonly priceType: PriceType;
  readonly durationMinutes: number;
}

/** Stream `service-<serviceId>`. The version of its last event is the service's revision, which a booking names. */
export type ServiceCreated = Event<
  'ServiceCreated',
  ServiceOffer & { serviceId: string; vendorId: string; active: boolean; createdAt: string }
>;
export type ServiceUpdated = Event<'ServiceUpdated', ServiceOffer & { serviceId: string; vendorId: string; updatedAt: string }>;
export type ServiceActivated = Event<'ServiceActivated', { serviceId: string; vendorId: string; activatedAt: string }>;
export type ServiceDeactivated = Event<'ServiceDeactivated', { serviceId: string; vendorId: string; deactivatedAt: string }>;
export type ServiceArchived = Event<'ServiceArchived', { serviceId: string; vendorId: string; archivedAt: string }>;
/** What an administrator has done to it, and as what it was known then. */
interface ByAdmin {
  readonly serviceId: string;
  readonly vendorId: string;
  readonly title: string;
  /** User id of the administrator. */
  readonly by: string;
}
/** An administrator has switched it on; from here on its provider may switch it, too. */
export type ServiceActivatedByAdmin = Event<'ServiceActivatedByAdmin', ByAdmin & { activatedAt: string }, { reason: string }>;
/** An administrator has switched it off, and it stays so until one switches it on. */
export type ServiceDeactivatedByAdmin = Event<'ServiceDeactivatedByAdmin', ByAdmin & { deactivatedAt: string }, { reason: string }>;
/** An administrator has deleted it. */
export type ServiceArchivedByAdmin = Event<'ServiceArchivedByAdmin', ByAdmin & { archivedAt: string }, { reason: string }>;
/** An administrator has put it there: its former category was deleted. */
export type ServiceMovedToCategory = Event<
  'ServiceMovedToCategory',
  { serviceId: string; vendorId: string; categoryId: string; by: string; movedAt: string }
>;
export type ServiceEvent =
  | ServiceCreated
  | ServiceUpdated
  | ServiceActivated
  | ServiceDeactivated
  | ServiceArchived
  | ServiceActivatedByAdmin
  | ServiceDeactivatedByAdmin
  | ServiceArchivedByAdmin
  | ServiceMovedToCategory;

/** Builds the facts above. */
export const event = eventOf<ServiceEvent>();
