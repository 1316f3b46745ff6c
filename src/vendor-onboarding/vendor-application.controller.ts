import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { AccountTables } from '../identity/index.js';
import { Database } from '../platform/database/database.js';
import { Roles } from '../platform/http/access.js';
import { type Actor, CurrentUser } from '../platform/http/actor.js';
import { idOf } from '../platform/http/id-of.js';
import { type Applicant, ApplyAsVendor } from './commands/apply-as-vendor.js';
import { ApproveVendor } from './commands/approve-vendor.js';
import { RejectVendor } from './commands/reject-vendor.js';
import { PendingVendorDto, RejectVendorDto, VendorApplicationDto, VendorAppliedDto } from './vendor.dto.js';
import { ownerNameSql } from './vendor-sql.js';

const DEFAULT_RADIUS_MILES = 10;

@ApiTags('vendor applications')
@Controller()
export class VendorApplicationController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  /** Applies with the business of the signed-in person; an admin decides. After a rejection it opens the next submission. */
  @Roles('user')
  @Post('vendor-applications')
  async applyAsVendor(@CurrentUser() { userId }: Actor, @Body() application: VendorApplicationDto): Promise<VendorAppliedDto> {
    const person = await this.database
      .tables<AccountTables>()
      .selectFrom('accountDirectory')
      .select(['fullName', 'email'])
      .where('id', '=', userId)
      .executeTakeFirst();
    return this.commands.execute(new ApplyAsVendor(userId, applicantOf(application, person)));
  }

  /** Applications that wait for a decision, newest first. */
  @Roles('admin')
  @Get('admin/vendor-applications')
  async vendorApplications(): Promise<PendingVendorDto[]> {
    const { rows } = await this.database.pool.query<PendingVendorDto>({
      name: 'vendor-applications',
      text: `
        select v.id, v.business_name as "businessName", v.business_description as "businessDescription", ${ownerNameSql('v')} as "ownerName",
          v.phone, v.city, v.state, v.years_in_business as "yearsInBusiness", v.website_url as "websiteUrl",
          v.service_area_radius as "serviceAreaRadius", v.submission, v.applied_at as "appliedAt"
        from read.vendor_directory v
        where v.verification_status = 'pending'
        order by v.applied_at desc, v.id
        limit 100`,
    });
    return rows;
  }

  /** The provider is public from then on. */
  @Roles('admin')
  @Post('admin/vendors/:id/approve')
  @HttpCode(204)
  async approveVendor(@Param('id', idOf('vendor')) id: string): Promise<void> {
    await this.commands.execute(new ApproveVendor(id));
  }

  /** Final for this submission; the applicant reads the reason. */
  @Roles('admin')
  @Post('admin/vendors/:id/reject')
  @HttpCode(204)
  async rejectVendor(@Param('id', idOf('vendor')) id: string, @Body() { reason }: RejectVendorDto): Promise<void> {
    await this.commands.execute(new RejectVendor(id, reason));
  }
}

/** The contact is the person who applies. */
function applicantOf(told: VendorApplicationDto, person?: { fullName?: string | null; email?: string | null }): Applicant {
  return {
    business: {
      businessName: told.businessName,
      businessDescription: told.businessDescription,
      businessCity: told.businessCity,
      businessState: told.businessState,
      businessZip: told.businessZip,
      serviceAreaRadius: told.serviceAreaRadius ?? DEFAULT_RADIUS_MILES,
      yearsInBusiness: told.yearsInBusiness ?? null,
      websiteUrl: told.websiteUrl ?? null,
      kycDocumentType: told.kycDocumentType,
    },
    personal: {
      contactPerson: person?.fullName ?? 'Unknown',
      contactEmail: person?.email ?? '',
      contactPhone: told.phone,
      businessAddress: told.businessAddress,
      businessLicense: told.businessLicense ?? null,
      taxId: told.taxId,
      kycDocumentNumber: told.kycDocumentNumber,
      bankName: told.bankName,
      bankAccountNumber: told.bankAccountNumber,
      bankRoutingNumber: told.bankRoutingNumber,
    },
  };
}
