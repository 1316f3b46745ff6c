import { randomBytes } from 'node:crypto';
import { anyEvent } from '../../../../test/support/any-event.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/postgres.js';
import { SystemClock } from '../../clock.js';
import { chainHash, GENESIS, type Heads } from '../../events/hash-chain.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import { SubjectKeys } from '../../personal-data/subject-keys.js';
import { type Append, noStream } from '../../streams/streams.js';
import { PostgresStreams } from './postgres-streams.js';

type Found = [stream: string, version: number, reason: RegExp];
const EVENTS = 5;
const of = (stream: string) => `stream_id = (select stream_id from es.streams where name = '${stream}')`;

/** What somebody can do who owns the tables, and so can take the trigger out of the way. */
describe('a store that somebody has been at', () => {
  let database: TestDatabase;
  let streams: PostgresStreams;
  let kept: Heads;
  beforeEach(async () => {
    database = await testDatabase();
    const keys = new SubjectKeys(database.pool, [{ version: 1, key: randomBytes(32) }]);
    streams = new PostgresStreams(database.pool, new SystemClock(), new PersonalData(keys));
    const append = (stream: string): Append => ({
      stream,
      events: Array.from({ length: EVENTS }, (_, n) => anyEvent('SomethingHappened', { n })),
      expected: noStream,
    });
    for (const stream of ['thing-a', 'thing-b', 'thing-c', 'other-d']) await streams.appendAll([append(stream)]);
    kept = await streams.heads();
  });
  afterEach(async () => {
    await streams.close();
    await database.drop();
  });

  const asOwner = (...statements: string[]) =>
    database.pool.query(
      `alter table es.events disable trigger immutable; ${statements.join(';')}; alter table es.events enable trigger immutable`,
    );
  const swapNames = `update es.streams s set name = o.name || '''' from es.streams o where s.name = 'thing-a' and o.name = 'thing-b'
    or s.name = 'thing-b' and o.name = 'thing-a'; update es.streams set name = rtrim(name, '''')`;
  const plant = (stream: string, version: number, position: number) => `insert into es.events
    select ${position}, stream_id, ${version}, stream, type, gen_random_uuid(), data, meta, hash from es.events where ${of(stream)} and version = 0`;
  const exchangePositions = `update es.events set position = -position where ${of('thing-a')} and version in (1, 2);
    update es.events e set position = -o.position from es.events o where e.stream_id = o.stream_id and e.stream = 'thing-a'
      and (e.version, o.version) in ((1, 2), (2, 1))`;

  test('is whole while nobody has', async () => {
    await streams.append('thing-a', [anyEvent('SomethingHappened', { n: 9 })], EVENTS - 1);
    const whole = { streams: 4, events: 4 * EVENTS + 1, broken: [] };
    expect(await streams.verifyStore()).toEqual(whole);
    expect(await streams.verifyStore(kept)).toEqual(whole);
  });

  test.each<[what: string, by: string, ...found: Found[]]>([
    ['an event is changed', `update es.events set data = '{"n":9}' where ${of('thing-b')} and version = 2`, ['thing-b', 2, /hash/]],
    ['an event is removed', `delete from es.events where ${of('thing-b')} and version = 2`, ['thing-b', 2, /missing/]],
    ['the last events are removed', `delete from es.events where ${of('thing-b')} and version > 2`, ['thing-b', 3, /missing/]],
    ['a stream loses every event', `delete from es.events where ${of('thing-b')}`, ['thing-b', 0, /missing/]],
    [
      'all events are gone',
      'truncate es.events',
      ...['other-d', 'thing-a', 'thing-b', 'thing-c'].map((name) => [name, 0, /missing/] as Found),
    ],
    ['two streams swap their names', swapNames, ['thing-a', 0, /thing-b/], ['thing-b', 0, /thing-a/]],
    [
      'they swap them in the events too',
      `${swapNames}; update es.events e set stream = s.name from es.streams s where s.stream_id = e.stream_id`,
      ['thing-a', 0, /hash/],
      ['thing-b', 0, /hash/],
    ],
    ['a stream gets a new name', `update es.streams set name = 'thing-z' where name = 'thing-a'`, ['thing-z', 0, /thing-a/]],
    ['an event is planted above the version of its stream', plant('thing-c', EVENTS, 900), ['thing-c', EVENTS, /hash/]],
    ['one is planted far above it', plant('thing-c', 1000, 900), ['thing-c', EVENTS, /missing/]],
    ['one is planted below the first', plant('thing-c', -1, 900), ['thing-c', 0, /no place/]],
    ['the version of a stream is lowered', `update es.streams set version = 2 where name = 'thing-c'`, ['thing-c', 3, /above/]],
    ['the version of a stream is raised', `update es.streams set version = 7 where name = 'thing-c'`, ['thing-c', EVENTS, /missing/]],
    ['two events of a stream exchange positions', exchangePositions, ['thing-a', 2, /order of everything/]],
    [
      'a stream is removed, and its events are left',
      `delete from es.streams where name = 'thing-a'`,
      ['thing-a', 0, /stream itself is gone/],
    ],
  ])('is found out when %s', async (_, by, ...found) => {
    await asOwner(by);
    const { broken } = await streams.verifyStore();
    expect(broken).toEqual(
      found.map(([stream, version, reason]) => ({ intact: false, stream, version, reason: expect.stringMatching(reason) as string })),
    );
    for (const { stream, version, reason } of broken.filter(({ reason }) => !reason.includes('itself is gone')))
      expect(await streams.verifyStream(stream)).toEqual({ intact: false, stream, version, reason });
  });

  describe('without a trace in the store itself, is found out by a list of heads that was kept elsewhere', () => {
    const drop = (stream: string, from: number) => [
      `delete from es.events where ${of(stream)} and version >= ${from}`,
      from > 0 ? `update es.streams set version = ${from - 1} where name = '${stream}'` : `delete from es.streams where name = '${stream}'`,
    ];
    const found = async () => {
      expect((await streams.verifyStore()).broken).toEqual([]);
      return (await streams.verifyStore(kept)).broken;
    };

    test('when a stream has lost its end', async () => {
      await asOwner(...drop('thing-b', 3));
      expect(await found()).toMatchObject([{ stream: 'thing-b', version: 3 }]);
    });

    test('when a stream is gone altogether', async () => {
      await asOwner(...drop('thing-b', 0));
      expect(await found()).toMatchObject([{ stream: 'thing-b', version: 0 }]);
    });

    test('when a forgery was hashed anew up to the end', async () => {
      await asOwner(`update es.events set data = '{"n":9}' where ${of('thing-b')} and version = 2`);
      const { rows } = await database.pool.query<Record<'id' | 'type' | 'data' | 'meta', string>>(
        `select id, type, data::text, meta::text from es.events where ${of('thing-b')} order by version`,
      );
      let hash = GENESIS;
      const rehash = rows.map((row, version) => {
        hash = chainHash(hash, 'thing-b', version, row);
        return `update es.events set hash = '\\x${hash}' where ${of('thing-b')} and version = ${version}`;
      });
      await asOwner(...rehash);
      expect(await found()).toMatchObject([{ stream: 'thing-b', version: EVENTS - 1 }]);
    });
  });
});
