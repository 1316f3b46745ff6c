import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RouteOptions } from 'fastify';
import { Logger } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import supertest from 'supertest';
import type { Role } from '../../src/accounts/index.js';
import { AppModule } from '../../src/app.module.js';
import { GrantRole, MarkEmailVerified, SignUp } from '../../src/identity/index.js';
import { ManualClock } from '../../src/platform/clock.js';
import { asCommand } from '../../src/platform/events/command-context.js';
import { newId } from '../../src/platform/ids.js';
import type { ConfigValues } from '../../src/platform/process/config.js';
import { projectRoot } from '../../src/platform/process/project.js';
import { Consistency } from '../../src/platform/projections/consistency.js';
import { serveWebClient } from '../../src/platform/server/web-client.js';
import { fastifyAdapter, furnish } from '../../src/platform/server/web-server.js';
import { Streams } from '../../src/platform/streams/streams.js';
import { Ticker } from '../../src/platform/timers/ticker.js';
import { buildProduct } from './build-server.js';
import { testConfig } from './config.js';
import { widenLimits } from './limits.js';
import { type TestDatabase, testDatabase } from './postgres.js';

/** Good for every role. */
export const PASSWORD = 'a very good password';
/** Noon in the middle of a week, in all US zones a working hour. */
export const NOW = '2026-03-04T18:00:00.000Z';

export interface Member {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  /** For `.set('Authorization', member.bearer)`. */
  readonly bearer: string;
}

/** The whole product on a free port and a database of its own, under a clock that stands still. */
export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly url: string;
  readonly clock: ManualClock;
  readonly streams: Streams;
  readonly database: TestDatabase;
  http(): ReturnType<typeof supertest>;
  /** Dispatches a command as one of its own, as the system or a given user. */
  execute<T>(command: { readonly [key: string]: unknown } | object, actor?: string): Promise<T>;
  /** Resolves when every read table shows all that has been written. */
  caughtUp(): Promise<void>;
  /** Carries out every deadline that is due by the clock: here, none is by itself. */
  fireTimers(): Promise<void>;
  /** A person who is signed in: by default a verified customer. */
  member(options?: { email?: string; fullName?: string; roles?: readonly Exclude<Role, 'user'>[]; verified?: boolean }): Promise<Member>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly now?: string;
  readonly config?: Partial<ConfigValues>;
  readonly reactions?: boolean;
  /** Serves the built web client too. */
  readonly pages?: boolean;
  /** Takes what the product logs. */
  readonly logTo?: DestinationStream;
  /** A database that is there already, and goes with this product; absent: an empty one. */
  readonly database?: TestDatabase;
  /** Milliseconds that a request may take to arrive. */
  readonly requestMs?: number;
  /** Keeps the limits of bookings that a platform begins with; absent: there are none that a test would meet. */
  readonly firstLimits?: boolean;
  /** Hears of every route that the router takes up. */
  readonly onRoute?: (route: Pick<RouteOptions, 'method' | 'url'>) => void;
}

export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase());
  const clock = new ManualClock(options.now ?? NOW);
  const config = testConfig(options.config);
  const module = AppModule.forRoot({
    config,
    databaseUrl: database.url,
    clock,
    logTo: options.logTo,
    reactions: options.reactions ?? true,
    timers: false,
  });
  const adapter = fastifyAdapter(config, options.requestMs === undefined ? {} : { requestMs: options.requestMs });
  if (options.onRoute) adapter.getInstance().addHook('onRoute', options.onRoute);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  if (options.logTo) app.useLogger(app.get(Logger));
  await furnish(app, { https: false });
  if (options.pages) {
    await buildProduct();
    await serveWebClient(app, join(projectRoot, 'dist', 'web'));
  }
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const streams = app.get(Streams);
  const bus = app.get(CommandBus);
  if (!options.firstLimits) await widenLimits(streams, clock.now());

  const execute = <T>(command: object, actor?: string): Promise<T> =>
    asCommand(actor ? { commandId: newId(), actor } : { commandId: newId() }, () => bus.execute(command as never));
  const caughtUp = async () => {
    if (!(await app.get(Consistency).caughtUp(await streams.head()))) throw new Error('the read tables did not catch up');
  };

  return {
    app,
    url,
    clock,
    streams,
    database,
    http: () => supertest(url),
    execute,
    caughtUp,
    async fireTimers() {
      await caughtUp();
      while ((await app.get(Ticker).tick()) > 0) await caughtUp();
    },
    async member({ email = `${newId()}@example.test`, fullName = 'Pat Example', roles = [], verified = true } = {}) {
      const userId = newId();
      await execute(new SignUp({ userId, email, fullName, password: PASSWORD }));
      if (verified) await execute(new MarkEmailVerified(userId));
      for (const role of roles) await execute(new GrantRole(userId, role, true));
      const answer = await supertest(url).post('/api/v1/auth/sign-in').send({ email, password: PASSWORD }).expect(200);
      return { userId, email, fullName, bearer: `Bearer ${(answer.body as { accessToken: string }).accessToken}` };
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
