import {
  type AliasableExpression,
  type Compilable,
  createQueryId,
  type Expression,
  ExpressionWrapper,
  type OperationNode,
  PostgresQueryCompiler,
  type RootOperationNode,
  sql,
  type SqlBool,
  type TableNode,
  ValueNode,
} from 'kysely';
import type pg from 'pg';
import { noteRead } from './tables-read.js';
import { placeOf } from './typed-tables.js';

/** Values that are known when a statement runs. */
export type Values<V> = { readonly [Name in keyof V]: AliasableExpression<V[Name]> };

/** A pool, or the connection of a transaction. */
type Connection = Pick<pg.ClientBase, 'query'>;
type Given<V> = keyof V extends never ? [] : [values: V];

/** A boolean is one, and a count or a sum a number (`column-values.ts`): Kysely leaves open what a driver makes of them. */
type Parsed<Value> = SqlBool extends Value
  ? Exclude<Value, 0 | 1>
  : string | number | bigint extends Value
    ? Exclude<Value, string | bigint>
    : Own<Value>;
/** A list that has just been read is its reader's. */
type Own<Value> = Value extends readonly (infer Item)[] ? Own<Item>[] : Value;
type Parsing<Row> = { [Column in keyof Row]: Parsed<Row[Column]> };

interface Compiled {
  readonly text: string;
  /** Names of its values, in the order of their numbers. */
  readonly values: readonly string[];
  readonly tables: readonly string[];
}

const names = new Map<string, Statement<never, unknown>>();

/**
 * A query that is compiled once, when it is first needed, and prepared once on each connection.
 * @param build gets a placeholder for each value; what else it says is a constant, and becomes part of the text
 */
export const statement = <V, Row>(name: string, build: (values: Values<V>) => Compilable<Row>): Statement<V, Row> =>
  new Statement(name, build);

/**
 * One that is planned for the values of each time, and not once for whatever may come: of texts that are searched for, and of conditions that
 * are mostly absent (`whenGiven`), only the values tell by which index the rows are found.
 */
export const plannedEachTime = <V, Row>(name: string, build: (values: Values<V>) => Compilable<Row>): Statement<V, Row> =>
  new Statement(name, build, false);

/** Holds for every row while the value is null, and otherwise for those that pass. Postgres has to be told what a null would be. */
export const whenGiven = (
  value: Expression<unknown>,
  type: 'uuid' | 'text' | 'int' | 'date' | 'timestamptz',
  condition: Expression<SqlBool>,
): Expression<SqlBool> => sql<SqlBool>`(${value}::${sql.raw(type)} is null or ${condition})`;

/** All that modules have declared so far. */
export const statements = (): Iterable<Statement<never, unknown>> => names.values();

export class Statement<V, Row> {
  private made: Compiled | undefined;

  constructor(
    readonly name: string,
    private readonly build: (values: Values<V>) => Compilable<Row>,
    private readonly isPrepared = true,
  ) {
    if (names.has(name)) throw new TypeError(`There are two statements "${name}": one is made once, beside the code that runs it.`);
    names.set(name, this as unknown as Statement<never, unknown>);
  }

  get text(): string {
    return this.compiled.text;
  }

  /** All tables that it reads or writes, also in subqueries. */
  get tables(): readonly string[] {
    return this.compiled.tables;
  }

  async all(connection: Connection, ...given: Given<V>): Promise<Parsing<Row>[]> {
    return (await this.run(connection, given)).rows as Parsing<Row>[];
  }

  async first(connection: Connection, ...given: Given<V>): Promise<Parsing<Row> | undefined> {
    return (await this.all(connection, ...given))[0];
  }

  /** The row of a query that always has one. */
  async one(connection: Connection, ...given: Given<V>): Promise<Parsing<Row>> {
    return (await this.all(connection, ...given))[0]!;
  }

  /** @returns how many rows it has changed */
  async change(connection: Connection, ...given: Given<V>): Promise<number> {
    return (await this.run(connection, given)).rowCount ?? 0;
  }

  private run(connection: Connection, [given]: [V?]): Promise<pg.QueryResult<object>> {
    const { text, values, tables } = this.compiled;
    noteRead(tables);
    const known = given as Readonly<Record<string, unknown>>;
    return connection.query<object>({ ...(this.isPrepared && { name: this.name }), text, values: values.map((value) => known[value]) });
  }

  private get compiled(): Compiled {
    return (this.made ??= compile(this.name, this.build(placeholders as Values<V>) as unknown as Source));
  }
}

interface Source {
  toOperationNode(): OperationNode;
}

class Placeholder {
  constructor(readonly value: string) {}
}

const placeholders: unknown = new Proxy({}, { get: (_, value) => new ExpressionWrapper(ValueNode.create(new Placeholder(String(value)))) });

function compile(name: string, query: Source): Compiled {
  const compiler = new StatementCompiler();
  const { sql } = compiler.compileQuery(query.toOperationNode() as RootOperationNode, createQueryId());
  const bare = sql.replace(/"[^"]*"|'[^']*'/g, '');
  if (/\b(read|es)\./.test(bare)) throw new TypeError(`Statement "${name}" names a table in bare SQL, where nobody sees whose it is.`);
  return { text: sql, values: [...compiler.numbers.keys()], tables: [...compiler.tables] };
}

/** Constants become literals, so that partial indexes fit them, and each placeholder one parameter, wherever it stands. */
class StatementCompiler extends PostgresQueryCompiler {
  readonly numbers = new Map<string, number>();
  readonly tables = new Set<string>();

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Placeholder)) return this.appendImmediateValue(value);
    if (!this.numbers.has(value.value)) this.numbers.set(value.value, this.numbers.size + 1);
    this.append(`$${this.numbers.get(value.value)}`);
  }

  protected override visitTable(node: TableNode): void {
    const { name } = node.table.identifier;
    const { known, schema } = placeOf(name);
    if (known) this.tables.add(name);
    if (schema && schema !== 'public') this.append(`"${schema}".`);
    super.visitTable(node);
  }
}
