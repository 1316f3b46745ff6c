import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { DeadlineExceededError, KurrentDBClient, UnavailableError, UnknownError } from '@kurrent/kurrentdb-client';
import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { GenericContainer, getContainerRuntimeClient, type StartedTestContainer, Wait } from 'testcontainers';
import { anyEvent } from '../../../../test/support/any-event.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/postgres.js';
import { SystemClock } from '../../clock.js';
import { Unavailable } from '../../errors.js';
import { asCommand } from '../../events/command-context.js';
import { type Recorded, START } from '../../events/recorded.js';
import type { Upcasters } from '../../events/upcast.js';
import { toProblem } from '../../http/problem.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import { SubjectKeys } from '../../personal-data/subject-keys.js';
import { type Append, noStream } from '../../streams/streams.js';
import { describeStreams, follow } from '../contract.js';
import type { Participant, StoreUnderTest } from '../testing/store-under-test.js';
import { toKurrent } from './kurrentdb-events.js';
import { KurrentImitation } from './kurrentdb-imitation.js';
import { KurrentStreams } from './kurrentdb-streams.js';

const IMAGE = process.env.KURRENTDB_IMAGE ?? 'docker.kurrent.io/kurrent-latest/kurrentdb:latest';

async function makeStore(connect: () => KurrentDBClient, stop: () => Promise<unknown>): Promise<StoreUnderTest> {
  const database = await testDatabase();
  const masterKey = { version: 1, key: randomBytes(32) };
  const raw = connect();
  const opened: KurrentStreams[] = [];
  const participant = (upcasters: Upcasters = {}): Participant => {
    const personalData = new PersonalData(new SubjectKeys(database.pool, [masterKey]));
    const streams = new KurrentStreams(connect(), new SystemClock(), personalData, upcasters);
    opened.push(streams);
    return { streams, personalData };
  };
  return {
    participant,
    write: async (stream, event, hash) => {
      await raw.appendToStream(stream, [toKurrent(event, hash)], { streamState: 'no_stream' });
    },
    storedText: async (stream) => {
      const texts: string[] = [];
      for await (const { event } of raw.readStream(stream)) texts.push(JSON.stringify([event?.data, event?.metadata]));
      return texts.join('\n');
    },
    close: async () => {
      for (const streams of opened) await streams.close();
      await raw.dispose();
      await database.drop();
      await stop();
    },
  };
}

async function onRealServer(): Promise<StoreUnderTest> {
  const given = process.env.KURRENTDB_TEST_URL;
  if (given)
    return makeStore(
      () => KurrentDBClient.connectionString(given),
      async () => undefined,
    );
  const container: StartedTestContainer = await new GenericContainer(IMAGE)
    .withEnvironment({ KURRENTDB_INSECURE: 'true', KURRENTDB_MEM_DB: 'true' })
    .withExposedPorts(2113)
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCode(204))
    .start();
  const url = `kurrentdb://${container.getHost()}:${container.getMappedPort(2113)}?tls=false`;
  return makeStore(
    () => KurrentDBClient.connectionString(url),
    () => container.stop(),
  );
}

const reachable =
  process.env.KURRENTDB_TEST_URL !== undefined ||
  (await getContainerRuntimeClient().then(
    () => true,
    () => false,
  ));
if (reachable) {
  describeStreams('the event store in KurrentDB', onRealServer, false);
} else {
  const reason = 'no Docker engine answers here, and KURRENTDB_TEST_URL is not set';
  process.stdout.write(`Skipped: the contract of the event store against a real KurrentDB, because ${reason}.\n`);
  test.skip(`the event store in KurrentDB keeps the contract (skipped: ${reason})`, () => undefined);
}

describeStreams(
  'the KurrentDB adapter over an imitation of its client',
  () => {
    const log = new KurrentImitation();
    return makeStore(
      () => log.client(),
      async () => undefined,
    );
  },
  false,
);

describe('what is known of a KurrentDB server', () => {
  let database: TestDatabase;
  let server: KurrentImitation;
  let streams: KurrentStreams;
  const opened: KurrentStreams[] = [];
  const open = (upcasters: Upcasters = {}): KurrentStreams => {
    const personalData = new PersonalData(new SubjectKeys(database.pool, [{ version: 1, key: randomBytes(32) }]));
    const made = new KurrentStreams(server.client(), new SystemClock(), personalData, upcasters, { retryMs: 1 });
    opened.push(made);
    return made;
  };
  beforeAll(async () => {
    database = await testDatabase();
    Logger.overrideLogger(false);
  });
  beforeEach(() => {
    server = new KurrentImitation();
    streams = open();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const one of opened.splice(0)) await one.close();
  });
  afterAll(async () => {
    Logger.overrideLogger(['error', 'fatal']);
    await database?.drop();
  });

  const happened = (n: number) => anyEvent('SomethingHappened', { n });
  const many = (count: number) => Array.from({ length: count }, (_, n) => happened(n));
  const numbers = (seen: readonly Recorded[]) => seen.map(({ data }) => (data as { n: number }).n);

  describe('reading', () => {
    test('leaves out what others have written there, one by one, and loses nothing beside it', async () => {
      for (let n = 0; n < 20; n++) {
        server.plant('other-1', 'OthersHappened', { n });
        server.plant('$settings', '$metadata', {});
        await streams.append(`thing-${n}`, [happened(n)], noStream);
      }
      server.plant('thing-0', 'WithoutMetadata', { n: 99 });
      await streams.append('thing-end', [happened(20)], noStream);
      expect(numbers(await follow(streams, START, (seen) => seen.length >= 21))).toEqual(Array.from({ length: 21 }, (_, n) => n));
      expect(numbers((await streams.read('thing-0')).events)).toEqual([0]);
      expect(streams.trouble).toBeUndefined();
      expect((await register.getSingleMetric('event_store_foreign_events_total')!.get()).values[0]!.value).toBeGreaterThanOrEqual(21);
    });

    test('the head is the last event of the product, whatever others have written since', async () => {
      const position = await streams.append('thing-1', [happened(1)], noStream);
      server.plant('other-1', 'OthersHappened', {});
      expect(await streams.head()).toBe(position);
    });

    test.each<[what: string, damage: () => void, upcasters: Upcasters]>([
      [
        'whose data are no JSON',
        () => server.plant('thing-2', 'SomethingHappened', null, { at: '2026-01-01T00:00:00.000Z', hash: 'a' }),
        {},
      ],
      [
        'that no upcaster can read',
        () => server.plant('thing-2', 'Damaged', {}, { at: '2026-01-01T00:00:00.000Z', hash: 'a' }),
        {
          Damaged: () => {
            throw new TypeError('no price');
          },
        },
      ],
    ])('stops before an event of the product %s, raises an alarm, and goes no further', async (_, damage, upcasters) => {
      const reader = open(upcasters);
      await streams.append('thing-1', many(3), noStream);
      damage();
      await streams.append('thing-3', [happened(4)], noStream);
      const subscriptions = jest.spyOn(server, 'subscribeToAll');
      const stop = new AbortController();
      const seen: Recorded[] = [];
      const reading = (async () => {
        for await (const batch of reader.from(START, { signal: stop.signal })) seen.push(...batch);
      })();
      while (subscriptions.mock.calls.length < 4) await turn();
      expect(numbers(seen)).toEqual([0, 1, 2]);
      expect(reader.trouble).toMatch(/of thing-2 \(version 0\) cannot be read/);
      expect((await register.getSingleMetric('event_store_readers_stopped')!.get()).values[0]!.value).toBe(1);
      stop.abort();
      await reading;
      expect(reader.trouble).toBeUndefined();
    });

    test('of events that come one after the other, those that follow each other closely come together', async () => {
      await streams.append('thing-1', many(3000), noStream);
      let batches = 0;
      const stop = new AbortController();
      const seen: Recorded[] = [];
      for await (const batch of streams.from(START, { signal: stop.signal })) {
        batches++;
        seen.push(...batch);
        if (seen.length >= 3000) stop.abort();
      }
      expect(numbers(seen)).toEqual(Array.from({ length: 3000 }, (_, n) => n));
      expect(batches).toBeLessThanOrEqual(30);
    });

    test('complains ever more rarely while the server is away, and goes on when it is back', async () => {
      const warned = jest.spyOn(Logger.prototype, 'warn');
      const subscriptions = jest.spyOn(server, 'subscribeToAll');
      server.outage = new UnavailableError();
      const reading = follow(streams, START, (seen) => seen.length > 0);
      while (subscriptions.mock.calls.length < 12) await turn();
      expect(warned.mock.calls.length).toBeLessThanOrEqual(4); // the 1st, 2nd, 4th and 8th time
      server.outage = undefined;
      await streams.append('thing-1', [happened(1)], noStream);
      expect(numbers(await reading)).toEqual([1]);
    });
  });

  describe('appending', () => {
    test('tells the position without another look, and reads nothing to go on', async () => {
      const positions = [await streams.append('thing-1', many(3), noStream)];
      for (let n = 0; n < 5; n++) positions.push(await streams.append('thing-1', [happened(n)], 2 + n));
      positions.push(
        await streams.appendAll([
          { stream: 'thing-2', events: many(2), expected: noStream },
          { stream: 'thing-1', events: [happened(9)], expected: 7 },
          { stream: 'thing-3', events: [], expected: noStream },
        ]),
      );
      expect(server.reads).toBe(0);
      const seen = await follow(streams, START, (all) => all.length >= 11);
      expect(positions).toEqual([2, 3, 4, 5, 6, 7, 10].map((index) => seen[index]!.position));
      expect(await streams.verifyStore()).toMatchObject({ events: 11, broken: [] });
    });

    test('a repetition is told the place of what stands there, and its own hash is not believed', async () => {
      const send = (n: number) => asCommand({ commandId: 'twice' }, () => streams.append('thing-1', [happened(n)], noStream));
      const first = await send(1);
      await streams.append('thing-2', [happened(2)], noStream);
      expect(await send(3)).toBe(first);
      await streams.append('thing-1', [happened(4)], 0);
      expect(await streams.verifyStore()).toMatchObject({ streams: 2, broken: [] });
    });

    test('of the streams that the server names, the one that is the reason of a conflict is found', async () => {
      const half: Append = { stream: 'thing-a', events: [happened(1)], expected: noStream };
      const taken: Append = { stream: 'thing-b', events: [happened(2)], expected: noStream };
      const guard: Append = { stream: 'thing-c', events: [], expected: noStream };
      const send = (...items: Append[]) => asCommand({ commandId: 'half' }, () => streams.appendAll(items));
      await send(half);
      await streams.append('thing-b', [happened(3)], noStream);
      await expect(send(half, taken, guard)).rejects.toMatchObject({ name: 'Conflict', stream: 'thing-b', expected: noStream, current: 0 });
      await streams.append('thing-c', [happened(4)], noStream);
      const free: Append = { stream: 'thing-d', events: [happened(5)], expected: noStream };
      await expect(send(half, free, guard)).rejects.toMatchObject({ name: 'Conflict', stream: 'thing-c', current: 0 });
    });

    test.each<[how: string, items: readonly Append[]]>([
      ['alone', [{ stream: 'thing-1', events: [anyEvent('Again', {})], expected: noStream }]],
      [
        'with others',
        [
          { stream: 'thing-1', events: [anyEvent('Again', {})], expected: noStream },
          { stream: 'thing-2', events: [anyEvent('Again', {})], expected: noStream },
        ],
      ],
      [
        'with a guard',
        [
          { stream: 'thing-1', events: [anyEvent('Again', {})], expected: noStream },
          { stream: 'thing-2', events: [], expected: noStream },
        ],
      ],
    ])('to a stream that somebody has deleted is an error that says so: %s', async (_, items) => {
      await streams.append('thing-1', many(3), noStream);
      server.deleteStream('thing-1');
      await expect(streams.appendAll(items)).rejects.toThrow(/thing-1 has been deleted in KurrentDB/);
    });

    test('to a stream whose last event is of somebody else is an error that says so', async () => {
      await streams.append('thing-1', [happened(1)], noStream);
      server.plant('thing-1', 'OthersHappened', {});
      const { expected } = await streams.read('thing-1');
      await expect(streams.append('thing-1', [happened(2)], expected)).rejects.toThrow(/OthersHappened, was not written by the product/);
    });
  });

  test.each<[what: string, error: Error]>([
    ['as the client names it', new UnavailableError()],
    [
      'as gRPC names it',
      Object.assign(new Error('14 UNAVAILABLE: No connection established. Last error: connect ECONNREFUSED 127.0.0.1:2113'), { code: 14 }),
    ],
    ['not ready', new UnknownError(undefined, 'Could not recognize Server Is Not Ready')],
    ['too busy', new UnknownError(undefined, 'Could not recognize Server Is Too Busy')],
    ['too slow', new DeadlineExceededError()],
    ['not found in its cluster', new Error('Failed to discover after 10 attempts.')],
    ['lost, as the reading part of the client says it', new UnknownError(undefined, 'transport error')],
  ])('a server that is away is a 503, whatever is asked of it: %s', async (_, outage) => {
    await streams.append('thing-1', [happened(1)], noStream);
    server.outage = outage;
    for (const ask of [
      () => streams.append('thing-1', [happened(2)], 0),
      () => streams.appendAll(['a', 'b'].map((name) => ({ stream: `thing-${name}`, events: [happened(1)], expected: noStream }))),
      () => streams.read('thing-1'),
      () => streams.head(),
      () => streams.heads(),
      () => streams.verifyStore(),
    ]) {
      const error = await ask().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Unavailable);
      expect(toProblem(error)).toMatchObject({ status: 503, code: 'platform/unavailable', retryAfterSeconds: 2 });
    }
  });

  test('what is wrong with the request itself is no outage', async () => {
    server.outage = new UnknownError(undefined, 'Could not recognize Invalid Stream');
    await expect(streams.append('thing-1', [happened(1)], noStream)).rejects.toBe(server.outage);
  });

  test('a server that cannot append to several streams is refused at the start', async () => {
    server = new KurrentImitation('24.6');
    await expect(open().begin()).rejects.toThrow(
      'This KurrentDB server is too old: it cannot append to several streams at once. Use version 25.1 or newer.',
    );
    server = new KurrentImitation('25.1');
    await expect(open().begin()).rejects.toThrow('Use version 26.1 or newer.');
    server = new KurrentImitation('26.1');
    await open().begin();
    server.outage = new UnavailableError();
    await open().begin(); // is seen when it is used
  });
});
