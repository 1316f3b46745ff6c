import { Injectable } from '@nestjs/common';
import { masked } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { eachSecret } from '../business/applicant.js';
import { VendorRow } from '../directory/vendor-directory.projection.js';
import { VendorApplicationShownDto } from './application.dto.js';
import { SubmittedApplications } from './submitted-applications.js';

const applicationBy = (column: 'id' | 'user_id') =>
  statement(`vendor-application-by-${column}`, ({ id }: Values<{ id: string }>) =>
    tablesOf(VendorRow)
      .selectFrom('vendor_directory as v')
      .select([
        'v.id as vendorId',
        'v.submission',
        'v.verification_status as verificationStatus',
        'v.rejection_reason as rejectionReason',
        'v.applied_at as appliedAt',
        'v.phone',
        'v.business_name as businessName',
        'v.business_description as businessDescription',
        'v.business_license as businessLicense',
        'v.address as businessAddress',
        'v.city as businessCity',
        'v.state as businessState',
        'v.zip as businessZip',
        'v.service_area_radius as serviceAreaRadius',
        'v.years_in_business as yearsInBusiness',
        'v.website_url as websiteUrl',
      ])
      .where(`v.${column}`, '=', id),
  );
const applications = { id: applicationBy('id'), user_id: applicationBy('user_id') };

/** Applications as they may be shown. */
@Injectable()
export class ApplicationViews {
  constructor(
    private readonly database: Database,
    private readonly submitted: SubmittedApplications,
  ) {}

  /** By the id of the business, or of its owner. */
  async find(column: 'id' | 'user_id', id: string): Promise<VendorApplicationShownDto | undefined> {
    const listed = await applications[column].first(this.database.pool, { id });
    const submitted = listed && (await this.submitted.lastOf(listed.vendorId));
    if (!submitted) return undefined;
    const { kycDocumentType, personal, erased } = submitted;
    return { ...listed, kycDocumentType, ...eachSecret((name) => masked(erased ? '' : personal[name])) };
  }
}
