import type pg from 'pg';
import type { Position } from '../events/recorded.js';
import { type Culprit, writeOneByOne } from '../following/culprits.js';
import type { BatchFact } from '../following/facts.js';
import { type Folds, foldsOf, Lane } from '../following/lane.js';
import type { ParkedStreams } from '../following/parked-streams.js';
import { attempt, transaction } from '../following/transaction.js';
import type { FoldedTable } from '../tables/fold.js';
import type { Projection } from '../tables/projection.js';
import { allOf } from '../together/some-at-once.js';
import { markChanged } from './changed.js';
import { moveCheckpoint, setJoined } from './checkpoint.js';

/** How a projection's rebuilt tables are named while they are moved along with the live ones. */
export const joinedName = ({ name, version }: Projection): string => `${name}@${version}`;

/** The stamps of the tables that a batch has changed. */
export type Changed = ReadonlyMap<string, string>;

/** A batch on its way into the tables. */
export interface Batch {
  readonly facts: readonly BatchFact[];
  readonly folds: Folds;
  /** What was left out when it was folded. */
  readonly leftOut: number;
}

/**
 * Writes batches into all live tables: each batch is one transaction, with the checkpoint's move as its first statement. All of it is sent at once, without
 * waiting for answers in between.
 */
export class BatchWriter {
  private readonly lanes: readonly { readonly live: Lane; readonly rebuilt: Lane }[];

  constructor(
    projections: readonly Projection[],
    private readonly parked: ParkedStreams,
  ) {
    this.lanes = projections.map((projection) => ({ live: new Lane(projection, 'read'), rebuilt: new Lane(projection, 'rebuild') }));
  }

  /** Does what can be done before the batch's turn comes. */
  prepare(facts: readonly BatchFact[]): Batch {
    const live = this.lanes.map((lane) => lane.live);
    return { facts, folds: foldsOf(live, facts, (projection) => this.parked.leftOut(projection)), leftOut: this.parked.changes };
  }

  /** What the batch makes of the tables, as it was folded; nothing when it is going to be folded once more. */
  written({ folds, leftOut }: Batch): readonly FoldedTable[] {
    return leftOut === this.parked.changes ? [...folds.values()].flatMap(({ tables }) => tables) : [];
  }

  /** The whole batch, folded. When anything fails, nothing has happened. */
  async write(client: pg.ClientBase, from: Position, { facts, folds, leftOut }: Batch): Promise<Changed> {
    const current = leftOut === this.parked.changes ? folds : undefined;
    const folded = this.lanes.map((lane) => ({
      ...lane,
      fold: current?.get(lane.live) ?? lane.live.fold(facts, this.parked.leftOut(lane.live.projection.name)),
    }));
    return transaction(client, async () => {
      const [joined, , , changed] = await allOf([
        this.move(client, from, facts),
        allOf(folded.map(({ live, fold }) => live.write(client, fold))),
        this.parked.succeeded(client, facts),
        markChanged(
          client,
          folded.flatMap(({ fold }) => fold.tables),
        ),
      ]);
      const alsoRebuilt = folded.filter(({ live }) => joined.has(joinedName(live.projection)));
      await allOf(alsoRebuilt.map(({ rebuilt, fold }) => rebuilt.write(client, fold)));
      return changed;
    });
  }

  /**
   * The same after a failure, each projection behind a savepoint, and event by event where it fails again. Rebuilt tables are left behind:
   * the failure may be theirs.
   * @returns the events that could not be taken; then nothing has happened
   */
  async writeCarefully(client: pg.ClientBase, from: Position, facts: readonly BatchFact[]): Promise<Changed | readonly Culprit[]> {
    const culprits: Culprit[] = [];
    try {
      return await transaction(client, async () => {
        await this.move(client, from, facts);
        await setJoined(client, []);
        const tables: FoldedTable[] = [];
        for (const { live } of this.lanes) {
          tables.push(...(await writeOneByOne(client, live, facts, this.parked.leftOut(live.projection.name), culprits)));
        }
        if (culprits.length > 0) throw new GiveUp();
        await this.parked.succeeded(client, facts);
        return await markChanged(client, tables);
      });
    } catch (error) {
      if (error instanceof GiveUp) return culprits;
      throw error;
    }
  }

  /**
   * Tries every event by itself and keeps nothing, after processes have died over these events: each try is counted before it is made, so
   * that the one that kills is found, and left out at last.
   */
  async rehearse(client: pg.ClientBase, facts: readonly BatchFact[]): Promise<void> {
    await client.query('begin');
    for (const fact of facts) {
      for (const { live } of this.lanes) {
        const { name } = live.projection;
        if (!live.takes(fact, this.parked.leftOut(name)) || !(await this.parked.begin(name, fact))) continue;
        await attempt(client, () => live.write(client, live.fold([fact])));
        await this.parked.end(name, fact);
      }
    }
    await client.query('rollback');
    await this.parked.load();
  }

  lane(projection: string): Lane | undefined {
    return this.lanes.find(({ live }) => live.projection.name === projection)?.live;
  }

  /** Rebuilt tables that other code has made cannot be moved along by this one. */
  private async move(client: pg.ClientBase, from: Position, facts: readonly BatchFact[]): Promise<ReadonlySet<string>> {
    const joined = await moveCheckpoint(client, from, facts.at(-1)!.position);
    const known = this.lanes.map(({ live }) => joinedName(live.projection));
    const ours = joined.filter((name) => known.includes(name));
    if (ours.length < joined.length) await setJoined(client, ours);
    return new Set(ours);
  }
}

class GiveUp extends Error {}
