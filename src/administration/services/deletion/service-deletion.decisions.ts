import type { ServiceEvent } from '../../../catalog/service.events.js';
import { archive, Service } from '../../../catalog/service.js';
import { mustBeAsSeen } from '../../../platform/events/as-seen.js';
import { fold } from '../../../platform/events/decider.js';
import { type BookableOffer, mustBeBookableBy } from '../../../scheduling/terms/terms.decisions.js';

interface Deletion {
  readonly serviceId: string;
  /** Where the service stands, and which revision the deletion rests on, where that is said. */
  readonly revision: number | 'noStream';
  readonly seen: number | undefined;
  readonly now: string;
}

/** By the provider's own decision, in their place: it leaves every list for good. */
export function deleteService(service: Service, { serviceId, revision, seen, now }: Deletion): ServiceEvent[] {
  const events = archive(service, { serviceId, vendorId: service.vendorId, now });
  if (events.length > 0) mustBeAsSeen(revision, seen);
  return events;
}

type Offer = Omit<BookableOffer, 'revision' | 'platformFeeCents'>;

/** Whether somebody who holds a time of a service could book it no more, were the service deleted: whatever is decided then, decides it here. */
export function endsHold(customerId: string, offer: Offer, { serviceId, now }: { serviceId: string; now: string }): boolean {
  const deleted = deleteService(offer.service, { serviceId, now, seen: undefined, revision: 'noStream' });
  const afterwards = fold({ ...Service, initial: offer.service }, deleted);
  return canBeBooked(customerId, offer) && !canBeBooked(customerId, { ...offer, service: afterwards });
}

function canBeBooked(customerId: string, offer: Offer): boolean {
  try {
    mustBeBookableBy(customerId, offer);
    return true;
  } catch {
    return false;
  }
}
