import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { FromTables } from '../../platform/answers/answers.interceptor.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Public, Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { ownVendorColumns, vendorApprovedAt, vendorColumns, vendorIsPublic } from '../directory/vendor-columns.js';
import { VendorRow } from '../directory/vendor-directory.projection.js';
import { VendorFiguresRow } from '../directory/vendor-figures.projection.js';
import { ChangeBusinessContact } from './change-business-contact.command.js';
import { UpdateBusinessProfile } from './update-business-profile.command.js';
import { BusinessContactDto, BusinessProfileDto, MyVendorDto, VendorDto } from './vendor.dto.js';

const tables = tablesOf(VendorRow, VendorFiguresRow);

const publicVendor = statement('vendor', ({ id }: Values<{ id: string }>) =>
  tables
    .selectFrom('vendor_directory as v')
    .select(vendorColumns)
    .select(vendorApprovedAt.as('approvedAt'))
    .where('v.id', '=', id)
    .where(vendorIsPublic),
);
const ownVendor = statement('my-vendor', ({ userId }: Values<{ userId: string }>) =>
  tables
    .selectFrom('vendor_directory as v')
    .innerJoin('vendor_figures as f', 'f.vendor_id', 'v.id')
    .select(vendorColumns)
    .select(ownVendorColumns)
    .select([
      'f.services as serviceCount',
      'f.bookings as bookingCount',
      'f.completed_bookings as completedBookingCount',
      'f.revenue_cents as revenueCents',
    ])
    .where('v.user_id', '=', userId),
);

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
  @FromTables()
  @Get('vendors/:id')
  async vendor(@Param('id', idOf('provider')) id: string): Promise<VendorDto> {
    const vendor = await publicVendor.first(this.database.pool, { id });
    if (!vendor) throw new NotFound('provider');
    return vendor;
  }

  /** The signed-in provider's own record, whatever its state. */
  @Roles('vendor')
  @Get('vendor/profile')
  async myVendor(@CurrentUser() { userId }: Actor): Promise<MyVendorDto> {
    const vendor = await ownVendor.first(this.database.pool, { userId });
    if (!vendor) throw new NotFound('vendor profile');
    return vendor;
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
