import { FaultyNetwork } from '../../../test/support/faulty-network.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { WatchedClient } from './watched-client.js';

describe('a connection that can not die unnoticed', () => {
  let database: TestDatabase;
  let network: FaultyNetwork;
  let client: WatchedClient;
  beforeAll(async () => (database = await testDatabase()));
  beforeEach(async () => {
    network = await FaultyNetwork.to(database.url);
    client = new WatchedClient({ connectionString: network.url });
    client.on('error', () => undefined);
    await client.connect();
  });
  afterEach(async () => {
    await client.end().catch(() => undefined);
    await network.close();
  });
  afterAll(() => database.drop());

  test.each(['half-open', 'forgotten'] as const)('a question that goes lost on a %s way is given up', async (fault) => {
    network.strike(fault, 0);
    await expect(client.query('select 1')).rejects.toThrow('The connection to Postgres has died');
  });

  test('a question that the server is at work on may take its time', async () => {
    const { rows } = await client.query<{ done: boolean }>('select pg_sleep(4) is not null as done');
    expect(rows).toEqual([{ done: true }]);
  });
});
