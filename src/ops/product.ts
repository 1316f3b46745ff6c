import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import type { Clock } from '../platform/clock.js';
import { Config } from '../platform/process/config.js';
import { StartProblem } from '../platform/process/start-problem.js';
import { Consistency } from '../platform/projections/consistency.js';
import { Streams } from '../platform/streams/streams.js';

interface Parts {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly clock: Clock;
}

/**
 * The product without doors: it neither answers requests nor reacts to events, so that no mail leaves it.
 * @param role `projections` moves the read tables, `api` leaves them as they are
 */
export async function withProduct<T>(
  { config, databaseUrl, clock }: Parts,
  work: (app: INestApplicationContext) => Promise<T>,
  role: 'projections' | 'api' = 'projections',
): Promise<T> {
  const quiet = new Config({ ...config, role });
  const module = AppModule.forRoot({ config: quiet, databaseUrl, clock, reactions: false });
  const app = await NestFactory.createApplicationContext(module, { logger: ['error', 'fatal'], abortOnError: false });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

const PATIENCE_MS = 5_000;
const TIMES = 720;

/** Waits until the read tables show all that has happened. */
export async function readTablesCaughtUp(app: INestApplicationContext, meanwhile: () => void = () => undefined): Promise<void> {
  const head = await app.get(Streams).head();
  for (let times = 0; times < TIMES; times++) {
    if (await app.get(Consistency).caughtUp(head, PATIENCE_MS)) return;
    meanwhile();
  }
  throw new StartProblem('The read tables do not catch up. The log says why; start the product, and look at /health/ready.');
}
