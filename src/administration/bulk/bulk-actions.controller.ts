import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { ManagedServices } from '../services/managed-services.queries.js';
import { ManagedUsers } from '../users/managed-users.queries.js';
import { AffectedByDeactivations } from '../users/standing/affected-by-deactivations.js';
import { ManyUsersDto } from '../users/standing/user-standing.dto.js';
import { MOST_ROWS } from './bulk-action.decisions.js';
import {
  BulkActionDto,
  BulkActionStartedDto,
  BulkResultPageDto,
  BulkResultsQuery,
  ManyUsersQuery,
  SwitchServicesDto,
  SwitchUsersDto,
} from './bulk-actions.dto.js';
import { countsOf, latestOfServices, latestOfUsers, RESULTS_A_PAGE, resultsOf } from './bulk-actions.queries.js';
import { StartBulkAction } from './start-bulk-action.command.js';

/** The same to many rows at once: begun by an administrator, and carried out whether they wait or not. */
@ApiTags('bulk actions')
@Roles('admin')
@Controller('admin/bulk-actions')
export class BulkActionsController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly services: ManagedServices,
    private readonly users: ManagedUsers,
    private readonly affected: AffectedByDeactivations,
  ) {}

  /** The latest ten over services, whoever has begun them. */
  @Get('services')
  serviceBulkActions(): Promise<BulkActionDto[]> {
    return latestOfServices.all(this.database.pool);
  }

  /** Activates or deactivates services. Which those are is settled now; each has a result of its own. */
  @Post('services')
  @HttpCode(202)
  async switchServices(@CurrentUser() { userId }: Actor, @Body() body: SwitchServicesDto): Promise<BulkActionStartedDto> {
    const { isActive, ids, total: seen, reason, ...wanted } = body;
    // One more than can be done tells that there are too many.
    const rowIds = ids ?? (await this.services.matching(wanted, MOST_ROWS + 1));
    const kind = isActive ? 'activate-services' : 'deactivate-services';
    return this.commands.execute(new StartBulkAction(userId, { kind, rowIds, seen }, reason));
  }

  /** The latest ten over users, whoever has begun them. */
  @Get('users')
  userBulkActions(): Promise<BulkActionDto[]> {
    return latestOfUsers.all(this.database.pool);
  }

  /** How many of them are active, and what deactivating them would do now. Changes nothing. */
  @Get('users/preview')
  async bulkUsersPreview(@CurrentUser() { userId }: Actor, @Query() { ids, ...wanted }: ManyUsersQuery): Promise<ManyUsersDto> {
    const chosen = ids?.toLowerCase().split(',') ?? (await this.users.matching(wanted, MOST_ROWS + 1));
    return this.affected.of(userId, chosen);
  }

  /** Activates or deactivates people. Who they are is settled now; each has a result of their own. */
  @Post('users')
  @HttpCode(202)
  async switchUsers(@CurrentUser() { userId }: Actor, @Body() body: SwitchUsersDto): Promise<BulkActionStartedDto> {
    const { isActive, ids, total: seen, reason, ...wanted } = body;
    const rowIds = ids ?? (await this.users.matching(wanted, MOST_ROWS + 1));
    const kind = isActive ? 'activate-users' : 'deactivate-users';
    return this.commands.execute(new StartBulkAction(userId, { kind, rowIds, seen }, reason));
  }

  /** The rows that did not change, those that were refused first, and why. */
  @Get(':id/results')
  async bulkResults(@Param('id', idOf('bulk action')) bulkId: string, @Query() { page = 1 }: BulkResultsQuery): Promise<BulkResultPageDto> {
    const { pool } = this.database;
    const [counts] = await countsOf.all(pool, { bulkId });
    if (!counts) throw new NotFound('bulk action');
    const items = await resultsOf.all(pool, { bulkId, offset: (page - 1) * RESULTS_A_PAGE });
    const total = counts.unchanged + counts.refused;
    return { items, total, page, pageCount: Math.ceil(total / RESULTS_A_PAGE) };
  }
}
