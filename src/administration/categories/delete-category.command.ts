import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { moveToCategory, Service } from '../../catalog/index.js';
import { Category, CategoryPictures, CategorySlug, releaseSlug } from '../../categories/index.js';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { asCommand, newIdFor, reachedPosition } from '../../platform/events/command-context.js';
import { type Position, START } from '../../platform/events/recorded.js';
import { type Decision, type Loaded, Streams } from '../../platform/streams/streams.js';
import { closeCategory, deleteCategory, known, mustBeAnother, type Target } from './category-deletion.decisions.js';
import { CategoryUse, type InUse } from './category-use.js';

/** So many services are moved in one append. */
const TOGETHER = 50;

/** An administrator deletes a category. */
export class DeleteCategory extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly categoryId: string,
    readonly reason: string,
    /** The category that its services go to; without one it is refused while it has some. */
    readonly moveTo?: string,
    /** Which revision of it was seen. */
    readonly seen?: number,
  ) {
    super();
  }
}

/**
 * In steps, each a command of its own, so that it is free of races, and whoever repeats it after a crash ends it:
 * 1. The category is deactivated: whoever creates or changes a service guards its category, so that nothing comes in any more.
 * 2. The read tables catch up with that moment: whatever came in before is in them. All of it is moved, some services at a time.
 * 3. It is deleted, as long as nobody has activated it again, its addresses are free, and its picture goes.
 */
@CommandHandler(DeleteCategory)
export class DeleteCategoryHandler implements ICommandHandler<DeleteCategory> {
  constructor(
    private readonly streams: Streams,
    private readonly use: CategoryUse,
    private readonly pictures: CategoryPictures,
    private readonly clock: Clock,
  ) {}

  async execute(command: DeleteCategory) {
    const closedAt = await step(command, 'closing', () => this.close(command));
    const found = await this.use.since(closedAt, command.categoryId);
    const movedAt = command.moveTo ? await this.moveAll(command, command.moveTo, known(found)) : closedAt;
    await this.end(command, movedAt > closedAt ? await this.use.since(movedAt, command.categoryId) : found);
  }

  private close({ adminId, categoryId, reason, moveTo, seen }: DeleteCategory): Promise<Position> {
    const by = { adminId, categoryId, reason, seen, now: this.clock.now() };
    return this.streams.decide(async (decision) => {
      await mustStay(decision, adminId, by.now);
      const category = await decision.load(Category, categoryId);
      const target = moveTo ? targetOf(await decision.load(Category, moveTo), moveTo) : null;
      const used = countsOf(await this.use.of(categoryId));
      const lastChangedBy = await this.use.nameOf(category.state.changedBy);
      decision.append(category, closeCategory(category.state, { ...by, used, target, lastChangedBy, revision: category.expected }));
    });
  }

  private async moveAll(command: DeleteCategory, moveTo: string, { services }: InUse): Promise<Position> {
    let last: Position = START;
    for (let from = 0; from < services.length; from += TOGETHER) {
      const some = services.slice(from, from + TOGETHER);
      last = await step(command, `moving-${some[0]}`, () => this.move(command, moveTo, some));
    }
    return last;
  }

  /** The category that they go to is held on to: it may be about to be deleted, too. */
  private move({ adminId, categoryId: from }: DeleteCategory, categoryId: string, services: readonly string[]): Promise<Position> {
    const now = this.clock.now();
    return this.streams.decide(async (decision) => {
      const target = await decision.load(Category, categoryId);
      mustBeAnother(targetOf(target, categoryId), from);
      for (const serviceId of services) {
        const service = await decision.load(Service, serviceId);
        decision.append(service, moveToCategory(service.state, { serviceId, from, categoryId, adminId, now }));
      }
      decision.guard(target);
    });
  }

  private async end({ adminId, categoryId, reason, moveTo }: DeleteCategory, used: InUse | undefined): Promise<void> {
    const by = { adminId, categoryId, reason, movedTo: moveTo ?? null, now: this.clock.now() };
    let pictureId: string | null = null;
    await this.streams.decide(async (decision) => {
      const category = await decision.load(Category, categoryId);
      ({ pictureId } = category.state);
      decision.append(category, deleteCategory(category.state, { ...by, used: used && countsOf(used) }));
      await releaseSlugs(decision, category.state, by);
    });
    if (pictureId) await this.pictures.remove(pictureId);
  }
}

const countsOf = ({ services, children }: InUse) => ({ services: services.length, children });

const targetOf = ({ state }: Loaded<Category>, categoryId: string): Target => ({ categoryId, state });

/** Also those of before: what is deleted is looked for nowhere. */
async function releaseSlugs(
  decision: Decision,
  { details, formerSlugs }: Category,
  { categoryId, now }: { categoryId: string; now: string },
): Promise<void> {
  for (const slug of [...formerSlugs, details.slug]) {
    const owner = await decision.load(CategorySlug, slug);
    decision.append(owner, releaseSlug(owner.state, { slug, categoryId, now }));
  }
}

/** A stream that has an event of a command is not decided again for the same command, so that each step needs one of its own. */
async function step({ adminId, categoryId }: DeleteCategory, name: string, work: () => Promise<Position>): Promise<Position> {
  const position = await asCommand({ commandId: newIdFor(`${name}-${categoryId}`), actor: adminId }, work);
  reachedPosition(position);
  return position;
}
