import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Account, mustBeAdmin } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { Refusal } from '../../platform/errors.js';
import { asCommand, currentCommand } from '../../platform/events/command-context.js';
import { type Decider, fold, streamOf } from '../../platform/events/decider.js';
import type { AnyEvent } from '../../platform/events/event.js';
import { idFrom } from '../../platform/ids.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { Streams } from '../../platform/streams/streams.js';
import { ignore } from '../../platform/tables/projection.js';
import { nextRows, noteRows, type RowResult } from './bulk-action.decisions.js';
import type { BulkActionEvent } from './bulk-action.events.js';
import { BulkAction } from './bulk-action.js';
import { ROWS_OF } from './rows-of.js';

/** Passes by itself: the row is tried again, and nothing is said of it yet. */
const PASSING = ['platform/busy'];

/**
 * Some rows follow from the start, the next from the results of those before, so that other reactions have their turn in between. Each row is a command of its
 * own, by the administrator who started it, whose id follows from the action and the row: whoever comes again, after the process was killed between a row and its
 * result, finds the row's event and does nothing.
 */
@Reacts()
@Injectable()
export class CarryOnBulkActions {
  constructor(
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {}

  readonly reaction = reaction<BulkActionEvent>('administration.carry-on-bulk-actions', {
    BulkActionStarted: ({ bulkId }) => this.carryOn(bulkId),
    BulkRowsDone: ({ bulkId }) => this.carryOn(bulkId),
    BulkActionFinished: ignore,
  });

  private async carryOn(bulkId: string): Promise<void> {
    const { events } = await this.streams.read(streamOf(BulkAction, bulkId));
    const action = fold(BulkAction, events);
    const keys = await this.personalData.keysForEvents(events);
    // Once whoever gave it is erased it reads so; they are no administrator any more, and no row is changed.
    const reason = this.personalData.open(events[0]!, keys)?.['reason'] ?? '';
    const results: RowResult[] = [];
    for (const rowId of nextRows(action)) results.push(await this.do(bulkId, action, { rowId, reason }));
    await this.streams.update(BulkAction, bulkId, (now) => noteRows(now, { bulkId, results, now: this.clock.now() }));
  }

  private async do(
    bulkId: string,
    { kind, startedBy }: BulkAction,
    { rowId, reason }: { readonly rowId: string; readonly reason: string },
  ): Promise<RowResult> {
    const { command, streamOf: streamOfRow } = ROWS_OF[kind!];
    const commandId = idFrom(bulkId, rowId);
    const work = async (): Promise<RowResult> => {
      const result = await this.attempt(rowId, async () => {
        mustBeAdmin(await this.stateOf(Account, startedBy));
        await this.commands.execute(command(startedBy, rowId, reason));
      });
      if (result.outcome === 'changed') return result;
      // It may have been done before a break, after which whoever started it has lost the role.
      const { events } = await this.streams.read(streamOfRow(rowId));
      return events.some(({ meta }) => meta.command === commandId) ? { rowId, outcome: 'changed' } : result;
    };
    return asCommand({ commandId, actor: startedBy }, work);
  }

  private async attempt(rowId: string, work: () => Promise<void>): Promise<RowResult> {
    try {
      await work();
      return { rowId, outcome: currentCommand()!.appended.length > 0 ? 'changed' : 'unchanged' };
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500 || PASSING.includes(error.code)) throw error;
      return { rowId, outcome: 'refused', why: error.message };
    }
  }

  private async stateOf<State, E extends AnyEvent>(decider: Decider<State, E>, id: string): Promise<State> {
    return fold(decider, (await this.streams.read(streamOf(decider, id))).events);
  }
}
