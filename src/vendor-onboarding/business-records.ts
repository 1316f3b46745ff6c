import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../identity/index.js';
import { Database } from '../platform/database/database.js';
import { fold, streamOf } from '../platform/events/decider.js';
import { PersonalData } from '../platform/events/personal-data.js';
import { Streams } from '../platform/events/streams.js';
import { Vendor } from './vendor.js';
import { VendorOwner } from './vendor-owner.js';
import { vendorColumnsSql } from './vendor-sql.js';

/** A person's business, and what they told when they applied. */
@HoldsPersonalRecords()
@Injectable()
export class BusinessRecords implements PersonalRecords {
  readonly part = 'business';

  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
  ) {}

  async recordsOf(userId: string): Promise<unknown> {
    const { rows } = await this.database.pool.query<object>({
      name: 'personal-file-business',
      text: `
        select ${vendorColumnsSql}, v.business_license as "businessLicense", v.zip, v.time_zone as "timeZone",
          v.verification_status as "verificationStatus", v.active as "isActive", v.submission, v.rejection_reason as "rejectionReason",
          v.applied_at as "appliedAt"
        from read.vendor_directory v where v.user_id = $1`,
      values: [userId],
    });
    return rows[0] ? { ...rows[0], application: await this.applicationOf(userId) } : null;
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const owner = streamOf(VendorOwner, userId);
    const vendorId = await this.vendorOf(userId);
    return vendorId ? [owner, streamOf(Vendor, vendorId)] : [owner];
  }

  /** KYC and bank data stand in no read table. */
  private async applicationOf(userId: string): Promise<object | undefined> {
    const vendorId = await this.vendorOf(userId);
    if (!vendorId) return undefined;
    const { events } = await this.streams.read(streamOf(Vendor, vendorId));
    const last = events.findLast(({ type }) => type === 'VendorApplied');
    return last && this.personalData.open(last, await this.personalData.keysForEvents([last]));
  }

  private async vendorOf(userId: string): Promise<string | undefined> {
    return fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events).vendorId;
  }
}
