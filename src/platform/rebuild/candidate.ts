import type pg from 'pg';
import { type Position, type Recorded, START } from '../events/recorded.js';
import { type Culprit, writeOneByOne } from '../following/culprits.js';
import { type BatchFact, factsOf } from '../following/facts.js';
import { type Folds, foldsOf, Lane, type LeftOut } from '../following/lane.js';
import { attempt, transaction } from '../following/transaction.js';
import { ahead } from '../projections/ahead.js';
import type { RunnerParts } from '../projections/projection-runner.js';
import type { Projection } from '../tables/projection.js';
import { shapeOf, type TableShape } from '../tables/table-shape.js';
import { createCandidate, dropCandidate } from './candidate-tables.js';

/** How a piece of work is bracketed: in a transaction of its own, or within one that is under way. */
type Bracket = (client: pg.ClientBase, work: () => Promise<void>) => Promise<void>;
const within: Bracket = (_client, work) => work();

const BATCH = 1000;

/** The tables of some projections, built a second time beside the live ones, from all of history. */
export class Candidate {
  /** What could not be taken; with the rest of its stream it is left out. */
  readonly culprits: Culprit[] = [];
  readonly shapes: readonly TableShape[];
  private readonly lanes: readonly Lane[];
  private at: Position = START;

  constructor(
    private readonly client: pg.ClientBase,
    private readonly parts: Pick<RunnerParts, 'streams' | 'personalData'>,
    projections: readonly Projection[],
  ) {
    this.shapes = projections.flatMap(({ tables }) => tables.map((table) => shapeOf(table)));
    this.lanes = projections.map((projection) => new Lane(projection, 'rebuild'));
  }

  get position(): Position {
    return this.at;
  }

  async create(): Promise<void> {
    for (const shape of this.shapes) await createCandidate(this.client, shape);
  }

  async drop(): Promise<void> {
    for (const shape of this.shapes) await dropCandidate(this.client, shape);
  }

  /** Takes all events up to this position, batch by batch. */
  catchUp(until: Position): Promise<void> {
    return this.advance(until, transaction);
  }

  /** The same within a transaction that holds the checkpoint, so that afterwards both stand at the same place. When it fails, start over. */
  catchUpHeld(until: Position): Promise<void> {
    return this.advance(until, within);
  }

  private async advance(until: Position, bracket: Bracket): Promise<void> {
    if (this.at >= until) return;
    const reading = new AbortController();
    try {
      const history = this.parts.streams.from(this.at, { batch: BATCH, signal: reading.signal });
      for await (const { facts, folds, culprits, end } of ahead(history, (events) => this.prepared(events, until))) {
        if (facts.length > 0) {
          await bracket(this.client, () => this.write(facts, culprits === this.culprits.length ? folds : undefined));
          this.at = facts.at(-1)!.position;
        }
        if (end) return;
      }
      throw new Error('The event store was closed during a rebuild');
    } finally {
      reading.abort();
    }
  }

  private async prepared(events: readonly Recorded[], until: Position) {
    const facts = await factsOf(
      events.filter(({ position }) => position <= until),
      this.parts.personalData,
    );
    const folds = foldsOf(this.lanes, facts, (projection) => this.leftOut(projection));
    return { facts, folds, culprits: this.culprits.length, end: events.at(-1)!.position >= until };
  }

  private async write(facts: readonly BatchFact[], folds?: Folds): Promise<void> {
    const whole = await attempt(this.client, async () => {
      for (const lane of this.lanes) {
        await lane.write(this.client, folds?.get(lane) ?? lane.fold(facts, this.leftOut(lane.projection.name)));
      }
    });
    if ('result' in whole) return;
    for (const lane of this.lanes) await writeOneByOne(this.client, lane, facts, this.leftOut(lane.projection.name), this.culprits);
  }

  private leftOut(projection: string): LeftOut {
    const mine = this.culprits.filter((culprit) => culprit.projection === projection);
    return new Map(mine.map(({ fact }) => [fact.stream, fact.position]));
  }
}
