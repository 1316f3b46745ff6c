import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Category, CategoryPictures } from '../../../categories/index.js';
import { mustStay } from '../../../identity/index.js';
import { Clock } from '../../../platform/clock.js';
import type { Renditions } from '../../../platform/pictures/sealed-pictures.js';
import { Streams } from '../../../platform/streams/streams.js';
import { CategoryUse } from '../category-use.js';
import { changePicture } from './category-picture.decisions.js';

/** An administrator shows a picture in place of a category's icon, or takes it away. Answers the picture's id. */
export class ChangeCategoryPicture extends Command<string | null> {
  constructor(
    readonly adminId: string,
    readonly categoryId: string,
    /** Drawn anew; `null` takes the picture away. */
    readonly drawings: Renditions | null,
    /** The picture that it replaces, `null` where there was none; left out, whatever stands is replaced. */
    readonly seen?: string | null,
  ) {
    super();
  }
}

@CommandHandler(ChangeCategoryPicture)
export class ChangeCategoryPictureHandler implements ICommandHandler<ChangeCategoryPicture> {
  constructor(
    private readonly streams: Streams,
    private readonly pictures: CategoryPictures,
    private readonly use: CategoryUse,
    private readonly clock: Clock,
  ) {}

  /** The bytes are there before anybody is sent to them, and those that they replace until nobody is. */
  async execute({ drawings, ...command }: ChangeCategoryPicture): Promise<string | null> {
    const pictureId = drawings && randomUUID();
    const tell = () => this.tell(command, pictureId);
    const replaced = pictureId ? await this.pictures.addFor(pictureId, drawings!, tell) : await tell();
    if (replaced && replaced !== pictureId) await this.pictures.remove(replaced);
    return pictureId;
  }

  /** Answers which picture it had before. */
  private async tell(by: Omit<ChangeCategoryPicture, 'drawings'>, pictureId: string | null): Promise<string | null> {
    const { adminId, categoryId, seen } = by;
    const now = this.clock.now();
    let replaced: string | null = null;
    await this.streams.decide(async (decision) => {
      await mustStay(decision, adminId, now);
      const category = await decision.load(Category, categoryId);
      replaced = category.state.pictureId;
      const lastChangedBy = await this.use.nameOf(category.state.changedBy);
      decision.append(category, changePicture(category.state, { categoryId, pictureId, seen, lastChangedBy, adminId, now }));
    });
    return replaced;
  }
}
