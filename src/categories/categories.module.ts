import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CreateCategoryHandler } from './create-category.command.js';
import { OrderCategoriesHandler } from './order/order-categories.command.js';

/** The kinds of work that there are. */
@Module({ imports: [CqrsModule], providers: [CreateCategoryHandler, OrderCategoriesHandler] })
export class CategoriesModule {}
