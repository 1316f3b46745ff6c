import { Invalid, NotFound, Rejected } from '../../platform/errors.js';
import type { Service } from '../service.js';
import { event, type ServiceOrderEvent } from './service-order.events.js';
import type { ServiceOrder } from './service-order.js';

/** As many as a provider sees on their list. */
export const MOST_IN_ORDER = 100;

/**
 * What no order can be, whoever's services these are: judged before they are read.
 * @throws Invalid for too many, or one of them twice
 */
export function mustBeAnOrder(serviceIds: readonly string[]): void {
  if (serviceIds.length > MOST_IN_ORDER) throw new Invalid({ serviceIds: `At most ${MOST_IN_ORDER} services are put in order` });
  if (new Set(serviceIds).size < serviceIds.length) throw new Invalid({ serviceIds: 'Each service stands in one place' });
}

interface Ordering {
  readonly vendorId: string;
  readonly serviceIds: readonly string[];
  /** Each of them as it stands. */
  readonly services: readonly Service[];
  readonly now: string;
}

/** Services that the order leaves out follow those that it names: one that was added in another window meanwhile is no reason to refuse it. */
export function orderServices(before: ServiceOrder, { vendorId, serviceIds, services, now }: Ordering): ServiceOrderEvent[] {
  for (const service of services) mustBeOfVendor(service, vendorId);
  if (services.some(({ status }) => status === 'archived')) {
    throw new Rejected(
      'catalog/order-outdated',
      'One of these services was deleted in another window. Look at them again, and put them in order then.',
    );
  }
  const same = serviceIds.length === before.length && serviceIds.every((id, place) => id === before[place]);
  return same ? [] : [event('ServicesOrdered', { vendorId, serviceIds, orderedAt: now })];
}

function mustBeOfVendor({ status, vendorId }: Service, asking: string): void {
  if (status === 'none' || vendorId !== asking) throw new NotFound('service');
}
