import { Random } from '../../src/demo/market/random.js';
import { type Heads, Verifiable } from '../../src/platform/events/hash-chain.js';
import { buildWorld, type World } from '../http/authorization/world.js';
import { achieved, figure, SEED } from '../support/figure.js';

const FLIPS = figure({ small: 40, full: 100 });
const DELETIONS = figure({ small: 5, full: 10 });
const TRUNCATIONS = figure({ small: 5, full: 10 });

/** One stored event, as text. */
interface Stored {
  readonly position: string;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly id: string;
  readonly data: string;
  readonly meta: string;
  readonly hash: string;
}
/** What is flipped, as likely as it stands here. A position is not hashed: it says where an event stands among all, not what it is. */
const COLUMNS = ['data', 'data', 'data', 'meta', 'meta', 'type', 'id', 'hash', 'stream'] as const;

/** Whoever owns the server switches the trigger off, and writes past everything. */
describe(`a history at which the owner of the database has been (seed ${SEED})`, () => {
  const random = new Random(SEED);
  const done = { flips: 0, deletions: 0, truncations: 0 };
  let world: World;
  let kept: Heads;
  let events: Stored[];
  beforeAll(async () => {
    world = await buildWorld();
    await world.app.caughtUp();
    kept = await verifiable().heads();
    const { rows } = await world.app.database.pool.query<Stored>(
      `select position::text, stream, version::int, type, id::text, data::text, meta::text, encode(hash, 'hex') as hash from es.events order by 1`,
    );
    events = rows;
    await world.app.database.pool.query(
      'create table untouched_events as table es.events; create table untouched_streams as table es.streams',
    );
  });
  afterAll(async () => {
    achieved(12, { ...done, events: events.length });
    await world.close();
  });

  const verifiable = () => world.app.app.get(Verifiable);
  const lastOf = (stream: string) => kept.heads.find((head) => head.stream === stream)!.version;

  async function past(...statements: readonly [text: string, values?: unknown[]][]): Promise<void> {
    const client = await world.app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      for (const [text, values] of statements) await client.query(text, values);
      await client.query('commit');
    } finally {
      client.release();
    }
  }

  /** The streams that are found, while what was done stands; then it is undone. */
  async function found(stream: string, ...statements: readonly [text: string, values?: unknown[]][]): Promise<string[]> {
    await past(...statements);
    const { broken } = await verifiable().verifyStore(kept);
    const of = '(select stream_id from untouched_streams where name = $1)';
    await past(
      [`delete from es.events where stream_id = ${of}`, [stream]],
      [`insert into es.events select * from untouched_events where stream_id = ${of}`, [stream]],
      ['update es.streams s set version = u.version from untouched_streams u where u.stream_id = s.stream_id and s.name = $1', [stream]],
    );
    return broken.map((each) => each.stream);
  }

  test('is whole before', async () => {
    expect(await verifiable().verifyStore(kept)).toMatchObject({ broken: [], events: events.length });
    expect(events.length).toBeGreaterThan(50);
  });

  test(`of ${FLIPS} single letters that were changed each is found, and the stream is named`, async () => {
    for (; done.flips < FLIPS; done.flips++) {
      const event = random.pick(events);
      const column = random.pick(COLUMNS);
      const value = flipped(event[column], column);
      const cast =
        column === 'hash' ? `decode($2, 'hex')` : { id: '$2::uuid', data: '$2::json', meta: '$2::json', type: '$2', stream: '$2' }[column];
      const text = `update es.events set ${column} = ${cast} where position = $1`;
      expect([column, value, await found(event.stream, [text, [event.position, value]])]).toEqual([column, value, [event.stream]]);
    }
  });

  test(`of ${DELETIONS} events that were taken out each is missed, and the stream is named`, async () => {
    for (; done.deletions < DELETIONS; done.deletions++) {
      const { position, stream } = random.pick(events);
      expect([position, await found(stream, ['delete from es.events where position = $1', [position]])]).toEqual([position, [stream]]);
    }
  });

  test(`of ${TRUNCATIONS} streams whose end was cut off without a trace each is found by the list of heads`, async () => {
    for (; done.truncations < TRUNCATIONS; done.truncations++) {
      const { stream, version } = random.pick(events.filter((event) => event.version > 0 && event.version <= lastOf(event.stream)));
      const names = await found(
        stream,
        ['delete from es.events where stream = $1 and version >= $2', [stream, version]],
        ['update es.streams set version = $2 where name = $1', [stream, version - 1]],
      );
      expect([version, names]).toEqual([version, [stream]]);
    }
  });

  test('is whole again when all of it is undone', async () => {
    expect(await verifiable().verifyStore(kept)).toMatchObject({ broken: [], events: events.length });
  });

  /** The text with one letter or digit changed into another; what must stay JSON does. */
  function flipped(text: string, column: (typeof COLUMNS)[number]): string {
    for (;;) {
      const at = random.between(0, text.length - 1);
      const letters = column === 'id' || column === 'hash' ? '0123456789abcdef' : '0123456789abcdefghijklmnopqrstuvwxyz';
      const letter = letters[random.between(0, letters.length - 1)]!;
      const changed = text.slice(0, at) + letter + text.slice(at + 1);
      if (!/[0-9a-z]/i.test(text[at]!) || letter === text[at]) continue;
      if ((column === 'data' || column === 'meta') && !isJson(changed)) continue;
      return changed;
    }
  }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
