import { join } from 'node:path';
import { openPool } from '../platform/database/database.js';
import { migrate } from '../platform/migrations/migrate.js';
import type { RunningDatabase } from '../platform/migrations/start-database.js';
import { SubjectKeys } from '../platform/personal-data/subject-keys.js';
import type { Config } from '../platform/process/config.js';
import { StartProblem } from '../platform/process/start-problem.js';
import { refuseHalfRestored } from './backup/set-aside.js';

/**
 * Brings a database up to date for a product that is about to work on it.
 * @throws StartProblem when it must not
 */
export async function prepareDatabase(config: Config, { url, ownerUrl }: Pick<RunningDatabase, 'url' | 'ownerUrl'>): Promise<void> {
  await refuseHalfRestored(url);
  await migrate(url, ownerUrl);
  await refuseOtherMasterKey(config, url);
}

/** Said before anything is written under a key that opens nothing of what is there. */
export async function refuseOtherMasterKey({ masterKey, dataDirectory }: Config, databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1 });
  try {
    if (await new SubjectKeys(pool, [{ version: 1, key: masterKey }]).fit()) return;
  } finally {
    await pool.end();
  }
  throw new StartProblem(
    `MASTER_KEY (without it: the file "${join(dataDirectory, 'master-key')}") is not the one that the personal data in this database were encrypted under. Put the right one back, or choose another database.`,
  );
}
