import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { removeView, SavedViews } from '../saved-views.js';

/** An administrator keeps a view no longer. */
export class RemoveView extends Command<void> {
  constructor(
    readonly userId: string,
    readonly viewId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveView)
export class RemoveViewHandler implements ICommandHandler<RemoveView> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, viewId }: RemoveView): Promise<void> {
    const now = this.clock.now();
    await this.streams.update(SavedViews, userId, (views) => removeView(views, { userId, viewId, now }));
  }
}
