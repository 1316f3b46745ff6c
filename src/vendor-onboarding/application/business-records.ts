import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/streams/streams.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { SECRETS } from '../business/applicant.js';
import { ownVendorColumns, vendorColumns } from '../directory/vendor-columns.js';
import { VendorRow } from '../directory/vendor-directory.projection.js';
import { Vendor } from '../vendor.js';
import { VendorOwner } from '../vendor-owner.js';
import { SubmittedApplications } from './submitted-applications.js';

const businessOf = statement('personal-file-business', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(VendorRow).selectFrom('vendor_directory as v').select(vendorColumns).select(ownVendorColumns).where('v.user_id', '=', userId),
);

/** A person's business, and what they told when they applied. */
@HoldsPersonalRecords()
@Injectable()
export class BusinessRecords implements PersonalRecords {
  readonly part = 'business';
  readonly secrets = SECRETS;

  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly applications: SubmittedApplications,
  ) {}

  async recordsOf(userId: string): Promise<unknown> {
    const business = await businessOf.first(this.database.pool, { userId });
    const vendorId = await this.vendorOf(userId);
    const submitted = vendorId && (await this.applications.lastOf(vendorId));
    return business && submitted ? { ...business, application: submitted.personal } : null;
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
