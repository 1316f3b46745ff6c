import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import {
  type ColumnType,
  DummyDriver,
  type ExpressionBuilder,
  expressionBuilder,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- entities of any row
type Table = EntitySchemaWithMeta<any, any, any, any, any>;

/** Instants reach the code as ISO strings, whatever MikroORM would make of them (`column-values.ts`). */
type Carried<Value> =
  Value extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<Carried<S>, Carried<I>, Carried<U>>
    : Value extends Date
      ? string
      : Value;

/** Tables by name, with the names of their columns, as their entities describe them. */
export type TablesOf<T extends Table> = {
  [Name in keyof InferKyselyDB<T>]: { [Column in keyof InferKyselyDB<T>[Name]]: Carried<InferKyselyDB<T>[Name][Column]> };
};

/** The schema of each table that some query may name; the rest are names that queries give. */
const schemas = new Map<string, string | undefined>();

/** @returns whether an entity has this name, and the schema that it stands in */
export const placeOf = (name: string) => ({ known: schemas.has(name), schema: schemas.get(name) });

const queries = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Queries over the tables of these entities, and no others: for `statement`, which compiles and runs them. */
export function tablesOf<const T extends readonly Table[]>(...tables: T): Kysely<TablesOf<T[number]>> {
  for (const { meta } of tables) schemas.set(meta.tableName, meta.schema);
  return queries as unknown as Kysely<TablesOf<T[number]>>;
}

/** Columns and conditions over a row that the query calls `alias`, for more than one query. */
export const rowAs = <T extends Table, const Alias extends string>(
  _table: T,
  _alias: Alias,
): ExpressionBuilder<{ [A in Alias]: TablesOf<T>[keyof TablesOf<T>] }, Alias> => expressionBuilder();
