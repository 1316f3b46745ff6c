import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { monthOf } from '../../platform/time/calendar.js';
import { todayIn } from '../../platform/time/wall-clock.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import { AdminDeedRow } from '../deeds/admin-deeds.projection.js';
import { MOST_IN_ORDER } from '../service-order/service-order.decisions.js';
import { ActivateService } from './activate-service.command.js';
import { ArchiveService } from './archive-service.command.js';
import { CreateService } from './create-service.command.js';
import { DeactivateService } from './deactivate-service.command.js';
import { CreateServiceDto, MyServiceDto, ServiceCreatedDto, UpdateServiceDto } from './service.dto.js';
import { ownServiceColumns, services } from './service-columns.js';
import { UpdateService } from './update-service.command.js';

const ownServices = statement('my-services', ({ userId, since }: Values<{ userId: string; since: string | null }>) =>
  services
    .leftJoinLateral(
      (db) =>
        db
          .selectFrom('catalog_service_demand as d')
          .select((eb) => eb.fn.sum('d.bookings').as('bookings'))
          .where('d.service_id', '=', db.ref('s.id'))
          .where('d.day', '>=', since)
          .as('demand'),
      (join) => join.onTrue(),
    )
    .leftJoin('catalog_service_rating as rated', 'rated.service_id', 's.id')
    .leftJoinLateral(
      (db) =>
        tablesOf(AdminDeedRow)
          .selectFrom('catalog_admin_deed as d')
          .select(['d.deed', 'd.reason'])
          .where('d.item_id', '=', db.ref('s.id'))
          .orderBy('d.position', 'desc')
          .limit(1)
          .as('decided'),
      (join) => join.onTrue(),
    )
    .select(ownServiceColumns)
    .select((eb) => [
      // Until an administrator switches it on, nothing else is decided about it.
      sql<boolean>`coalesce(${eb.ref('decided.deed')} = 'deactivated', false)`.as('isOffByAdmin'),
      eb.case().when('decided.deed', '=', 'deactivated').then(eb.ref('decided.reason')).end().as('offReason'),
      eb.fn.coalesce('demand.bookings', eb.val(0)).as('bookingsThisMonth'),
      sql<number | null>`round(${eb.ref('rated.stars')}::numeric / nullif(${eb.ref('rated.reviews')}, 0), 2)`.as('averageRating'),
      eb.fn.coalesce('rated.reviews', eb.val(0)).as('reviewCount'),
    ])
    .where('v.user_id', '=', userId)
    .orderBy('s.place')
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .limit(MOST_IN_ORDER),
);
const ownZone = statement('zone-of-own-business', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(VendorRow).selectFrom('vendor_directory').select('time_zone as timeZone').where('user_id', '=', userId),
);

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

  /** In the vendor's own order, inactive ones too; those that it does not name follow, the newest first. */
  @Get()
  async myServices(@CurrentUser() { userId }: Actor): Promise<MyServiceDto[]> {
    return ownServices.all(this.database.pool, { userId, since: await this.thisMonth(userId) });
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
    @Body() { revision, ...changes }: UpdateServiceDto,
  ): Promise<void> {
    await this.commands.execute(new UpdateService(userId, id, changes, revision));
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
    const business = await ownZone.first(this.database.pool, { userId });
    return business ? `${monthOf(todayIn(business.timeZone, this.clock.now()))}-01` : null;
  }
}
