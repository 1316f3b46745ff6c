import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/streams/streams.js';
import type { ViewedList } from '../saved-views.events.js';
import { SavedViews, saveView } from '../saved-views.js';

/** An administrator keeps a view of a list. Answers its id. */
export class SaveView extends Command<{ viewId: string }> {
  constructor(
    readonly userId: string,
    readonly view: { readonly list: ViewedList; readonly name: string; readonly query: string },
  ) {
    super();
  }
}

@CommandHandler(SaveView)
export class SaveViewHandler implements ICommandHandler<SaveView> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, view }: SaveView) {
    const viewId = newIdFor('saved-view');
    const now = this.clock.now();
    await this.streams.update(SavedViews, userId, async (views, decision) => {
      await mustStay(decision, userId, now);
      return saveView(views, { userId, viewId, ...view, now });
    });
    return { viewId };
  }
}
