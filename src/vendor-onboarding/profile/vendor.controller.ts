import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { Public, Roles } from '../../platform/http/access.js';
import { FromTables } from '../../platform/answers/answers.interceptor.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { idOf } from '../../platform/fields/id-of.js';
import { ChangeBusinessContact } from './change-business-contact.command.js';
import { UpdateBusinessProfile } from './update-business-profile.command.js';
import { BusinessContactDto, BusinessProfileDto, MyVendorDto, VendorDto } from './vendor.dto.js';
import { OwnerPhotoRow } from '../directory/owner-photos.projection.js';
import { VendorRow } from '../directory/vendor-directory.projection.js';
import { isPublicSql, vendorColumnsSql } from '../directory/vendor-sql.js';

/** Providers, for customers and for themselves. */
@ApiTags('vendors')
@Controller()
export class VendorController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  /** A provider's public profile. Who is not approved and active is not there. */
  @Public()
  @FromTables(VendorRow, OwnerPhotoRow)
  @Get('vendors/:id')
  async vendor(@Param('id', idOf('provider')) id: string): Promise<VendorDto> {
    const { rows } = await this.database.pool.query<VendorDto>({
      name: 'vendor',
      text: `select ${vendorColumnsSql} from read.vendor_directory v where v.id = $1 and ${isPublicSql('v')}`,
      values: [id],
    });
    if (!rows[0]) throw new NotFound('provider');
    return rows[0];
  }

  /** The signed-in provider's own record, whatever its state. */
  @Roles('vendor')
  @Get('vendor/profile')
  async myVendor(@CurrentUser() { userId }: Actor): Promise<MyVendorDto> {
    const { rows } = await this.database.pool.query<MyVendorDto>({
      name: 'my-vendor',
      text: `
        select ${vendorColumnsSql}, v.business_license as "businessLicense", v.zip, v.time_zone as "timeZone",
          v.verification_status as "verificationStatus", v.active as "isActive", v.paused as "isPaused",
          v.suspension_reason as "suspensionReason", v.submission, v.rejection_reason as "rejectionReason",
          v.applied_at as "appliedAt", f.services as "serviceCount", f.bookings as "bookingCount",
          f.completed_bookings as "completedBookingCount", f.revenue_cents as "revenueCents"
        from read.vendor_directory v join read.vendor_figures f on f.vendor_id = v.id
        where v.user_id = $1`,
      values: [userId],
    });
    if (!rows[0]) throw new NotFound('vendor profile');
    return rows[0];
  }

  /** Changes what customers read about the business. */
  @Roles('vendor')
  @Put('vendor/profile')
  @HttpCode(204)
  async updateBusinessProfile(@CurrentUser() { userId }: Actor, @Body() profile: BusinessProfileDto): Promise<void> {
    const { businessName, businessDescription, serviceAreaRadius, businessLicense = null } = profile;
    await this.commands.execute(
      new UpdateBusinessProfile(userId, { businessName, businessDescription, serviceAreaRadius, businessLicense }),
    );
  }

  /** Where the business is and how it is reached. A ZIP code of another time zone is refused while bookings are open (409). */
  @Roles('vendor')
  @Put('vendor/contact')
  @HttpCode(204)
  async changeBusinessContact(@CurrentUser() { userId }: Actor, @Body() contact: BusinessContactDto): Promise<void> {
    const { businessCity, businessState, businessZip, contactPerson, phone, businessAddress, websiteUrl = null } = contact;
    const personal = { contactPerson, contactPhone: phone, businessAddress, websiteUrl };
    await this.commands.execute(new ChangeBusinessContact(userId, { business: { businessCity, businessState, businessZip }, personal }));
  }
}
