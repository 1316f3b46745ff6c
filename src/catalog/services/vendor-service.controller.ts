import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { idOf } from '../../platform/fields/id-of.js';
import { monthOf } from '../../platform/time/calendar.js';
import { todayIn } from '../../platform/time/wall-clock.js';
import { CreateServiceDto, MyServiceDto, ServiceCreatedDto, UpdateServiceDto } from './service.dto.js';
import { ActivateService } from './activate-service.command.js';
import { ArchiveService } from './archive-service.command.js';
import { CreateService } from './create-service.command.js';
import { DeactivateService } from './deactivate-service.command.js';
import { UpdateService } from './update-service.command.js';
import { OWN_SERVICE_SQL, SERVICES_SQL } from './service-sql.js';

/** A vendor's own services; another vendor's are not there. */
@ApiTags('vendor services')
@Roles('vendor')
@Controller('vendor/services')
export class VendorServiceController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  /** Newest first, inactive ones too. */
  @Get()
  async myServices(@CurrentUser() { userId }: Actor): Promise<MyServiceDto[]> {
    const { rows } = await this.database.pool.query<MyServiceDto>({
      name: 'my-services',
      text: `
        select ${OWN_SERVICE_SQL}, coalesce(demand.bookings, 0) as "bookingsThisMonth",
          round(rated.stars::numeric / nullif(rated.reviews, 0), 2) as "averageRating", coalesce(rated.reviews, 0) as "reviewCount"
        from ${SERVICES_SQL}
        left join lateral (
          select sum(bookings) as bookings from read.catalog_service_demand where service_id = s.id and day >= $2
        ) demand on true
        left join read.catalog_service_rating rated on rated.service_id = s.id
        where v.user_id = $1
        order by s.created_at desc, s.id
        limit 100`,
      values: [userId, await this.thisMonth(userId)],
    });
    return rows;
  }

  /** Offers a service. It can be prepared before the vendor is approved; customers see it after. */
  @Post()
  createService(@CurrentUser() { userId }: Actor, @Body() { isActive, ...offer }: CreateServiceDto): Promise<ServiceCreatedDto> {
    return this.commands.execute(new CreateService(userId, offer, isActive));
  }

  /** What is left out stays as it is. */
  @Patch(':id')
  @HttpCode(204)
  async updateService(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('service')) id: string,
    @Body() changes: UpdateServiceDto,
  ): Promise<void> {
    await this.commands.execute(new UpdateService(userId, id, { ...changes }));
  }

  @Post(':id/activate')
  @HttpCode(204)
  async activateService(@CurrentUser() { userId }: Actor, @Param('id', idOf('service')) id: string): Promise<void> {
    await this.commands.execute(new ActivateService(userId, id));
  }

  /** Leaves the public lists; open bookings go on. */
  @Post(':id/deactivate')
  @HttpCode(204)
  async deactivateService(@CurrentUser() { userId }: Actor, @Param('id', idOf('service')) id: string): Promise<void> {
    await this.commands.execute(new DeactivateService(userId, id));
  }

  /** Gone from every list; old bookings keep their title and price. */
  @Delete(':id')
  @HttpCode(204)
  async archiveService(@CurrentUser() { userId }: Actor, @Param('id', idOf('service')) id: string): Promise<void> {
    await this.commands.execute(new ArchiveService(userId, id));
  }

  /** The first day of this month, as the provider's clocks show it. */
  private async thisMonth(userId: string): Promise<string | null> {
    const { rows } = await this.database.pool.query<{ timeZone: string }>({
      name: 'zone-of-own-business',
      text: 'select time_zone as "timeZone" from read.vendor_directory where user_id = $1',
      values: [userId],
    });
    return rows[0] ? `${monthOf(todayIn(rows[0].timeZone, this.clock.now()))}-01` : null;
  }
}
