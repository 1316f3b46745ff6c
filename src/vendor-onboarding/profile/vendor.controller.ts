import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { sql } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { FromTables } from '../../platform/answers/answers.interceptor.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { ChangedDto } from '../../platform/fields/seen.dto.js';
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

const tables = tablesOf(VendorRow, VendorFiguresRow, AccountRow);

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
    .leftJoin('account_directory as p', 'p.id', 'v.user_id')
    .select(vendorColumns)
    .select(ownVendorColumns)
    .select((eb) => [
      'v.profile_changed_at as profileChangedAt',
      // The owner's name is told by their own profile, too.
      sql<string>`greatest(${eb.ref('v.contact_changed_at')}, ${eb.ref('p.profile_changed_at')})`.as('contactChangedAt'),
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
  async updateBusinessProfile(@CurrentUser() { userId }: Actor, @Body() profile: BusinessProfileDto): Promise<ChangedDto> {
    const { businessName, businessDescription, serviceAreaRadius, businessLicense = null, changedAt: seen } = profile;
    const told = { businessName, businessDescription, serviceAreaRadius, businessLicense };
    return this.commands.execute(new UpdateBusinessProfile(userId, told, seen));
  }

  /** Where the business is and how it is reached. A ZIP code of another time zone is refused while bookings are open (409). */
  @Roles('vendor')
  @Put('vendor/contact')
  async changeBusinessContact(@CurrentUser() { userId }: Actor, @Body() contact: BusinessContactDto): Promise<ChangedDto> {
    const { businessCity, businessState, businessZip, contactPerson, phone, businessAddress, websiteUrl = null, changedAt: seen } = contact;
    const personal = { contactPerson, contactPhone: phone, businessAddress, websiteUrl };
    const told = { business: { businessCity, businessState, businessZip }, personal };
    return this.commands.execute(new ChangeBusinessContact(userId, told, seen));
  }
}
