import type { ServiceEvent, ServiceOffer } from '../../catalog/service.events.js';
import { activate, createService, deactivate, type Service, updateService } from '../../catalog/service.js';
import { Invalid, Rejected } from '../../platform/errors.js';
import { mustBeAsSeen } from '../../platform/events/as-seen.js';
import type { Vendor } from '../../vendor-onboarding/vendor.js';

/** What an administrator wants of a service; what is left out stays. */
export interface ServiceChanges extends Partial<ServiceOffer> {
  readonly active?: boolean | undefined;
}

interface Change {
  readonly serviceId: string;
  /** Where the service stands, and which revision the change rests on, where that is said. */
  readonly revision: number | 'noStream';
  readonly seen: number | undefined;
  readonly now: string;
}

/** What the provider may do, an administrator may, too: by the same decisions, in the provider's place. */
export function changeService(
  service: Service,
  { changes: { active, ...offer }, ...by }: Change & { changes: ServiceChanges },
): ServiceEvent[] {
  mustNotBeDeleted(service);
  const { serviceId, now } = by;
  const owner = { serviceId, vendorId: service.vendorId, now };
  const switched = active === undefined ? [] : (active ? activate : deactivate)(service, owner);
  const events = [...updateService(service, { ...owner, changes: offer }), ...switched];
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
