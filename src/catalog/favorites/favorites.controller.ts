import { Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { AddFavorite } from './add-favorite.command.js';
import { FavoriteIdsDto, FavoritesDto } from './favorites.dto.js';
import { favoriteIds, favoriteServices, favoriteVendors } from './favorites.queries.js';
import { RemoveFavorite } from './remove-favorite.command.js';

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
    const [services, vendors] = await Promise.all([favoriteServices.all(pool, { userId }), favoriteVendors.all(pool, { userId })]);
    return { services, vendors };
  }

  /** Which hearts are filled. */
  @Get('ids')
  favoriteIds(@CurrentUser() { userId }: Actor): Promise<FavoriteIdsDto> {
    return favoriteIds.one(this.database.pool, { userId });
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
