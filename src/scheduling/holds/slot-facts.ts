import { Account, requireVerifiedEmail } from '../../accounts/index.js';
import { Service } from '../../catalog/index.js';
import { isLeaving, mustBeStaying } from '../../identity/index.js';
import { NotFound } from '../../platform/errors.js';
import { type Decision, type Loaded, noStream } from '../../platform/streams/streams.js';
import { Features, FEATURES_ID } from '../../platform/switches/features.js';
import { feeAt, PLATFORM, PlatformFee } from '../../platform-settings/index.js';
import { Vendor, VendorSettings } from '../../vendor-onboarding/index.js';
import { Schedule, scheduleId } from '../schedule/schedule.js';
import type { BookableOffer, ChosenSlot } from '../terms/terms.decisions.js';
import { holdOfService, Holds } from './holds.js';

/** What a booking and a hold rest on. */
export interface SlotStreams {
  readonly offer: BookableOffer;
  /** What an administrator has switched off; read and not guarded, as all who book read it. */
  readonly off: Features;
  /** The vendor's day of which somebody wants hours, and what they hold. */
  readonly day: Loaded<Schedule>;
  readonly holds: Loaded<Holds>;
  /** Another day, on which their hold of the service is given back for it. */
  readonly otherDay: Loaded<Schedule> | undefined;
}

/** What has been written to: of which a revision is known. */
type Standing<T> = Loaded<T> & { readonly expected: number };

/** @throws NotFound for a service that does not exist, before anything that is known by it is asked for */
export async function loadService(decision: Decision, serviceId: string): Promise<Standing<Service>> {
  const service = await decision.load(Service, serviceId);
  if (service.expected === noStream) throw new NotFound('service');
  return { ...service, expected: service.expected };
}

/** All that does not wait for something else is asked for at once: with the service and the provider in memory, that is all of it. */
export async function gatherSlot(
  decision: Decision,
  chosen: Pick<ChosenSlot, 'customerId' | 'serviceId' | 'date'>,
  now: string,
): Promise<SlotStreams> {
  const service = loadService(decision, chosen.serviceId);
  const holding = decision.load(Holds, chosen.customerId).then(async (holds) => {
    const own = holdOfService(holds.state, chosen.serviceId, now);
    const elsewhere = own && own.slot.date !== chosen.date;
    return { holds, otherDay: elsewhere ? await decision.load(Schedule, scheduleId(own.vendorId, own.slot.date)) : undefined };
  });
  const [offer, day, { holds, otherDay }, off] = await Promise.all([
    gatherOffer(decision, chosen.customerId, service, now),
    service.then(({ state }) => decision.load(Schedule, scheduleId(state.vendorId, chosen.date))),
    holding,
    decision.load(Features, FEATURES_ID),
  ]);
  return { offer, off: off.state, holds, day, otherDay };
}

/**
 * The person, the service, the provider, who stands behind the business, and their settings. All of it is guarded: what is decided by it is appended only if none
 * of it has changed. The platform fee needs no guard: of a moment that has passed it stays what it was, whatever is decided since; and a guard on what every
 * booking asks for would make them wait for each other.
 */
async function gatherOffer(
  decision: Decision,
  customerId: string,
  chosen: Promise<Standing<Service>>,
  now: string,
): Promise<BookableOffer> {
  const business = chosen.then(({ state: { vendorId } }) =>
    Promise.all([
      decision.load(Vendor, vendorId).then(async (vendor) => ({ vendor, owner: await decision.load(Account, vendor.state.userId) })),
      decision.load(VendorSettings, vendorId),
    ]),
  );
  const [account, service, [{ vendor, owner }, settings], fee] = await Promise.all([
    decision.load(Account, customerId),
    chosen,
    business,
    decision.load(PlatformFee, PLATFORM),
  ]);
  mustBeStaying(account.state, now);
  requireVerifiedEmail(account.state);
  for (const condition of [account, service, vendor, owner, settings]) decision.guard(condition);
  return {
    service: service.state,
    revision: service.expected,
    vendor: vendor.state,
    ownerIsLeaving: isLeaving(owner.state, now),
    settings: settings.state,
    platformFeeCents: feeAt(fee.state.changes, now),
  };
}
