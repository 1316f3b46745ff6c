import { reasonOf } from '../accounts/reason-of.js';
import { NotFound, Rejected } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { event, type ServiceEvent, type ServiceOffer } from './service.events.js';

/** A service as decisions see it: its offer is what a booking is priced by. */
export interface Service {
  /** An archived service is gone for good; old bookings keep their title and price. */
  readonly status: 'none' | 'listed' | 'archived';
  readonly vendorId: string;
  readonly active: boolean;
  /** An administrator has switched it off: only an administrator switches it on. */
  readonly offByAdmin: boolean;
  readonly offer: ServiceOffer;
}

const blank: ServiceOffer = { categoryId: '', title: '', description: '', basePriceCents: 0, priceType: 'fixed', durationMinutes: 0 };

export const Service: Decider<Service, ServiceEvent> = {
  category: 'service',
  initial: { status: 'none', vendorId: '', active: false, offByAdmin: false, offer: blank },
  evolve: {
    ServiceCreated: (_, { vendorId, active, ...data }) => ({
      ...Service.initial,
      status: 'listed',
      vendorId,
      active,
      offer: offerIn(data),
    }),
    ServiceUpdated: (service, data) => ({ ...service, offer: offerIn(data) }),
    ServiceActivated: (service) => ({ ...service, active: true }),
    ServiceDeactivated: (service) => ({ ...service, active: false }),
    ServiceArchived: (service) => ({ ...service, status: 'archived', active: false }),
    ServiceActivatedByAdmin: (service) => ({ ...service, active: true, offByAdmin: false }),
    ServiceDeactivatedByAdmin: (service) => ({ ...service, active: false, offByAdmin: true }),
    ServiceArchivedByAdmin: (service) => ({ ...service, status: 'archived', active: false }),
    ServiceMovedToCategory: (service, { categoryId }) => ({ ...service, offer: { ...service.offer, categoryId } }),
  },
};

const offerIn = ({ categoryId, title, description, basePriceCents, priceType, durationMinutes }: ServiceOffer): ServiceOffer => ({
  categoryId,
  title,
  description,
  basePriceCents,
  priceType,
  durationMinutes,
});

/** Its own part of being bookable; the other part is that its vendor is public. */
export const isOffered = (service: Service): boolean => service.status === 'listed' && service.active;

interface Owner {
  readonly serviceId: string;
  readonly vendorId: string;
  readonly now: string;
}

export function createService(service: Service, by: Owner & { offer: ServiceOffer; active: boolean }): ServiceEvent[] {
  if (service.status !== 'none') return [];
  const { serviceId, vendorId, active, now } = by;
  const { categoryId, title, description, basePriceCents, priceType, durationMinutes } = by.offer;
  return [
    event('ServiceCreated', {
      serviceId,
      vendorId,
      categoryId,
      title,
      description,
      basePriceCents,
      priceType,
      durationMinutes,
      active,
      createdAt: now,
    }),
  ];
}

export function updateService(service: Service, by: Owner & { changes: Partial<ServiceOffer> }): ServiceEvent[] {
  mustBeTheirs(service, by);
  const offer = { ...service.offer, ...by.changes };
  const differs = Object.keys(offer).some((key) => offer[key as keyof ServiceOffer] !== service.offer[key as keyof ServiceOffer]);
  if (!differs) return [];
  const { serviceId, vendorId, now } = by;
  const { categoryId, title, description, basePriceCents, priceType, durationMinutes } = offer;
  return [
    event('ServiceUpdated', {
      serviceId,
      vendorId,
      categoryId,
      title,
      description,
      basePriceCents,
      priceType,
      durationMinutes,
      updatedAt: now,
    }),
  ];
}

export function activate(service: Service, by: Owner): ServiceEvent[] {
  mustBeTheirs(service, by);
  if (service.active) return [];
  mustBeTheirsToSwitchOn(service);
  return [event('ServiceActivated', { serviceId: by.serviceId, vendorId: by.vendorId, activatedAt: by.now })];
}

/** Open bookings go on under their own terms; there are no new ones. */
export function deactivate(service: Service, by: Owner): ServiceEvent[] {
  mustBeTheirs(service, by);
  if (!service.active) return [];
  return [event('ServiceDeactivated', { serviceId: by.serviceId, vendorId: by.vendorId, deactivatedAt: by.now })];
}

export function archive(service: Service, by: Owner): ServiceEvent[] {
  if (service.status === 'archived' && service.vendorId === by.vendorId) return [];
  mustBeTheirs(service, by);
  return [event('ServiceArchived', { serviceId: by.serviceId, vendorId: by.vendorId, archivedAt: by.now })];
}

interface Admin {
  readonly serviceId: string;
  readonly adminId: string;
  /** Its provider reads it. */
  readonly reason: string | null | undefined;
  readonly now: string;
}

/** Whosever it is. What is so already needs no reason. */
export function switchAsAdmin(service: Service, by: Admin & { active: boolean }): ServiceEvent[] {
  if (service.active === by.active) return [];
  const { vendorId, offer } = service;
  const { serviceId, adminId, now } = by;
  const why = reasonOf(by);
  return by.active
    ? [event('ServiceActivatedByAdmin', { serviceId, vendorId, title: offer.title, by: adminId, activatedAt: now }, why)]
    : [event('ServiceDeactivatedByAdmin', { serviceId, vendorId, title: offer.title, by: adminId, deactivatedAt: now }, why)];
}

export function archiveAsAdmin({ status, vendorId, offer: { title } }: Service, by: Admin): ServiceEvent[] {
  if (status === 'none') throw new NotFound('service');
  if (status === 'archived') return [];
  const { serviceId, adminId, now } = by;
  return [event('ServiceArchivedByAdmin', { serviceId, vendorId, title, by: adminId, archivedAt: now }, reasonOf(by))];
}

/** Whosever it is. One that its provider has put elsewhere or archived meanwhile stays as it is. */
export function moveToCategory(
  { status, vendorId, offer }: Service,
  by: { serviceId: string; from: string; categoryId: string; adminId: string; now: string },
): ServiceEvent[] {
  if (status !== 'listed' || offer.categoryId !== by.from) return [];
  const { serviceId, categoryId, adminId, now } = by;
  return [event('ServiceMovedToCategory', { serviceId, vendorId, categoryId, by: adminId, movedAt: now })];
}

function mustBeTheirs(service: Service, by: Owner): void {
  if (service.status !== 'listed' || service.vendorId !== by.vendorId) throw new NotFound('service');
}

function mustBeTheirsToSwitchOn({ offByAdmin }: Service): void {
  if (!offByAdmin) return;
  throw new Rejected(
    'catalog/switched-off-by-administrator',
    'An administrator has switched this service off. If you think that it should be on again, write to us at /contact.',
  );
}
