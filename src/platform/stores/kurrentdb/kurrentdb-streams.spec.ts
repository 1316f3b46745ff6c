import { randomBytes } from 'node:crypto';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { GenericContainer, getContainerRuntimeClient, type StartedTestContainer, Wait } from 'testcontainers';
import { testDatabase } from '../../../../test/support/postgres.js';
import { SystemClock } from '../../clock.js';
import { PersonalData } from '../../events/personal-data.js';
import { SubjectKeys } from '../../events/subject-keys.js';
import type { Upcasters } from '../../events/upcast.js';
import { describeStreams, type Participant, type StoreUnderTest } from '../contract.js';
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
