import type { ServiceEvent } from '../../../catalog/service.events.js';
import { archiveAsAdmin, Service } from '../../../catalog/service.js';
import { mustBeAsSeen } from '../../../platform/events/as-seen.js';
import { fold } from '../../../platform/events/decider.js';
import { type BookableOffer, mustBeBookableBy } from '../../../scheduling/terms/terms.decisions.js';

interface Deletion {
  readonly adminId: string;
  readonly reason: string;
  readonly serviceId: string;
  /** Where the service stands, and which revision the deletion rests on, where that is said. */
  readonly revision: number | 'noStream';
  readonly seen: number | undefined;
  readonly now: string;
}

/** It leaves every list for good. */
export function deleteService(service: Service, by: Deletion): ServiceEvent[] {
  const events = archiveAsAdmin(service, by);
  if (events.length > 0) mustBeAsSeen(by.revision, by.seen);
  return events;
}

type Offer = Omit<BookableOffer, 'revision' | 'platformFeeCents'>;

/** Whether somebody who holds a time of a service could book it no more, were the service deleted: whatever is decided then, decides it here. */
export function endsHold(customerId: string, offer: Offer, { serviceId, now }: { serviceId: string; now: string }): boolean {
  const somebody = { adminId: '', reason: 'As it would be', seen: undefined, revision: 'noStream' as const };
  const deleted = deleteService(offer.service, { serviceId, now, ...somebody });
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
