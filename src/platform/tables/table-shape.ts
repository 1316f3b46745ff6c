import { MikroORM } from '@mikro-orm/postgresql';
import type { ReadTable } from './projection.js';

export interface Column {
  /** Name in TypeScript. */
  readonly property: string;
  /** Name in SQL, quoted. */
  readonly name: string;
  /** Postgres type without length or precision, to which parameters are cast: an explicit cast to `varchar(9)` would cut silently. */
  readonly type: string;
  /** As the table declares it, which is what sums are kept in. */
  readonly nullable: boolean;
  /** What stands in a row that leaves the column out. */
  readonly fallback: unknown;
}

/** What the SQL of a read table is made from. */
export interface TableShape {
  /** Name without schema, unquoted. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly key: readonly Column[];
  readonly rest: readonly Column[];
  readonly column: ReadonlyMap<string, Column>;
}

const shapes = new WeakMap<ReadTable, TableShape>();

/** The shape of a read table, as MikroORM sees it. */
export function shapeOf(table: ReadTable): TableShape {
  let shape = shapes.get(table);
  if (!shape) {
    shape = discover(table);
    shapes.set(table, shape);
  }
  return shape;
}

/** Lets MikroORM name the columns and their types, without a database. */
function discover(table: ReadTable): TableShape {
  const meta = new MikroORM({ entities: [table], dbName: 'none' }).getMetadata().get(table);
  const columns = meta.props
    .filter(({ generated, persist, formula }) => !generated && !formula && persist !== false)
    .map((property): Column => {
      if (property.fieldNames?.length !== 1) throw new TypeError(`${meta.tableName}: ${property.name} is not one column`);
      const type = property.columnTypes[0]!;
      if (type.endsWith('[]')) throw new TypeError(`${meta.tableName}: ${property.name} is an array; use a json column`);
      return {
        property: property.name,
        name: quoted(property.fieldNames[0]!),
        type: bareType(type),
        nullable: property.nullable ?? false,
        fallback: property.default ?? null,
      };
    });
  const key = meta.primaryKeys.map((property) => columns.find((column) => column.property === property)!);
  return {
    name: meta.tableName,
    columns,
    key,
    rest: columns.filter((column) => !key.includes(column)),
    column: new Map(columns.map((column) => [column.property, column])),
  };
}

const bareType = (type: string): string => {
  const bare = type.replace(/\(.*\)/, '');
  return /^(var)?char|^character|^bpchar/.test(bare) ? 'text' : bare;
};

export const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;

export const isWhole = ({ type }: Column): boolean => ['int', 'integer', 'int2', 'int4', 'int8', 'smallint', 'bigint'].includes(type);
export const isJson = ({ type }: Column): boolean => type === 'json' || type === 'jsonb';
