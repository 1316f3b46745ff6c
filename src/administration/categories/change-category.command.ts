import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Category, CategorySlug, claimSlug } from '../../categories/index.js';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { type Decision, Streams } from '../../platform/streams/streams.js';
import { type CategoryChanges, changeCategory } from './category-changes.decisions.js';
import { CategoryUse } from './category-use.js';

/** An administrator changes a category, or switches it on or off. */
export class ChangeCategory extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly categoryId: string,
    readonly changes: CategoryChanges,
    /** Why it is switched. */
    readonly reason?: string | null,
    /** Which revision of it was seen. */
    readonly seen?: number,
  ) {
    super();
  }
}

@CommandHandler(ChangeCategory)
export class ChangeCategoryHandler implements ICommandHandler<ChangeCategory> {
  constructor(
    private readonly streams: Streams,
    private readonly use: CategoryUse,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, categoryId, changes, reason, seen }: ChangeCategory) {
    const by = { adminId, categoryId, changes, reason, seen, now: this.clock.now() };
    await this.streams.decide(async (decision) => {
      await mustStay(decision, adminId, by.now);
      const category = await decision.load(Category, categoryId);
      const parent = await heldParent(decision, changes.parentId);
      const { children } = await this.use.of(categoryId);
      const lastChangedBy = await this.use.nameOf(category.state.changedBy);
      const revision = category.expected;
      decision.append(category, changeCategory(category.state, { ...by, revision, parent, children, lastChangedBy }));
      await claim(decision, { slug: changes.slug, categoryId, now: by.now });
    });
  }
}

/** Held on to: it may be about to get a parent itself, or to be deleted. */
async function heldParent(decision: Decision, parentId: string | null | undefined): Promise<Category | null> {
  if (!parentId) return null;
  const parent = await decision.load(Category, parentId);
  decision.guard(parent);
  return parent.state;
}

/** The one that it had stays its own, so that links of old find it. */
async function claim(decision: Decision, by: { slug: string | undefined; categoryId: string; now: string }): Promise<void> {
  const { slug } = by;
  if (slug === undefined) return;
  const owner = await decision.load(CategorySlug, slug);
  decision.append(owner, claimSlug(owner.state, { ...by, slug }));
}
