import { Body, Controller, Get, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AccountRow } from '../../accounts/index.js';
import { AcceptedDto, asSeparateCommand, RoomInterceptor } from '../../identity/index.js';
import { SecretAnswer } from '../../platform/commands/command.interceptor.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { Public, Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import {
  VendorApplicationDto,
  VendorApplicationShownDto,
  VendorAppliedDto,
  VendorRegistrationDto,
  VendorResubmissionDto,
} from './application.dto.js';
import { applicantOf, type Contact, resubmissionOf } from './application-input.js';
import { ApplicationViews } from './application-views.js';
import { ApplyAsVendor } from './apply-as-vendor.command.js';
import { RegisterVendor } from './register-vendor.command.js';
import { ResubmitApplication } from './resubmit-application.command.js';

const contactOf = statement('applicant-contact', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(AccountRow).selectFrom('account_directory').select(['full_name as fullName', 'email']).where('id', '=', userId),
);

/** What applicants do. */
@ApiTags('vendor applications')
@Controller()
export class ApplicationController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly applications: ApplicationViews,
  ) {}

  /**
   * The whole wizard in one: account, profile, vendor's role and application, and a link to confirm the address. The answer is the same when the address is
   * taken; then nothing has begun, and its owner gets a mail.
   */
  @Post('vendor-registrations')
  @UseInterceptors(RoomInterceptor)
  @Public()
  @SecretAnswer()
  @HttpCode(202)
  async registerVendor(@Body() input: VendorRegistrationDto): Promise<AcceptedDto> {
    const { fullName, email, password } = input;
    await asSeparateCommand(() =>
      this.commands.execute(new RegisterVendor({ fullName, email, password }, applicantOf(input, { fullName, email }))),
    );
    return {};
  }

  /** Applies with the business of the signed-in person; an admin decides. After a rejection it opens the next submission. */
  @Roles('user')
  @Post('vendor-applications')
  async applyAsVendor(@CurrentUser() { userId }: Actor, @Body() input: VendorApplicationDto): Promise<VendorAppliedDto> {
    return this.commands.execute(new ApplyAsVendor(userId, applicantOf(input, await this.contactOf(userId))));
  }

  /** After a rejection: opens the next submission. KYC and bank data that are left out stay as they were last told. */
  @Roles('vendor')
  @Post('vendor-applications/resubmission')
  async resubmitApplication(@CurrentUser() { userId }: Actor, @Body() input: VendorResubmissionDto): Promise<VendorAppliedDto> {
    return this.commands.execute(new ResubmitApplication(userId, resubmissionOf(input, await this.contactOf(userId))));
  }

  /** The signed-in person's last application, with KYC and bank data masked. */
  @Roles('vendor')
  @Get('vendor/application')
  async myApplication(@CurrentUser() { userId }: Actor): Promise<VendorApplicationShownDto> {
    const application = await this.applications.find('user_id', userId);
    if (!application) throw new NotFound('application');
    return application;
  }

  /** The contact is the person who applies. */
  private async contactOf(userId: string): Promise<Contact> {
    const person = await contactOf.first(this.database.pool, { userId });
    return { fullName: person?.fullName ?? 'Unknown', email: person?.email ?? '' };
  }
}
