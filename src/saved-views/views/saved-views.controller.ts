import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { RemoveView } from './remove-view.command.js';
import { SaveView } from './save-view.command.js';
import { SavedViewDto, SaveViewDto, ViewSavedDto } from './saved-views.dto.js';
import { viewsOf } from './saved-views.queries.js';

/** Views of administrators' lists: filters, search and order under a name. Everybody has their own. */
@ApiTags('saved views')
@Roles('admin')
@Controller('admin/views')
export class SavedViewsController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  /** What one has kept, of all lists. */
  @Get()
  async savedViews(@CurrentUser() { userId }: Actor): Promise<SavedViewDto[]> {
    const views = await viewsOf.all(this.database.pool, { userId });
    return views.map(({ name, query, ...view }) => ({ ...view, name: name ?? '', query: query ?? '' }));
  }

  /** Keeps a view; at most twenty of a list. */
  @Post()
  saveView(@CurrentUser() { userId }: Actor, @Body() { list, name, query }: SaveViewDto): Promise<ViewSavedDto> {
    return this.commands.execute(new SaveView(userId, { list, name, query }));
  }

  /** Keeps it no longer. */
  @Delete(':id')
  @HttpCode(204)
  removeView(@CurrentUser() { userId }: Actor, @Param('id', idOf('view')) id: string): Promise<void> {
    return this.commands.execute(new RemoveView(userId, id));
  }
}
