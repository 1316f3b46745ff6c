import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import { EraseContactMessageAgain } from '../contact/index.js';
import { EraseAgain } from '../identity/index.js';
import { EndInvitationAgain } from '../invitations/index.js';
import type { Clock } from '../platform/clock.js';
import { Database } from '../platform/database/database.js';
import { asCommand } from '../platform/events/command-context.js';
import { newId } from '../platform/ids.js';
import { type Erasure, ErasureList } from '../platform/personal-data/erasure-list.js';
import type { Config } from '../platform/process/config.js';
import { readTablesCaughtUp, withProduct } from './product.js';

/**
 * Before anybody is served: whoever is on the list of erasures, and has come back with an older copy of the database, is erased again. The other way round,
 * the list is given what it lacks, so that a new server's list is complete.
 * @returns how many came back
 */
export async function eraseAgain(config: Config, databaseUrl: string, clock: Clock): Promise<number> {
  const returned = await whoCameBack(config, databaseUrl);
  if (returned.length === 0) return 0;
  await withProduct({ config, databaseUrl, clock }, async (app) => {
    await eraseAll(app, returned);
    await readTablesCaughtUp(app);
  });
  return returned.length;
}

export async function eraseAll(app: INestApplicationContext, returned: readonly Erasure[]): Promise<void> {
  for (const { subject, erasedAt } of returned) {
    // The key goes last: should the process die before, its subject is found on the list once more.
    const commands = [EraseContactMessageAgain, EndInvitationAgain, EraseAgain].map((Again) => new Again(subject, erasedAt));
    for (const command of commands) {
      await asCommand({ commandId: newId() }, () => app.get(CommandBus).execute(command));
    }
  }
}

/**
 * Adds to the list those whose destroyed keys the database alone knows of.
 * @returns who was on it before
 */
export async function completeList({ erasuresFile }: Config, database: pg.Pool | pg.ClientBase) {
  const list = new ErasureList(erasuresFile);
  const { erasures } = await list.open();
  const { rows } = await database.query<Erasure>(
    'select subject_id as subject, shredded_at as "erasedAt" from subject_keys where wrapped_key is null',
  );
  await list.add(rows.filter(({ subject }) => !erasures.has(subject)));
  return erasures;
}

/** Those on the list whose key the database has all the same. */
export async function whoCameBack(config: Config, databaseUrl: string): Promise<Erasure[]> {
  const database = new Database(databaseUrl, { max: 1 });
  try {
    const erasures = await completeList(config, database.pool);
    const { rows: alive } = await database.pool.query<{ subject: string }>(
      'select subject_id as subject from subject_keys where subject_id = any($1) and wrapped_key is not null',
      [[...erasures.keys()]],
    );
    return alive.map(({ subject }) => erasures.get(subject)!);
  } finally {
    await database.close();
  }
}
