import { Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { idOf } from '../../platform/fields/id-of.js';
import { AddFavorite } from './add-favorite.command.js';
import { RemoveFavorite } from './remove-favorite.command.js';
import { FavoriteIdsDto, FavoritesDto, FavoriteServiceDto, FavoriteVendorDto } from './favorites.dto.js';
import { FAVORITE_IDS_SQL, FAVORITE_SERVICES_SQL, FAVORITE_VENDORS_SQL } from './favorites.queries.js';

/** What the signed-in person has put a heart to. */
@ApiTags('favorites')
@Roles('user')
@Controller('favorites')
export class FavoritesController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  @Get()
  async favorites(@CurrentUser() { userId }: Actor): Promise<FavoritesDto> {
    const { pool } = this.database;
    const [services, vendors] = await Promise.all([
      pool.query<FavoriteServiceDto>({ name: 'favorite-services', text: FAVORITE_SERVICES_SQL, values: [userId] }),
      pool.query<FavoriteVendorDto>({ name: 'favorite-vendors', text: FAVORITE_VENDORS_SQL, values: [userId] }),
    ]);
    return { services: services.rows, vendors: vendors.rows };
  }

  /** Which hearts are filled. */
  @Get('ids')
  async favoriteIds(@CurrentUser() { userId }: Actor): Promise<FavoriteIdsDto> {
    const { rows } = await this.database.pool.query<FavoriteIdsDto>({ name: 'favorite-ids', text: FAVORITE_IDS_SQL, values: [userId] });
    return rows[0]!;
  }

  @Put('services/:id')
  @HttpCode(204)
  async addFavoriteService(@CurrentUser() { userId }: Actor, @Param('id', idOf('service')) targetId: string): Promise<void> {
    await this.commands.execute(new AddFavorite({ userId, kind: 'service', targetId }));
  }

  @Delete('services/:id')
  @HttpCode(204)
  async removeFavoriteService(@CurrentUser() { userId }: Actor, @Param('id', idOf('service')) targetId: string): Promise<void> {
    await this.commands.execute(new RemoveFavorite({ userId, kind: 'service', targetId }));
  }

  @Put('vendors/:id')
  @HttpCode(204)
  async addFavoriteVendor(@CurrentUser() { userId }: Actor, @Param('id', idOf('provider')) targetId: string): Promise<void> {
    await this.commands.execute(new AddFavorite({ userId, kind: 'vendor', targetId }));
  }

  @Delete('vendors/:id')
  @HttpCode(204)
  async removeFavoriteVendor(@CurrentUser() { userId }: Actor, @Param('id', idOf('provider')) targetId: string): Promise<void> {
    await this.commands.execute(new RemoveFavorite({ userId, kind: 'vendor', targetId }));
  }
}
