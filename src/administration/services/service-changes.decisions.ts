import type { ServiceEvent, ServiceOffer } from '../../catalog/service.events.js';
import { createService, type Service, switchAsAdmin, updateService } from '../../catalog/service.js';
import { Invalid, Rejected } from '../../platform/errors.js';
import { mustBeAsSeen } from '../../platform/events/as-seen.js';
import type { Vendor } from '../../vendor-onboarding/vendor.js';

/** What an administrator wants of a service; what is left out stays. */
export interface ServiceChanges extends Partial<ServiceOffer> {
  readonly active?: boolean | undefined;
}

interface Change {
  readonly serviceId: string;
  readonly adminId: string;
  /** Why it is switched; what is only changed needs none. */
  readonly reason: string | null | undefined;
  /** Where the service stands, and which revision the change rests on, where that is said. */
  readonly revision: number | 'noStream';
  readonly seen: number | undefined;
  readonly now: string;
}

/** An administrator changes it by the provider's own decision, in their place; what they switch stays so for the provider. */
export function changeService(
  service: Service,
  { changes: { active, ...offer }, ...by }: Change & { changes: ServiceChanges },
): ServiceEvent[] {
  mustNotBeDeleted(service);
  const { serviceId, now } = by;
  const updated = updateService(service, { serviceId, vendorId: service.vendorId, changes: offer, now });
  const becomes = { ...service, offer: { ...service.offer, ...offer } };
  const events = [...updated, ...(active === undefined ? [] : switchAsAdmin(becomes, { ...by, active }))];
  if (events.length > 0) mustBeAsSeen(by.revision, by.seen);
  return events;
}

interface NewService {
  readonly serviceId: string;
  readonly vendorId: string;
  readonly offer: ServiceOffer;
  readonly active: boolean;
  readonly now: string;
}

/** For a provider who is approved and active, paused or not. */
export function createServiceFor(vendor: Vendor, service: Service, by: NewService): ServiceEvent[] {
  if (vendor.status !== 'approved' || !vendor.active) throw new Invalid({ vendorId: 'Choose a vendor who is approved and active' });
  return createService(service, by);
}

function mustNotBeDeleted({ status }: Service): void {
  if (status === 'archived') throw new Rejected('catalog/service-deleted', 'This service has been deleted meanwhile.');
}
