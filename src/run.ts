import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { shipCategories } from './categories/index.js';
import { ensureDemoData } from './demo/ensure-demo-data.js';
import { DEMO_ACCOUNTS } from './demo/market/accounts.js';
import { refuseDemoAccounts } from './demo/refuse-demo-accounts.js';
import { serveApiDocument } from './openapi.js';
import { eraseAgain } from './ops/erase-again.js';
import { prepareDatabase } from './ops/prepare-database.js';
import type { Clock } from './platform/clock.js';
import { everyAddress, portProblem, refuseTakenPort } from './platform/embedded-postgres/ports.js';
import { Readiness } from './platform/http/readiness.js';
import { type RunningDatabase, startDatabase } from './platform/migrations/start-database.js';
import { type Config, readConfig } from './platform/process/config.js';
import { projectRoot } from './platform/process/project.js';
import { inPlainWords } from './platform/process/start-problem.js';
import { listenForStop, stopInOrder } from './platform/process/stop-signal.js';
import { serveWebClient } from './platform/server/web-client.js';
import { fastifyAdapter, furnish } from './platform/server/web-server.js';
import { Streams } from './platform/streams/streams.js';
import { counted } from './platform/words.js';

const DRAIN_MS = 10_000;

/** Runs the product until it is told to stop; ends the process when it cannot start. */
export async function run(clock: Clock): Promise<void> {
  try {
    await start(clock);
  } catch (error) {
    const problem = inPlainWords(error, 'the data');
    console.error(problem ? `\n${problem.message}\n` : error);
    process.exit(1);
  }
}

async function start(clock: Clock): Promise<void> {
  listenForStop();
  const config = readConfig();
  await refuseTakenPort(config.port);
  const database = await startDatabase(config);
  try {
    await prepareDatabase(config, database);
    const returned = await eraseAgain(config, database.url, clock);
    if (returned > 0)
      console.log(
        `${counted(returned, 'person who had been erased', 'people who had been erased')} came back with the database: erased again.`,
      );
    const demo = await ensureDemoData(config, database.url, (text) => console.log(text), clock);
    const app = await serve(config, database.url, clock);
    stopInOrder(() => stop(app, database));
    await shipCategories(app.get(Streams), app.get(CommandBus));
    greet(config, demo);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function serve(config: Config, databaseUrl: string, clock: Clock): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot({ config, databaseUrl, clock }), fastifyAdapter(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  if (config.production) await refuseDemoAccounts(app.get(Streams));
  await furnish(app, { https: config.publicUrl.startsWith('https:') });
  await serveApiDocument(app);
  await serveWebClient(app, join(projectRoot, 'dist', 'web'));
  await app.listen(config.port, config.production ? await everyAddress() : 'localhost').catch(async (error: unknown) => {
    await app.close();
    throw portProblem(error, config.port) ?? error;
  });
  return app;
}

/** Says no to new work, finishes what runs, then stops the database. */
async function stop(app: NestFastifyApplication, database: RunningDatabase): Promise<void> {
  app.get(Readiness).leave();
  const impatient = setTimeout(() => app.getHttpServer().closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(impatient);
  await database.stop();
}

function greet(config: Config, demo: boolean): void {
  const lines = [`Plumb & Level is ready: ${config.publicUrl}`];
  if (demo) {
    lines.push('', 'Demo accounts (password for all: plumb-and-level)');
    for (const { email, role } of DEMO_ACCOUNTS) lines.push(`  ${email.padEnd(22)} ${role}`);
  }
  if (!config.smtpUrl) lines.push('', `Mails are kept at ${config.publicUrl}/dev/mailbox`);
  console.log(`\n${lines.join('\n')}\n`);
}
