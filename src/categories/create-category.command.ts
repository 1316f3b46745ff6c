import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../identity/index.js';
import { Clock } from '../platform/clock.js';
import { newIdFor } from '../platform/events/command-context.js';
import { Streams } from '../platform/streams/streams.js';
import type { CategoryDetails } from './category.events.js';
import { Category, createCategory } from './category.js';
import { CategorySlug, claimSlug } from './category-slug.js';

/** Answers the category's id. */
export class CreateCategory extends Command<{ categoryId: string }> {
  constructor(
    readonly details: CategoryDetails,
    readonly active = true,
    /** Left out for what every installation begins with. */
    readonly adminId?: string,
  ) {
    super();
  }
}

@CommandHandler(CreateCategory)
export class CreateCategoryHandler implements ICommandHandler<CreateCategory> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  /** The parent is held on to: it may be about to get one itself, or to be deleted. */
  async execute({ details, active, adminId }: CreateCategory) {
    const categoryId = newIdFor('category');
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      if (adminId) await mustStay(decision, adminId, now);
      const category = await decision.load(Category, categoryId);
      const slug = await decision.load(CategorySlug, details.slug);
      const parent = details.parentId ? await decision.load(Category, details.parentId) : undefined;
      decision.append(slug, claimSlug(slug.state, { slug: details.slug, categoryId, now }));
      const wanted = { categoryId, details, parent: parent?.state ?? null, active, adminId, now };
      decision.append(category, createCategory(category.state, wanted));
      if (parent) decision.guard(parent);
    });
    return { categoryId };
  }
}
