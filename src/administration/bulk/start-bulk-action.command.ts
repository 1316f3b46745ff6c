import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/streams/streams.js';
import { startBulk } from './bulk-action.decisions.js';
import type { BulkKind } from './bulk-action.events.js';
import { BulkAction } from './bulk-action.js';

/** An administrator does the same to many rows, which a reaction carries out. Answers the action's id. */
export class StartBulkAction extends Command<{ bulkId: string }> {
  constructor(
    readonly adminId: string,
    readonly chosen: { readonly kind: BulkKind; readonly rowIds: readonly string[]; readonly seen: number },
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(StartBulkAction)
export class StartBulkActionHandler implements ICommandHandler<StartBulkAction> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, chosen, reason }: StartBulkAction) {
    const bulkId = newIdFor('bulk-action');
    const now = this.clock.now();
    await this.streams.update(BulkAction, bulkId, async (action, decision) => {
      await mustStay(decision, adminId, now);
      return startBulk(action, { bulkId, ...chosen, adminId, reason, now });
    });
    return { bulkId };
  }
}
