import { Injectable } from '@nestjs/common';
import { masked } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { eachSecret, type Secrets } from '../business/applicant.js';
import { VendorApplicationShownDto } from './application.dto.js';
import { ToldApplications } from './told-applications.js';

type InTheDirectory = Omit<VendorApplicationShownDto, 'kycDocumentType' | keyof Secrets>;

const COLUMNS = `v.id as "vendorId", v.submission, v.verification_status as "verificationStatus", v.rejection_reason as "rejectionReason",
  v.applied_at as "appliedAt", v.phone, v.business_name as "businessName", v.business_description as "businessDescription",
  v.business_license as "businessLicense", v.address as "businessAddress", v.city as "businessCity", v.state as "businessState",
  v.zip as "businessZip", v.service_area_radius as "serviceAreaRadius", v.years_in_business as "yearsInBusiness", v.website_url as "websiteUrl"`;

/** Applications as they may be shown. */
@Injectable()
export class ShownApplications {
  constructor(
    private readonly database: Database,
    private readonly told: ToldApplications,
  ) {}

  /** By the id of the business, or of its owner. */
  async find(column: 'id' | 'user_id', id: string): Promise<VendorApplicationShownDto | undefined> {
    const { rows } = await this.database.pool.query<InTheDirectory>({
      name: `vendor-application-by-${column}`,
      text: `select ${COLUMNS} from read.vendor_directory v where v.${column} = $1`,
      values: [id],
    });
    const told = rows[0] && (await this.told.lastOf(rows[0].vendorId));
    if (!rows[0] || !told) return undefined;
    const { kycDocumentType, personal, erased } = told;
    return { ...rows[0], kycDocumentType, ...eachSecret((name) => masked(erased ? '' : personal[name])) };
  }
}
