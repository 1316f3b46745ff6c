import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CreateCategory } from '../../categories/index.js';
import { Database } from '../../platform/database/database.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { allCategories } from './admin-categories.queries.js';
import { AdminCategoryDto, CategoryCreatedDto, CreateCategoryDto, DeleteCategoryDto, UpdateCategoryDto } from './category-admin.dto.js';
import { ChangeCategory } from './change-category.command.js';
import { DeleteCategory } from './delete-category.command.js';

/** How administrators order what can be booked. */
@ApiTags('categories')
@Roles('admin')
@Controller('admin/categories')
export class CategoryAdminController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  /** All categories, newest first, inactive ones too. */
  @Roles('admin', 'auditor')
  @Get()
  adminCategories(): Promise<AdminCategoryDto[]> {
    return allCategories.all(this.database.pool);
  }

  /** At the top, or below a category that has no parent itself. */
  @Post()
  createCategory(
    @CurrentUser() { userId }: Actor,
    @Body() { name, slug, description, icon, parentId, isActive }: CreateCategoryDto,
  ): Promise<CategoryCreatedDto> {
    const details = { name, slug, description: description ?? '', icon: icon ?? null, parentId: parentId ?? null };
    return this.commands.execute(new CreateCategory(details, isActive, userId));
  }

  /** What is left out stays as it is. Links with its former slug lead to the new one. An inactive category leaves menus and has no page; its services stay. */
  @Patch(':id')
  @HttpCode(204)
  async updateCategory(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('category')) id: string,
    @Body() { revision, reason, isActive, description, ...details }: UpdateCategoryDto,
  ): Promise<void> {
    const changes = { ...details, ...(description !== undefined && { description: description ?? '' }), active: isActive ?? undefined };
    await this.commands.execute(new ChangeCategory(userId, id, changes, reason, revision));
  }

  /** Refused while a service is in it, unless its services are moved to another; and while other categories stand below it. */
  @Post(':id/delete')
  @HttpCode(204)
  async deleteCategory(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('category')) id: string,
    @Body() { reason, moveTo, revision }: DeleteCategoryDto,
  ): Promise<void> {
    await this.commands.execute(new DeleteCategory(userId, id, reason, moveTo ?? undefined, revision ?? undefined));
  }
}
