import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { DEMO_ACCOUNTS } from './demo/accounts.js';
import { ensureDemoData } from './demo/ensure-demo-data.js';
import { SystemClock } from './platform/clock.js';
import { type Config, readConfig } from './platform/config.js';
import { migrate } from './platform/database/migrate.js';
import { type RunningDatabase, startDatabase } from './platform/database/start-database.js';
import { Readiness } from './platform/http/readiness.js';
import { serveWebClient } from './platform/http/web-client.js';
import { fastifyAdapter, furnish } from './platform/http/web-server.js';
import { projectRoot } from './platform/project.js';
import { StartProblem } from './platform/start-problem.js';

const DRAIN_MS = 10_000;

async function start(): Promise<void> {
  const config = readConfig();
  const database = await startDatabase(config);
  try {
    await migrate(database.url);
    const demo = await ensureDemoData(config, database.url, (text) => console.log(text));
    const app = await serve(config, database.url);
    stopOnSignal(app, database);
    greet(config, demo);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function serve(config: Config, databaseUrl: string): Promise<NestFastifyApplication> {
  const clock = new SystemClock();
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot({ config, databaseUrl, clock }), fastifyAdapter(), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  await furnish(app, { https: config.publicUrl.startsWith('https:') });
  await serveWebClient(app, join(projectRoot, 'dist', 'web'));
  await app.listen(config.port, config.production ? '::' : 'localhost').catch(async (error: NodeJS.ErrnoException) => {
    await app.close();
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartProblem(`Port ${config.port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`);
  });
  return app;
}

/** Ctrl-C and a service manager's stop: say no to new work, finish what runs, then stop the database. A second signal does not wait. */
function stopOnSignal(app: NestFastifyApplication, database: RunningDatabase): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    app.get(Readiness).leave();
    const impatient = setTimeout(() => app.getHttpServer().closeAllConnections(), DRAIN_MS);
    await app.close();
    clearTimeout(impatient);
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
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

start().catch((error: unknown) => {
  console.error(error instanceof StartProblem ? `\n${error.message}\n` : error);
  process.exit(1);
});
