import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CategoryOrder, OrderCategories, PLATFORM } from '../../../categories/index.js';
import { type Deeds, FirstToDecide } from '../../../moderation/index.js';
import { streamOf } from '../../../platform/events/decider.js';
import { Roles } from '../../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../../platform/http/actor.js';
import { CategoryOrderDto } from './category-order.dto.js';

/** What administrators decide about the order of one level. */
const deedsOf = (parentId: string | null): Deeds => ({
  stream: streamOf(CategoryOrder, PLATFORM),
  verbs: { CategoriesOrdered: 'changed' },
  isAbout: ({ data }) => (data as { parentId: string | null }).parentId === parentId,
});

/** In which order visitors see the categories. */
@ApiTags('categories')
@Roles('admin')
@Controller('admin/categories/order')
export class CategoryOrderController {
  constructor(
    private readonly commands: CommandBus,
    private readonly first: FirstToDecide,
  ) {}

  /** Puts the categories of one level in order, wherever visitors and providers see them. Of two administrators the second is refused, and reads who was first. */
  @Put()
  @HttpCode(204)
  async orderCategories(@CurrentUser() { userId }: Actor, @Body() { parentId = null, categoryIds, seen }: CategoryOrderDto): Promise<void> {
    const wanted = { parentId, categoryIds, seen: seen ?? undefined };
    await this.first.change(deedsOf(parentId), () => this.commands.execute(new OrderCategories(userId, wanted)));
  }
}
