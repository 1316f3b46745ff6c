import type pg from 'pg';
import type { Fact, Position } from '../events/recorded.js';
import { Fold, type FoldedTable } from '../tables/fold.js';
import { ignore, type Projection, type Write } from '../tables/projection.js';
import { shapeOf } from '../tables/table-shape.js';
import { type Schema, TableWriter } from '../tables/table-writer.js';
import { allOf } from '../together/some-at-once.js';
import type { BatchFact } from './facts.js';
import { lostWrites } from './metrics.js';

/** A handler that throws, or returns a write that no table could take. */
export class HandlerFailed extends Error {
  constructor(
    projection: string,
    { type, stream, version }: BatchFact,
    override readonly cause: unknown,
  ) {
    super(`${projection} cannot take ${type} (${stream}, version ${version}): ${cause instanceof Error ? cause.message : String(cause)}`);
    this.name = 'HandlerFailed';
  }
}

/** The streams that a projection leaves out, each from a position on. */
export type LeftOut = ReadonlyMap<string, Position>;
const NONE: LeftOut = new Map();

/** The folds of a batch by lane, as far as they could be made. */
export type Folds = ReadonlyMap<Lane, Fold>;

/** Folds a batch before its turn has come. What fails is left for then, when something can be done about it. */
export function foldsOf(lanes: readonly Lane[], facts: readonly BatchFact[], leftOut: (projection: string) => LeftOut): Folds {
  const folds = new Map<Lane, Fold>();
  for (const lane of lanes) {
    try {
      folds.set(lane, lane.fold(facts, leftOut(lane.projection.name)));
    } catch (error) {
      if (!(error instanceof HandlerFailed)) throw error;
    }
  }
  return folds;
}

/** One projection writing its tables in one schema. */
export class Lane {
  private readonly writers: Map<string, TableWriter>;

  constructor(
    readonly projection: Projection,
    schema: Schema,
  ) {
    this.writers = new Map(projection.tables.map((table) => shapeOf(table)).map((shape) => [shape.name, new TableWriter(shape, schema)]));
  }

  /** Does the projection look at this event? */
  takes({ type, stream, position }: BatchFact, leftOut: LeftOut = NONE): boolean {
    const handler = this.projection.handlers[type];
    if (handler === undefined || handler === ignore) return false;
    const from = leftOut.get(stream);
    return from === undefined || position < from;
  }

  /** @throws HandlerFailed */
  fold(facts: readonly BatchFact[], leftOut: LeftOut = NONE): Fold {
    const fold = new Fold();
    for (const fact of facts) {
      if (!this.takes(fact, leftOut)) continue;
      try {
        for (const write of this.writesOf(fact)) fold.add(this.checked(write), fact.position);
      } catch (error) {
        throw new HandlerFailed(this.projection.name, fact, error);
      }
    }
    return fold;
  }

  /** Sends every statement before it waits for the first. */
  async write(client: pg.ClientBase, fold: Fold): Promise<readonly FoldedTable[]> {
    const { tables } = fold;
    const lostOf = await allOf(tables.map((table) => this.writers.get(table.shape.name)!.write(client, table)));
    const lost = lostOf.reduce((sum, each) => sum + each, fold.lost);
    if (lost > 0) lostWrites(this.projection.name, lost);
    return tables;
  }

  private writesOf(fact: BatchFact): readonly Write[] {
    const handler = this.projection.handlers[fact.type] as Exclude<Projection['handlers'][string], typeof ignore>;
    const writes = handler(fact.data, fact as unknown as Fact);
    return Array.isArray(writes) ? (writes as readonly Write[]) : [writes as Write];
  }

  private checked(write: Write): Write {
    if (!this.projection.tables.includes(write.table)) throw new TypeError(`${write.table.meta.tableName} is not one of its tables`);
    return write;
  }
}
