import type { EntitySchema } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM, type Options } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { migrations } from '../../../migrations/index.js';
import { setColumnParsers } from './column-values.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- entities of any row
export type Entities = readonly EntitySchema<any, any>[];

/** Schemas that the entities do not describe: the events, and read tables that are being rebuilt. */
const NOT_OURS = ['es', 'rebuild'];

/** MikroORM's settings. The migrations are a list in code: a path that finds none would apply none, and say nothing. */
function ormOptions(url: string, entities: Entities): Options {
  if (migrations.length === 0) throw new Error('the list of migrations is empty');
  return defineConfig({
    clientUrl: url,
    entities: [...entities],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    migrations: { migrationsList: [...migrations], snapshot: false, silent: true },
    schemaGenerator: { ignoreSchema: NOT_OURS },
    forceUtcTimezone: true,
    pool: { max: 5 },
    driverOptions: {
      options: '-c TimeZone=UTC',
      onPoolCreated: (pool: pg.Pool) => void setColumnParsers(pool.options.types as pg.TypeOverrides),
    },
  });
}

export const openOrm = (url: string, entities: Entities) => MikroORM.init(ormOptions(url, entities));
