import { Injectable } from '@nestjs/common';
import { Notices } from '../../identity/index.js';
import type { EmailVerified } from '../../identity/identity.events.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/events/streams.js';
import { ignore } from '../../platform/projections/projection.js';
import { reaction } from '../../platform/projections/reaction.js';
import { Reacts } from '../../platform/projections/reacts.decorator.js';
import { Vendor } from '../vendor.js';
import type { VendorEvent } from '../vendor.events.js';
import { noticeOf, VENDOR_NOTICES, type VendorNotice } from '../vendor-notices.js';
import { VendorOwner } from '../vendor-owner.js';

/**
 * Whoever has applied hears of every change of their standing. A notice's id is its event's: redelivery sends no second one. Notices reach nobody whose
 * address is not confirmed, so that who confirms it hears then where they stand.
 */
@Reacts()
@Injectable()
export class TellApplicant {
  constructor(
    private readonly streams: Streams,
    private readonly notices: Notices,
  ) {}

  readonly reaction = reaction<VendorEvent | EmailVerified>('vendor-onboarding.tell-applicant', {
    VendorApplied: (data, { id }) => this.tell(data.userId, id, VENDOR_NOTICES.VendorApplied(data)),
    VendorApproved: (data, { id }) => this.tell(data.userId, id, VENDOR_NOTICES.VendorApproved(data)),
    VendorRejected: (data, { id }) => this.tell(data.userId, id, VENDOR_NOTICES.VendorRejected(data)),
    VendorSuspended: (data, { id }) => this.tell(data.userId, id, VENDOR_NOTICES.VendorSuspended(data)),
    VendorReinstated: (data, { id }) => this.tell(data.userId, id, VENDOR_NOTICES.VendorReinstated(data)),
    VendorPaused: (data, { id }) => this.tell(data.userId, id, VENDOR_NOTICES.VendorPaused(data)),
    VendorResumed: (data, { id }) => this.tell(data.userId, id, VENDOR_NOTICES.VendorResumed(data)),
    EmailVerified: ({ userId }) => this.tellWhereTheyStand(userId),
    BusinessProfileUpdated: ignore,
    KycViewed: ignore,
  });

  private tell(userId: string, id: string, notice: VendorNotice): Promise<void> {
    return this.notices.send({ id, userId, kind: 'service', ...notice });
  }

  private async tellWhereTheyStand(userId: string): Promise<void> {
    const { vendorId } = fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events);
    if (!vendorId) return;
    const { events } = await this.streams.read(streamOf(Vendor, vendorId));
    const last = events.findLast((event) => noticeOf(event));
    if (last) await this.tell(userId, last.id, noticeOf(last)!);
  }
}
