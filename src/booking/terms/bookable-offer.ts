import { Service } from '../../catalog/index.js';
import { Account, isLeaving, mustBeStaying, requireVerifiedEmail } from '../../identity/index.js';
import { NotFound } from '../../platform/errors.js';
import { type Decision, noStream } from '../../platform/events/streams.js';
import { Vendor, VendorSettings } from '../../vendor-onboarding/index.js';
import type { Offered } from './terms.decisions.js';

/**
 * What a booking and a hold rest on: the person, the service, the provider, who stands behind the business, and their settings. All of it is guarded: what is
 * decided by it is appended only if none of it has changed.
 */
export async function gatherOffer(
  decision: Decision,
  { customerId, serviceId }: { readonly customerId: string; readonly serviceId: string },
  now: string,
): Promise<Offered> {
  const account = await decision.load(Account, customerId);
  mustBeStaying(account.state, now);
  requireVerifiedEmail(account.state);
  const service = await decision.load(Service, serviceId);
  if (service.expected === noStream) throw new NotFound('service');
  const vendor = await decision.load(Vendor, service.state.vendorId);
  const owner = await decision.load(Account, vendor.state.userId);
  const settings = await decision.load(VendorSettings, service.state.vendorId);
  for (const condition of [account, service, vendor, owner, settings]) decision.guard(condition);
  return {
    service: service.state,
    revision: service.expected,
    vendor: vendor.state,
    ownerIsLeaving: isLeaving(owner.state, now),
    settings: settings.state,
  };
}
