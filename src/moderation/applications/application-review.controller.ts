import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AccountRow } from '../../accounts/index.js';
import { Reauthentication } from '../../identity/index.js';
import { SecretAnswer } from '../../platform/commands/command.interceptor.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import {
  ApplicationViews,
  Appraisals,
  ApproveVendor,
  RejectVendor,
  vendorOwnerName,
  VendorRow,
  ViewKyc,
} from '../../vendor-onboarding/index.js';
import { FirstToDecide } from '../first-to-decide.js';
import { applicationOf } from './application-deeds.js';
import { KycDto, PendingVendorDto, RejectVendorDto, VendorApplicationReviewDto, ViewKycDto } from './application-review.dto.js';

const applicants = tablesOf(VendorRow, AccountRow)
  .selectFrom('vendor_directory as v')
  .leftJoin('account_directory as a', 'a.id', 'v.user_id');

const pendingApplications = statement('vendor-applications', () =>
  applicants
    .select((eb) => [
      'v.id',
      'v.business_name as businessName',
      'v.business_description as businessDescription',
      vendorOwnerName.as('ownerName'),
      eb.fn.coalesce('a.email_verified', eb.val(false)).as('emailVerified'),
      'v.phone',
      'v.city',
      'v.state',
      'v.years_in_business as yearsInBusiness',
      'v.website_url as websiteUrl',
      'v.service_area_radius as serviceAreaRadius',
      'v.submission',
      'v.applied_at as appliedAt',
    ])
    .where('v.verification_status', '=', 'pending')
    .orderBy('v.applied_at', 'desc')
    .orderBy('v.id')
    .limit(100),
);
const contactOf = statement('vendor-application-contact', ({ vendorId }: Values<{ vendorId: string }>) =>
  applicants
    .select((eb) => [
      vendorOwnerName.as('contactPerson'),
      'a.email as contactEmail',
      eb.fn.coalesce(eb.and([eb('a.email', 'is not', null), eb.ref('a.email_verified').$notNull()]), eb.val(false)).as('emailVerified'),
    ])
    .where('v.id', '=', vendorId),
);

/** How an admin looks at applications and decides about them. */
@ApiTags('vendor applications')
@Roles('admin')
@Controller('admin')
export class ApplicationReviewController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly applications: ApplicationViews,
    private readonly appraisals: Appraisals,
    private readonly reauthentication: Reauthentication,
    private readonly first: FirstToDecide,
  ) {}

  /** Applications that wait for a decision, newest first. */
  @Get('vendor-applications')
  vendorApplications(): Promise<PendingVendorDto[]> {
    return pendingApplications.all(this.database.pool);
  }

  /** A provider's last application, whatever was decided about it, with what is to be doubted and what differs from the one before; KYC and bank data are masked. */
  @Get('vendors/:id/application')
  async vendorApplication(@Param('id', idOf('vendor')) id: string): Promise<VendorApplicationReviewDto> {
    const [application, contact] = await Promise.all([
      this.applications.find('id', id),
      contactOf.first(this.database.pool, { vendorId: id }),
    ]);
    if (!application || !contact) throw new NotFound('vendor');
    const { emailVerified, ...named } = contact;
    const appraisal = await this.appraisals.of(id, { emailVerified });
    return { ...application, ...named, ...(appraisal ?? { checks: [], earlier: null }) };
  }

  /** KYC and bank data in clear text, for an admin who gives their password again and a reason. The view is recorded before the answer leaves. */
  @Post('vendors/:id/kyc')
  @SecretAnswer()
  @HttpCode(200)
  async viewKyc(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('vendor')) id: string,
    @Body() { reason, password, code }: ViewKycDto,
  ): Promise<KycDto> {
    await this.reauthentication.demand(userId, { password, code });
    return this.commands.execute(new ViewKyc(id, userId, reason));
  }

  /** The provider is public from then on. */
  @Post('vendors/:id/approve')
  @HttpCode(204)
  async approveVendor(@Param('id', idOf('vendor')) id: string): Promise<void> {
    await this.first.attempt(applicationOf(id), () => this.commands.execute(new ApproveVendor(id)));
  }

  /** Final for this submission; the applicant reads the reason. */
  @Post('vendors/:id/reject')
  @HttpCode(204)
  async rejectVendor(@Param('id', idOf('vendor')) id: string, @Body() { reason }: RejectVendorDto): Promise<void> {
    await this.first.attempt(applicationOf(id), () => this.commands.execute(new RejectVendor(id, reason)));
  }
}
