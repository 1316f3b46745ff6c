import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { firstBookings } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { ManagedServices } from '../services/managed-services.queries.js';
import { ManagedUsers } from '../users/managed-users.queries.js';
import { ManagedVendors } from '../vendors/managed-vendors.queries.js';
import { AT_MOST, FindQuery, FoundDto } from './found.dto.js';

@ApiTags('moderation')
@Roles('admin')
@Controller('admin/found')
export class FindingController {
  constructor(
    private readonly database: Database,
    private readonly users: ManagedUsers,
    private readonly vendors: ManagedVendors,
    private readonly services: ManagedServices,
  ) {}

  /** Whoever and whatever a text finds: people, providers, services and bookings, each as their own list finds them. */
  @Get()
  async found(@Query() { search }: FindQuery): Promise<FoundDto> {
    const [users, vendors, services, bookings] = await Promise.all([
      this.users.first(search, AT_MOST),
      this.vendors.first(search, AT_MOST),
      this.services.first(search, AT_MOST),
      firstBookings(this.database, search, AT_MOST),
    ]);
    return { users, vendors, services, bookings };
  }
}
