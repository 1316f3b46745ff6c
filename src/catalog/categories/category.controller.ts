import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { CategoryCreatedDto, CreateCategoryDto } from './category.dto.js';
import { CreateCategory } from './create-category.command.js';

@ApiTags('categories')
@Roles('admin')
@Controller('admin/categories')
export class CategoryController {
  constructor(private readonly commands: CommandBus) {}

  /** At the top, or below a category that has no parent itself. */
  @Post()
  createCategory(@Body() { name, slug, description, icon, parentId }: CreateCategoryDto): Promise<CategoryCreatedDto> {
    return this.commands.execute(
      new CreateCategory({ name, slug, description: description ?? '', icon: icon ?? null, parentId: parentId ?? null }),
    );
  }
}
