import { Service } from '../../catalog/index.js';
import { Account, isLeaving, mustBeStaying, requireVerifiedEmail } from '../../identity/index.js';
import { NotFound } from '../../platform/errors.js';
import { type Decision, noStream } from '../../platform/events/streams.js';
import { Vendor, VendorSettings } from '../../vendor-onboarding/index.js';
import { mustBeBookableBy, type Offered, unavailable } from './booking-terms.js';

/** A service that this person may book now, and what keeps that true. */
export interface BookableOffer extends Offered {
  /** "Only if none of it has changed": the person, the service, the provider, who stands behind the business, and their settings. */
  guard(): void;
}

/** Gathers what a booking and a hold rest on, and refuses whoever cannot have it. */
export async function offerFor(
  decision: Decision,
  { customerId, serviceId }: { readonly customerId: string; readonly serviceId: string },
  now: string,
): Promise<BookableOffer> {
  const account = await decision.load(Account, customerId);
  mustBeStaying(account.state, now);
  requireVerifiedEmail(account.state);
  const service = await decision.load(Service, serviceId);
  if (service.expected === noStream) throw new NotFound('service');
  const vendor = await decision.load(Vendor, service.state.vendorId);
  const owner = await decision.load(Account, vendor.state.userId);
  if (isLeaving(owner.state, now)) throw unavailable();
  const settings = await decision.load(VendorSettings, service.state.vendorId);
  const offered: Offered = { service: service.state, revision: service.expected, vendor: vendor.state, settings: settings.state };
  mustBeBookableBy(customerId, offered);
  return {
    ...offered,
    guard: () => [account, service, vendor, owner, settings].forEach((condition) => decision.guard(condition)),
  };
}
