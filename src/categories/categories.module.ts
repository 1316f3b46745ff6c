import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CreateCategoryHandler } from './create-category.command.js';

/** The kinds of work that there are. */
@Module({ imports: [CqrsModule], providers: [CreateCategoryHandler] })
export class CategoriesModule {}
