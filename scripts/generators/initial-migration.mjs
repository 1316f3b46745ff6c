import { writeFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { withScratchPostgres } from '../lib/scratch-postgres.mjs';

const SCHEMAS = 'create schema read;\ncreate schema rebuild;\n';

/** The first migration, as plain SQL, from the event store's schema and the entities. Never again once it has been released. */
export function writeInitialMigration() {
  return withScratchPostgres(async (database) => {
    const { openOrm } = await import('../../src/platform/database/orm.ts');
    const { entities } = await import('../../src/registry.ts');
    const { eventStoreSchema } = await import('../../src/platform/stores/postgres/schema.ts');
    const orm = await openOrm(await database('empty'), entities);
    try {
      const tables = (await orm.schema.getCreateSchemaSQL({ wrap: false })).replace(/create schema if not exists "?read"?;\s*/g, '');
      writeFileSync(
        inRoot('migrations', '0001-initial.ts'),
        migration({ events: eventStoreSchema.trim(), tables: (SCHEMAS + tables).trim() }),
      );
    } finally {
      await orm.close();
    }
  });
}

const migration = ({ events, tables }) => `import { Migration } from '@mikro-orm/migrations';

export class Initial extends Migration {
  override up(): void {
    this.addSql(EVENTS);
    this.addSql(TABLES);
  }
}

const EVENTS = String.raw\`
${events}
\`;

const TABLES = String.raw\`
${tables}
\`;
`;
