import type { Decider } from '../../platform/events/decider.js';
import type { ServiceOrderEvent } from './service-order.events.js';

/** Ids of a provider's services, the first first; none before they have put them in order. */
export type ServiceOrder = readonly string[];

export const ServiceOrder: Decider<ServiceOrder, ServiceOrderEvent> = {
  category: 'serviceOrder',
  initial: [],
  evolve: { ServicesOrdered: (_, { serviceIds }) => serviceIds },
};
