import { randomBytes } from 'node:crypto';
import { Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { Clock, SystemClock } from '../clock.js';
import { Database } from '../database/database.js';
import { Readiness } from '../http/readiness.js';
import { Config } from '../process/config.js';
import { Streams } from '../streams/streams.js';
import { KurrentStreams } from './kurrentdb/kurrentdb-streams.js';
import { PostgresStreams } from './postgres/postgres-streams.js';
import { StreamsModule } from './streams.module.js';

describe('choosing the event store', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database?.drop());

  test.each([
    ['Postgres when nothing is said', undefined, PostgresStreams],
    ['KurrentDB when EVENT_STORE_URL names one', 'kurrentdb://127.0.0.1:1?tls=false', KurrentStreams],
  ])('%s', async (_, eventStoreUrl, store) => {
    const config = { eventStoreUrl, masterKey: randomBytes(32) } as Config;
    const provided = [
      { provide: Config, useValue: config },
      { provide: Clock, useClass: SystemClock },
      { provide: Database, useFactory: () => new Database(database.url) },
      Readiness,
    ];
    @Module({ providers: provided, exports: [Config, Clock, Database, Readiness] })
    class Surroundings {}
    const global = { module: Surroundings, global: true };
    const module = await Test.createTestingModule({ imports: [global, StreamsModule.forRoot({})] }).compile();
    expect(module.get(Streams)).toBeInstanceOf(store);
    await module.close();
  });
});
