import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../platform/clock.js';
import { Database } from '../platform/database/database.js';
import { Roles } from '../platform/http/access.js';
import { type Actor, CurrentUser } from '../platform/http/actor.js';
import { idOf } from '../platform/http/id-of.js';
import { CreateServiceDto, MyServiceDto, ServiceCreatedDto, UpdateServiceDto } from './catalog.dto.js';
import { ActivateService } from './commands/activate-service.js';
import { ArchiveService } from './commands/archive-service.js';
import { CreateService } from './commands/create-service.js';
import { DeactivateService } from './commands/deactivate-service.js';
import { UpdateService } from './commands/update-service.js';
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
        select ${OWN_SERVICE_SQL}, coalesce(demand.bookings, 0)::int as "bookingsThisMonth"
        from ${SERVICES_SQL}
        left join lateral (
          select sum(bookings) as bookings from read.catalog_service_demand where service_id = s.id and day >= $2
        ) demand on true
        where v.user_id = $1
        order by s.created_at desc, s.id
        limit 100`,
      values: [userId, `${this.clock.now().slice(0, 7)}-01`],
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
}
