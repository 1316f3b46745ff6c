import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { type Clock, SystemClock } from '../platform/clock.js';
import { Database } from '../platform/database/database.js';
import { START } from '../platform/events/recorded.js';
import type { Config } from '../platform/process/config.js';
import { Streams } from '../platform/streams/streams.js';
import { DemoClock } from './demo-clock.js';
import { loadDemoData } from './load-demo-data.js';

const HOUR = 3_600_000;

/**
 * Loads the demo data into an empty store, or goes on with a load that was cut short; otherwise does nothing. Never in production. Its history leads up to
 * the present hour.
 * @returns whether this store holds demo data
 */
export async function ensureDemoData(
  config: Config,
  databaseUrl: string,
  say: (text: string) => void,
  wallClock: Clock = new SystemClock(),
): Promise<boolean> {
  if (config.production) return false;
  const record = await findRecord(databaseUrl);
  if (record?.finished) return true;
  if (!config.demoData) return false;

  const clock = new DemoClock();
  const app = await NestFactory.createApplicationContext(AppModule.forRoot({ config, databaseUrl, clock, reactions: false }), {
    logger: ['error', 'fatal'],
  });
  try {
    const streams = app.get(Streams);
    if (!record && (await streams.head()) !== START) return false;
    const anchor = record?.anchor ?? new Date(Math.floor(Date.parse(wallClock.now()) / HOUR) * HOUR).toISOString();
    const { pool } = app.get(Database);
    await pool.query('insert into demo_load (id, anchor, finished) values (1, $1, false) on conflict do nothing', [anchor]);
    await loadDemoData(app, clock, { now: anchor, done: progress(say) });
    // So many rows at once, and Postgres would plan for empty tables until it looks by itself.
    await pool.query('analyze');
    await pool.query('update demo_load set finished = true');
    return true;
  } finally {
    await app.close();
  }
}

async function findRecord(databaseUrl: string): Promise<{ anchor: string; finished: boolean } | undefined> {
  const database = new Database(databaseUrl, { max: 1 });
  try {
    const { rows } = await database.pool.query<{ anchor: string; finished: boolean }>('select anchor, finished from demo_load');
    return rows[0];
  } finally {
    await database.close();
  }
}

/** Says each tenth. */
function progress(say: (text: string) => void): (share: number) => void {
  let next = 0;
  return (share) => {
    if (share < next) return;
    say(`Loading the demo data (first start only): ${Math.floor(share * 100)} %`);
    next = Math.floor(share * 10) / 10 + 0.1;
  };
}
