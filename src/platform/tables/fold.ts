import type { Position } from '../events/recorded.js';
import type { Amounts, Columns, ReadTable, Write } from './projection.js';
import { isWhole, shapeOf, type TableShape } from './table-shape.js';

type Values = Record<string, unknown>;

/** What becomes of a row that exists, whatever stands in it: columns set, amounts added. For a column in both, `set` holds. */
export interface Delta {
  readonly set: Values;
  readonly add: Record<string, number>;
}

/**
 * What a batch makes of one row, without knowing whether it exists: the complete `row`; a `delta` for one that exists; a `count`, which is
 * a delta for one that exists and a complete row where there is none; or `gone`.
 */
export type Change =
  | { readonly kind: 'row'; readonly row: Values }
  | { readonly kind: 'delta'; readonly key: Columns; readonly delta: Delta }
  | { readonly kind: 'count'; readonly key: Columns; readonly delta: Delta; readonly row: Values }
  | { readonly kind: 'gone'; readonly key: Columns };

export interface PatchWhere {
  readonly where: Columns;
  readonly set: Columns;
}

/** Changes by key, or a statement over many rows: carried out in this order. */
export type Step = ReadonlyMap<string, Change> | PatchWhere;

/** All that a batch does to one table. */
export interface FoldedTable {
  readonly shape: TableShape;
  readonly steps: readonly Step[];
  /** Position of the last event that wrote to the table. */
  readonly changedAt: Position;
}

/** Collects the writes of a batch, so that each table is written once: the outcome is that of the writes carried out one by one. */
export class Fold {
  private readonly folds = new Map<ReadTable, TableFold>();

  /** @throws TypeError for a write that no table could take, such as one without its key */
  add(write: Write, position: Position): void {
    let fold = this.folds.get(write.table);
    if (!fold) {
      fold = new TableFold(shapeOf(write.table));
      this.folds.set(write.table, fold);
    }
    fold.add(write);
    fold.changedAt = position;
  }

  get tables(): FoldedTable[] {
    return [...this.folds.values()];
  }

  /** Patches and sums for rows that were removed in the same batch. */
  get lost(): number {
    return [...this.folds.values()].reduce((sum, { lost }) => sum + lost, 0);
  }
}

class TableFold implements FoldedTable {
  readonly steps: Step[] = [];
  changedAt!: Position;
  lost = 0;
  private changes: Map<string, Change> | undefined;

  constructor(readonly shape: TableShape) {}

  add(write: Write): void {
    if (write.kind === 'patchWhere') return this.patchWhere(write);
    const key = this.keyOf(write.kind === 'insert' ? write.row : write.key);
    this.changes ??= this.nextStep();
    const change = this.changed(this.changes.get(key), write);
    if (change) this.changes.set(key, change);
    else this.lost++;
  }

  /** It looks at rows, so all that came before must stand in the table, and what comes after starts again. */
  private patchWhere({ where, set }: PatchWhere): void {
    const columns = Object.keys(where);
    if (columns.length === 0) throw new TypeError(`${this.shape.name}: patchWhere needs a condition`);
    this.checkColumns(where);
    for (const column of columns) if (where[column] === undefined) throw new TypeError(`${this.shape.name}: ${column} is undefined`);
    this.steps.push({ where, set: this.settable(set) });
    this.changes = undefined;
  }

  private nextStep(): Map<string, Change> {
    const changes = new Map<string, Change>();
    this.steps.push(changes);
    return changes;
  }

  /** The change with the write after it; nothing when the write finds a row that is gone. */
  private changed(before: Change | undefined, write: Exclude<Write, { kind: 'patchWhere' }>): Change | undefined {
    switch (write.kind) {
      case 'insert':
        this.checkColumns(write.row);
        return { kind: 'row', row: this.complete(write.row) };
      case 'remove':
        return { kind: 'gone', key: write.key };
      case 'patch': {
        const set = this.settable(write.set);
        return this.merged(
          before,
          write.key,
          (row) => Object.assign(row, set),
          ({ set: earlier }) => Object.assign(earlier, set),
        );
      }
      case 'increment':
        this.checkAmounts(write.add);
        return this.merged(
          before,
          write.key,
          (row) => addTo(row, write.add),
          (delta) => addIn(delta, write.add),
        );
      case 'count':
        return this.counted(before, write);
    }
  }

  private merged(
    before: Change | undefined,
    key: Columns,
    inRow: (row: Values) => void,
    inDelta: (delta: Delta) => void,
  ): Change | undefined {
    if (before?.kind === 'gone') return undefined;
    const change = before ?? { kind: 'delta', key, delta: { set: {}, add: {} } };
    if (change.kind !== 'delta') inRow(change.row);
    if (change.kind !== 'row') inDelta(change.delta);
    return change;
  }

  private counted(before: Change | undefined, { key, add, defaults }: Extract<Write, { kind: 'count' }>): Change {
    this.checkAmounts(add);
    this.checkColumns(defaults);
    if (before?.kind === 'row' || before?.kind === 'count') {
      return this.merged(
        before,
        key,
        (row) => addTo(row, add),
        (delta) => addIn(delta, add),
      )!;
    }
    const row = this.complete({ ...this.zeros(), ...defaults, ...key });
    addTo(row, add);
    if (before?.kind === 'gone') return { kind: 'row', row };
    const delta = before?.delta ?? { set: {}, add: {} };
    addIn(delta, add);
    return { kind: 'count', key, delta, row };
  }

  /** A copy with every column, so that absent and null are one thing in a complete row. */
  private complete(row: Columns): Values {
    const complete: Values = {};
    for (const { property, fallback } of this.shape.columns)
      complete[property] = row[property] ?? (row[property] === null ? null : fallback);
    return complete;
  }

  private zeros(): Values {
    return Object.fromEntries(this.shape.rest.filter((column) => isWhole(column) && !column.nullable).map(({ property }) => [property, 0]));
  }

  private keyOf(columns: Columns): string {
    let key = '';
    for (const { property, type } of this.shape.key) {
      const value = columns[property];
      if (value === undefined || value === null) throw new TypeError(`${this.shape.name}: the key needs ${property}`);
      key += `${type === 'uuid' ? String(value).toLowerCase() : String(value)}\u001f`;
    }
    return key;
  }

  /** The columns that are really set: an undefined one is left as it is. */
  private settable(set: Columns): Values {
    this.checkColumns(set);
    const values: Values = {};
    for (const [property, value] of Object.entries(set)) {
      if (value === undefined) continue;
      if (this.shape.key.some((column) => column.property === property))
        throw new TypeError(`${this.shape.name}: ${property} is part of the key`);
      values[property] = value;
    }
    return values;
  }

  private checkColumns(columns: Columns): void {
    for (const property in columns) {
      if (!this.shape.column.has(property)) throw new TypeError(`${this.shape.name} has no column ${property}`);
    }
  }

  /** Sums are the same in any order only for whole numbers. */
  private checkAmounts(add: Amounts): void {
    this.checkColumns(add);
    for (const [property, amount] of Object.entries(add)) {
      if (!isWhole(this.shape.column.get(property)!)) throw new TypeError(`${this.shape.name}: ${property} is not a sum`);
      if (amount !== undefined && !Number.isSafeInteger(amount))
        throw new TypeError(`${this.shape.name}: ${property} grows by whole numbers, not by ${amount}`);
    }
  }
}

function addIn({ set, add }: Delta, amounts: Amounts): void {
  for (const [property, amount = 0] of Object.entries(amounts)) {
    if (property in set) set[property] = Number(set[property] ?? 0) + amount;
    else add[property] = (add[property] ?? 0) + amount;
  }
}

/** A sum that is null begins at zero. */
function addTo(row: Values, amounts: Amounts): void {
  for (const [property, amount = 0] of Object.entries(amounts)) row[property] = Number(row[property] ?? 0) + amount;
}
