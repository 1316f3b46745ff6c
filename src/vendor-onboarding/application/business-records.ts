import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/events/streams.js';
import { SECRETS } from '../business/applicant.js';
import { ToldApplications } from './told-applications.js';
import { Vendor } from '../vendor.js';
import { VendorOwner } from '../vendor-owner.js';
import { vendorColumnsSql } from '../directory/vendor-sql.js';

/** A person's business, and what they told when they applied. */
@HoldsPersonalRecords()
@Injectable()
export class BusinessRecords implements PersonalRecords {
  readonly part = 'business';
  readonly secrets = SECRETS;

  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly applications: ToldApplications,
  ) {}

  async recordsOf(userId: string): Promise<unknown> {
    const { rows } = await this.database.pool.query<object>({
      name: 'personal-file-business',
      text: `
        select ${vendorColumnsSql}, v.business_license as "businessLicense", v.zip, v.time_zone as "timeZone",
          v.verification_status as "verificationStatus", v.active as "isActive", v.paused as "isPaused",
          v.suspension_reason as "suspensionReason", v.submission, v.rejection_reason as "rejectionReason",
          v.applied_at as "appliedAt"
        from read.vendor_directory v where v.user_id = $1`,
      values: [userId],
    });
    const vendorId = await this.vendorOf(userId);
    const told = vendorId && (await this.applications.lastOf(vendorId));
    return rows[0] && told ? { ...rows[0], application: told.personal } : null;
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const owner = streamOf(VendorOwner, userId);
    const vendorId = await this.vendorOf(userId);
    return vendorId ? [owner, streamOf(Vendor, vendorId)] : [owner];
  }

  private async vendorOf(userId: string): Promise<string | undefined> {
    return fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events).vendorId;
  }
}
