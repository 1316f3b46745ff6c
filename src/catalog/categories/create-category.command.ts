import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/events/streams.js';
import { Category, createCategory, type NewCategory } from './category.js';
import { CategorySlug, claimSlug } from './category-slug.js';

/** Answers the category's id. */
export class CreateCategory extends Command<{ categoryId: string }> {
  constructor(readonly details: NewCategory) {
    super();
  }
}

@CommandHandler(CreateCategory)
export class CreateCategoryHandler implements ICommandHandler<CreateCategory> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ details }: CreateCategory) {
    const categoryId = newIdFor('category');
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const category = await decision.load(Category, categoryId);
      const slug = await decision.load(CategorySlug, details.slug);
      const parent = details.parentId ? await decision.load(Category, details.parentId) : null;
      decision.append(slug, claimSlug(slug.state, { slug: details.slug, categoryId, now }));
      decision.append(category, createCategory(category.state, { categoryId, details, parent: parent && parent.state, now }));
    });
    return { categoryId };
  }
}
