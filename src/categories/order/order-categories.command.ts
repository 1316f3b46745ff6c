import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { Category } from '../category.js';
import { orderCategories } from './category-order.decisions.js';
import { CategoryOrder } from './category-order.js';
import { PLATFORM } from './level.js';

interface Wanted {
  /** What they stand below; `null` for those at the top. */
  readonly parentId: string | null;
  /** The first first; those that are not named follow. */
  readonly categoryIds: readonly string[];
  /** How they stood when it was decided. */
  readonly seen: readonly string[] | undefined;
}

/** An administrator puts the categories of one level in the order in which visitors are to see them. */
export class OrderCategories extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly wanted: Wanted,
  ) {
    super();
  }
}

@CommandHandler(OrderCategories)
export class OrderCategoriesHandler implements ICommandHandler<OrderCategories> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  /** Categories are not held on to: the place of one that is deleted at the same moment leads nowhere. */
  async execute({ adminId, wanted }: OrderCategories) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      await mustStay(decision, adminId, now);
      const order = await decision.load(CategoryOrder, PLATFORM);
      const categories: Category[] = [];
      for (const id of wanted.categoryIds) categories.push((await decision.load(Category, id)).state);
      decision.append(order, orderCategories(order.state, { ...wanted, categories, adminId, now }));
    });
  }
}
