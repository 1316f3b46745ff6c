import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { DEED_LISTS, type DeedList } from '../../catalog/index.js';
import { Database } from '../../platform/database/database.js';
import { oneOf } from '../../platform/fields/one-of.js';
import { Roles } from '../../platform/http/access.js';
import { AdminDeedPageDto, AdminDeedsQuery } from './admin-deeds.dto.js';
import { deedsPage } from './admin-deeds.queries.js';

/** Why services and categories were switched or deleted, for administrators and those who look over their shoulders. */
@ApiTags('deeds of administrators')
@ApiParam({ name: 'list', enum: DEED_LISTS })
@Roles('admin', 'auditor')
@Controller('admin/deeds')
export class AdminDeedsController {
  constructor(private readonly database: Database) {}

  /** The latest first, of one or of all, also of those that are gone. */
  @Get(':list')
  adminDeeds(
    @Param('list', oneOf(DEED_LISTS, 'list')) list: DeedList,
    @Query() { page = 1, item }: AdminDeedsQuery,
  ): Promise<AdminDeedPageDto> {
    return deedsPage(this.database, { list, item: item ?? null }, page);
  }
}
