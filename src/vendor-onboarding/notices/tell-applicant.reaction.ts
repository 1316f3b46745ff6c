import { Injectable } from '@nestjs/common';
import type { EmailVerified } from '../../accounts/account.events.js';
import { Notices } from '../../notifications/index.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { Streams } from '../../platform/streams/streams.js';
import { ignore } from '../../platform/tables/projection.js';
import type { VendorEvent } from '../vendor.events.js';
import { Vendor } from '../vendor.js';
import { VendorOwner } from '../vendor-owner.js';
import { hasNotice, noticeOf, VENDOR_NOTICES, type VendorNotice } from './vendor.notices.js';

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
    private readonly personalData: PersonalData,
  ) {}

  readonly reaction = reaction<VendorEvent | EmailVerified>(
    'vendor-onboarding.tell-applicant',
    {
      VendorAppliedV2: (data, { id, personal }) => this.tell(data.userId, id, VENDOR_NOTICES.VendorAppliedV2(data, personal)),
      VendorApproved: (data, { id, personal }) => this.tell(data.userId, id, VENDOR_NOTICES.VendorApproved(data, personal)),
      VendorRejectedV2: (data, { id, personal }) => this.tell(data.userId, id, VENDOR_NOTICES.VendorRejectedV2(data, personal)),
      // With the account or the role: the mail about that says it all.
      VendorSuspendedV3: async (data, { id, personal }) => {
        if (!data.follows) await this.tell(data.userId, id, VENDOR_NOTICES.VendorSuspendedV3(data, personal));
      },
      VendorReinstatedV2: async (data, { id, personal }) => {
        if (!data.follows) await this.tell(data.userId, id, VENDOR_NOTICES.VendorReinstatedV2(data, personal));
      },
      VendorPaused: (data, { id, personal }) => this.tell(data.userId, id, VENDOR_NOTICES.VendorPaused(data, personal)),
      VendorResumed: (data, { id, personal }) => this.tell(data.userId, id, VENDOR_NOTICES.VendorResumed(data, personal)),
      EmailVerified: ({ userId }) => this.tellWhereTheyStand(userId),
      BusinessProfileUpdated: ignore,
      BusinessContactChanged: ignore,
      KycViewedV2: ignore,
    },
    { sendsMail: true },
  );

  private tell(userId: string, id: string, notice: VendorNotice): Promise<void> {
    return this.notices.send({ id, userId, kind: 'service', ...notice });
  }

  private async tellWhereTheyStand(userId: string): Promise<void> {
    const { vendorId } = fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events);
    if (!vendorId) return;
    const { events } = await this.streams.read(streamOf(Vendor, vendorId));
    const last = events.findLast(({ type }) => hasNotice(type));
    if (!last) return;
    const personal = this.personalData.open(last, await this.personalData.keysForEvents([last]));
    await this.tell(userId, last.id, noticeOf(last.type, last.data, personal));
  }
}
