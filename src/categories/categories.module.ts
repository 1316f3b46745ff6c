import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CreateCategoryHandler } from './create-category.command.js';
import { OrderCategoriesHandler } from './order/order-categories.command.js';
import { CategoryPicturesController } from './pictures/category-pictures.controller.js';
import { CategoryPictures } from './pictures/category-pictures.js';

/** The kinds of work that there are. */
@Module({
  imports: [CqrsModule],
  controllers: [CategoryPicturesController],
  providers: [CreateCategoryHandler, OrderCategoriesHandler, CategoryPictures],
  exports: [CategoryPictures],
})
export class CategoriesModule {}
