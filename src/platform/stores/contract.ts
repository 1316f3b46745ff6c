import { setImmediate as turn } from 'node:timers/promises';
import { anyEvent } from '../../../test/support/any-event.js';
import { Invalid } from '../errors.js';
import type { EncodedEvent } from '../events/codec.js';
import { asCommand } from '../events/command-context.js';
import { ERASED } from '../events/event.js';
import { chainHash, GENESIS, type Verifiable } from '../events/hash-chain.js';
import { type Position, type Recorded, START } from '../events/recorded.js';
import type { Upcasters } from '../events/upcast.js';
import { newId } from '../ids.js';
import { BUILD } from '../process/build-id.js';
import { Conflict, noStream, type ReadFrom, type Streams } from '../streams/streams.js';
import { describeDeciding } from './testing/deciding-contract.js';
import type { BackDoor, Participant, StoreUnderTest } from './testing/store-under-test.js';

const happened = (n: number) => anyEvent('SomethingHappened', { n });
const numbers = (events: readonly Recorded[]) => events.map(({ data }) => (data as { n: number }).n);

/** Follows the store until `enough`, and answers all that it was given. */
export async function follow(streams: Streams, after: Position, enough: (seen: readonly Recorded[]) => boolean, options: ReadFrom = {}) {
  const seen: Recorded[] = [];
  const stop = new AbortController();
  for await (const batch of streams.from(after, { ...options, signal: stop.signal })) {
    seen.push(...batch);
    if (enough(seen)) stop.abort();
  }
  return seen;
}

const until = (count: number) => (seen: readonly Recorded[]) => seen.length >= count;

/**
 * What every event store must do, whichever it is.
 * @param hasBackDoor false: tests that need one are skipped, and say so
 */
export function describeStreams(name: string, makeStore: () => Promise<StoreUnderTest>, hasBackDoor = true): void {
  describe(name, () => {
    let store: StoreUnderTest;
    let here: Participant;
    let there: Participant;
    let streams: Streams & Verifiable;

    beforeAll(async () => {
      store = await makeStore();
      here = store.participant();
      there = store.participant();
      streams = here.streams;
    });
    afterAll(() => store?.close());

    const fresh = (category = 'thing') => `${category}-${newId()}`;
    const arranged = (title: string, work: (door: BackDoor) => Promise<void>) =>
      hasBackDoor
        ? test(title, () => work(store.backDoor!))
        : test.skip(`${title} (skipped: ${name} offers no way to arrange it)`, () => undefined);

    describe('appending', () => {
      test('a stream that does not exist has no events', async () => {
        expect(await streams.read(fresh())).toEqual({ events: [], expected: noStream, position: START });
      });

      test('gives back what was appended, with who, when and by which command', async () => {
        const stream = fresh();
        const position = await asCommand({ commandId: 'c1', actor: 'u1' }, () =>
          streams.append(stream, [anyEvent('Greeted', { text: 'Grüß Gott, 🏠 "\\u0000"', list: [1, { a: null }] }), happened(2)], noStream),
        );
        const stored = await streams.read(stream);
        expect(stored).toMatchObject({ expected: 1, position });
        expect(stored.events).toMatchObject([
          {
            stream,
            version: 0,
            type: 'Greeted',
            data: { text: 'Grüß Gott, 🏠 "\\u0000"', list: [1, { a: null }] },
            meta: { command: 'c1', actor: 'u1' },
          },
          { stream, version: 1, type: 'SomethingHappened', data: { n: 2 }, position },
        ]);
        expect(stored.events[0]!.meta.at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
        expect(stored.events[0]!.position < position).toBe(true);
      });

      test('tells which code wrote it, and what it follows from', async () => {
        const stream = fresh();
        const append = (version: number) => streams.append(stream, [happened(version)], version === 0 ? noStream : version - 1);
        await append(0);
        await asCommand({ commandId: 'asked' }, () => append(1));
        await asCommand({ commandId: 'followed', cause: 'e1', correlation: 'asked' }, async () => {
          await append(2);
          await asCommand({ commandId: 'within', actor: 'u1' }, () => append(3));
        });
        const { events } = await streams.read(stream);
        expect(events.map(({ meta: { at: _, ...meta } }) => meta)).toEqual([
          { build: BUILD },
          { command: 'asked', correlation: 'asked', build: BUILD },
          { command: 'followed', cause: 'e1', correlation: 'asked', build: BUILD },
          { command: 'within', actor: 'u1', cause: 'e1', correlation: 'asked', build: BUILD },
        ]);
        expect(await streams.verifyStream(stream)).toMatchObject({ intact: true, events: 4 });
      });

      test('reads what a build wrote that told neither, and its chain goes on', async () => {
        const stream = fresh();
        const meta = { at: '2026-11-21T12:00:00.000Z', command: 'c1', actor: 'u1' };
        const former: EncodedEvent = { id: newId(), type: 'SomethingHappened', data: '{"n":1}', meta: JSON.stringify(meta) };
        await store.write(stream, former, chainHash(GENESIS, stream, 0, former));
        await streams.append(stream, [happened(2)], 0);
        const { events } = await streams.read(stream);
        expect(events.map((recorded) => recorded.meta)).toEqual([meta, { at: expect.any(String), build: BUILD }]);
        expect(await streams.verifyStream(stream)).toMatchObject({ intact: true, events: 2 });
      });

      test('a new stream is refused where one stands, and nothing of it is stored', async () => {
        const stream = fresh();
        await streams.append(stream, [happened(1)], noStream);
        await expect(streams.append(stream, [happened(2)], noStream)).rejects.toMatchObject({ name: 'Conflict', current: 0 });
        expect(numbers((await streams.read(stream)).events)).toEqual([1]);
      });

      test.each([[0], [2], [7]])('an append that expects version %i is refused by a stream that stands at 1', async (expected) => {
        const stream = fresh();
        await streams.append(stream, [happened(1), happened(2)], noStream);
        await expect(streams.append(stream, [happened(3)], expected)).rejects.toMatchObject({ stream, expected, current: 1 });
        expect((await streams.read(stream)).expected).toBe(1);
      });

      test('an append that expects a version is refused by a stream that does not exist', async () => {
        await expect(streams.append(fresh(), [happened(1)], 0)).rejects.toMatchObject({ current: noStream });
      });

      test.each([
        ['a new stream', noStream],
        ['the next version', 0],
      ] as const)('of fifty racers for %s, one wins', async (_, expected) => {
        const stream = fresh();
        if (expected === 0) await streams.append(stream, [happened(-1)], noStream);
        const racers = Array.from({ length: 50 }, (_, n) => (n % 2 ? here : there).streams.append(stream, [happened(n)], expected));
        const outcomes = await Promise.allSettled(racers);
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Conflict);
        expect((await streams.read(stream)).expected).toBe(expected === 0 ? 1 : 0);
      });

      arranged('an append waits for one to the same stream that is not committed yet, and then conflicts', async (door) => {
        const stream = fresh();
        await streams.append(stream, [happened(1)], noStream);
        const open = await door.openAppend(stream, 0);
        const waiting = streams.append(stream, [happened(2)], 0).catch((reason: unknown) => reason);
        for (let n = 0; n < 5; n++) await there.streams.append(fresh(), [happened(n)], noStream); // meanwhile it has come as far as it can
        await open.commit();
        expect(await waiting).toMatchObject({ name: 'Conflict', stream, current: 1 });
      });

      test('text that could not be given back is refused, naming the field', async () => {
        for (const name of ['a\u0000b', 'half \ud83c of a house']) {
          const error = await streams.append(fresh(), [anyEvent('Named', { id: 1, name })], noStream).catch((reason: unknown) => reason);
          expect(error).toBeInstanceOf(Invalid);
          expect((error as Invalid).fields).toHaveProperty('name');
        }
      });

      test('ten thousand events of a stream are read in order', async () => {
        const stream = fresh();
        for (let version = -1; version < 9_999; version += 1000) {
          const events = Array.from({ length: 1000 }, (_, n) => happened(version + 1 + n));
          await streams.append(stream, events, version < 0 ? noStream : version);
        }
        const { events, expected } = await there.streams.read(stream);
        expect(expected).toBe(9_999);
        expect(numbers(events)).toEqual(Array.from({ length: 10_000 }, (_, n) => n));
      });
    });

    describe('appending to several streams', () => {
      test('is all or nothing', async () => {
        const [a, b] = [fresh(), fresh()];
        await streams.append(b, [happened(1)], noStream);
        const append = (expected: number) =>
          streams.appendAll([
            { stream: a, events: [happened(2)], expected: noStream },
            { stream: b, events: [happened(3)], expected },
          ]);
        await expect(append(5)).rejects.toMatchObject({ stream: b, current: 0 });
        expect((await streams.read(a)).expected).toBe(noStream);
        const position = await append(0);
        expect(numbers((await streams.read(a)).events)).toEqual([2]);
        expect(numbers((await streams.read(b)).events)).toEqual([1, 3]);
        expect((await streams.read(b)).position).toBe(position);
      });

      test('a guard lets the append through only while its stream stands where it did', async () => {
        const [guarded, written] = [fresh(), fresh()];
        await streams.append(guarded, [happened(1)], noStream);
        const append = () =>
          streams.appendAll([
            { stream: guarded, events: [], expected: 0 },
            { stream: written, events: [happened(2)], expected: noStream },
          ]);
        await there.streams.append(guarded, [happened(3)], 0);
        await expect(append()).rejects.toMatchObject({ stream: guarded, current: 1 });
        expect((await streams.read(written)).expected).toBe(noStream);
      });

      test('a guard can ask that a stream does not exist', async () => {
        const [absent, written] = [fresh(), fresh()];
        const append = (expected: number | typeof noStream) =>
          streams.appendAll([
            { stream: absent, events: [], expected: noStream },
            { stream: written, events: [happened(1)], expected },
          ]);
        await append(noStream);
        expect((await streams.read(absent)).expected).toBe(noStream);
        await streams.append(absent, [happened(2)], noStream);
        await expect(append(0)).rejects.toMatchObject({ stream: absent });
      });

      test('guards alone are judged as well, and answer where their stream stands', async () => {
        const stream = fresh();
        const position = await streams.append(stream, [happened(1)], noStream);
        expect(await streams.appendAll([{ stream, events: [], expected: 0 }])).toBe(position);
        await expect(streams.appendAll([{ stream, events: [], expected: 1 }])).rejects.toBeInstanceOf(Conflict);
      });

      test('neighbours of a conflict are stored', async () => {
        const taken = fresh();
        await streams.append(taken, [happened(0)], noStream);
        const others = Array.from({ length: 20 }, () => fresh());
        const outcomes = await Promise.allSettled([taken, ...others].map((stream) => streams.append(stream, [happened(1)], noStream)));
        expect(outcomes.map(({ status }) => status)).toEqual(['rejected', ...others.map(() => 'fulfilled')]);
      });
    });

    describeDeciding(() => ({ here, there }), makeStore);

    describe('a command that comes twice', () => {
      test('is answered as the success it was, even when others have appended since', async () => {
        const [a, b] = [fresh(), fresh()];
        const once = () =>
          asCommand({ commandId: 'again' }, () =>
            streams.appendAll([
              { stream: a, events: [happened(1), happened(2)], expected: noStream },
              { stream: b, events: [happened(3)], expected: noStream },
            ]),
          );
        const position = await once();
        const written = await store.storedText(b);
        await there.streams.append(a, [happened(4)], 1);
        expect(await once()).toBe(position);
        expect(await store.storedText(b)).toBe(written);
        expect(numbers((await streams.read(a)).events)).toEqual([1, 2, 4]);
      });

      test('leaves the chain whole, though what was sent again differs from what stands there', async () => {
        const stream = fresh();
        const send = (by: Streams, n: number) => asCommand({ commandId: 'differs' }, () => by.append(stream, [happened(n)], noStream));
        await send(there.streams, 1);
        await send(streams, 2);
        await streams.append(stream, [happened(3)], 0);
        expect(numbers((await streams.read(stream)).events)).toEqual([1, 3]);
        expect(await streams.verifyStream(stream)).toMatchObject({ intact: true });
      });

      test('is a conflict when only some of its events stand there', async () => {
        const [taken, written] = [fresh(), fresh()];
        const both = [
          { stream: taken, events: [happened(1)], expected: noStream },
          { stream: written, events: [happened(2)], expected: noStream },
        ] as const;
        await asCommand({ commandId: 'half' }, () => streams.appendAll([both[1]]));
        await streams.append(taken, [happened(3)], noStream);
        await expect(asCommand({ commandId: 'half' }, () => streams.appendAll(both))).rejects.toMatchObject({ stream: taken });
      });

      test('another command at the same version is a conflict', async () => {
        const stream = fresh();
        const append = (commandId: string) => asCommand({ commandId }, () => streams.append(stream, [happened(1)], noStream));
        await append('one');
        await expect(append('two')).rejects.toBeInstanceOf(Conflict);
      });

      test('is not decided again', async () => {
        const Counter = { category: 'counter', initial: 0, evolve: { SomethingHappened: (count: number) => count + 1 } };
        const id = newId();
        const count = (commandId: string) => asCommand({ commandId }, () => streams.update(Counter, id, (n) => [happened(n)]));
        const first = await count('first');
        await count('second');
        expect((await count('first')) >= first).toBe(true);
        expect(numbers((await streams.read(`counter-${id}`)).events)).toEqual([0, 1]);
      });

      test('is answered what it led to the first time, whatever has happened since', async () => {
        const Counter = { category: 'counter', initial: 0, evolve: { SomethingHappened: (count: number) => count + 1 } };
        const id = newId();
        const change = (commandId: string, times = 1) =>
          asCommand({ commandId }, () =>
            streams.change(Counter, async (decision) => {
              const loaded = await decision.load(Counter, id);
              return { loaded, events: Array.from({ length: times }, () => happened(loaded.state)) };
            }),
          );
        expect(await change('first')).toBe(1);
        expect(await change('second', 2)).toBe(3);
        expect(await change('nothing to do', 0)).toBe(3);
        expect(await change('first')).toBe(1);
        expect((await streams.read(`counter-${id}`)).events).toHaveLength(3);
      });
    });

    describe('reading everything', () => {
      test('gives each event once, in order, and the events of a stream in theirs, whatever several processes write meanwhile', async () => {
        const start = await streams.head();
        const writers = [here, there, store.participant(), store.participant()];
        const names = Array.from({ length: 40 }, () => fresh());
        const reading = [
          follow(streams, start, until(names.length * 25)),
          follow(there.streams, start, until(names.length * 25), { batch: 7 }),
        ];
        await Promise.all(
          names.map(async (stream, n) => {
            for (let version = -1; version < 24; version++) {
              await writers[(n + version + 1) % writers.length]!.streams.append(
                stream,
                [happened(version + 1)],
                version < 0 ? noStream : version,
              );
            }
          }),
        );
        for (const seen of await Promise.all(reading)) {
          expectOrdered(seen);
          for (const stream of names) {
            expect(numbers(seen.filter((one) => one.stream === stream))).toEqual(Array.from({ length: 25 }, (_, n) => n));
          }
        }
      });

      arranged('misses nothing of transactions that began early and ended late, committed or rolled back', async (door) => {
        const start = await streams.head();
        const rounds = 30;
        const committed = new Set<string>();
        const reading = follow(streams, start, (seen) => seen.some(({ type }) => type === 'Ended'));
        for (let round = 0; round < rounds; round++) {
          const early = fresh();
          const open = await door.openAppend(early);
          const others = Array.from({ length: 5 }, () => fresh());
          await Promise.all(others.map((stream, n) => (n % 2 ? here : there).streams.append(stream, [happened(n)], noStream)));
          await streams.head(); // whoever reads now must not go past the open append
          if (round % 3 === 0) await open.rollback();
          else await open.commit().then(() => committed.add(early));
          for (const stream of others) committed.add(stream);
        }
        await streams.append(fresh(), [anyEvent('Ended', {})], noStream);
        const seen = await reading;
        expectOrdered(seen);
        expect(new Set(seen.filter(({ type }) => type !== 'Ended').map(({ stream }) => stream))).toEqual(committed);
      });

      arranged('is not held up by an unrelated transaction that stays open', async (door) => {
        const idle = await door.idleTransaction();
        const start = await streams.head();
        const stream = fresh();
        await streams.append(stream, [happened(1)], noStream);
        expect((await follow(there.streams, start, until(1))).map((one) => one.stream)).toEqual([stream]);
        await idle.end();
      });

      test('goes on behind a position', async () => {
        const stream = fresh();
        const first = await streams.append(stream, [happened(1)], noStream);
        const second = await streams.append(stream, [happened(2), happened(3)], 0);
        const seen = await follow(streams, first, until(2));
        expect(numbers(seen)).toEqual([2, 3]);
        expect(seen.at(-1)!.position).toBe(second);
        expect(await streams.head()).toBe(second);
      });

      test('can be narrowed to categories and types, however much else lies between', async () => {
        const start = await streams.head();
        const rare = newId().replaceAll('-', '');
        await streams.append(
          fresh(),
          Array.from({ length: 300 }, (_, n) => happened(n)),
          noStream,
        );
        await streams.append(`${rare}-1`, [happened(1), anyEvent('Rare', { n: 2 })], noStream);
        await streams.append(
          fresh(),
          Array.from({ length: 300 }, (_, n) => happened(n)),
          noStream,
        );
        await streams.append(`${rare}-2`, [anyEvent('Rare', { n: 3 })], noStream);
        expect(numbers(await follow(streams, start, until(3), { categories: [rare, 'unheardOf'], batch: 50 }))).toEqual([1, 2, 3]);
        expect(numbers(await follow(streams, start, until(2), { types: ['Rare'], batch: 50 }))).toEqual([2, 3]);
        expect(numbers(await follow(streams, start, until(1), { categories: [rare], types: ['SomethingHappened'] }))).toEqual([1]);
      });

      test('goes on after events that were not asked for', async () => {
        const rare = newId().replaceAll('-', '');
        const reading = follow(streams, await streams.head(), until(1), { categories: [rare] });
        for (let n = 0; n < 10; n++) await streams.append(fresh(), [happened(n)], noStream); // each gives the reader time to look
        await streams.append(`${rare}-1`, [happened(99)], noStream);
        expect(numbers(await reading)).toEqual([99]);
      });

      test.each([
        ['the same process', () => here],
        ['another process', () => there],
      ])('a reader that waits is woken by an append of %s', async (_, writer) => {
        const start = await streams.head();
        const rung = follow(streams, start, until(2));
        for (const n of [1, 2]) {
          await turn();
          await writer().streams.append(fresh(), [happened(n)], noStream);
        }
        expect(numbers(await rung)).toEqual([1, 2]);
      });

      test('ends when its reader says so, also while it waits', async () => {
        const stop = new AbortController();
        const reading = (async () => {
          for await (const batch of streams.from(await streams.head(), { signal: stop.signal })) return batch;
          return 'ended';
        })();
        await turn();
        stop.abort();
        expect(await reading).toBe('ended');
      });
    });

    describe('events of former days', () => {
      test('read in their newest shape, also when they are asked for by type', async () => {
        const upcasters: Upcasters = {
          Priced: ({ data }) => ({ type: 'PricedV2', data: { cents: (data as { dollars: number }).dollars * 100 } }),
          PricedV2: ({ data }) => ({ type: 'PricedV3', data: { ...data, currency: 'USD' } }),
        };
        const newer = store.participant(upcasters);
        const start = await streams.head();
        const stream = fresh();
        await streams.append(
          stream,
          [anyEvent('Priced', { dollars: 45 }), anyEvent('Other', {}), anyEvent('PricedV3', { cents: 1, currency: 'USD' })],
          noStream,
        );
        expect((await newer.streams.read(stream)).events[0]).toMatchObject({ type: 'PricedV3', data: { cents: 4500, currency: 'USD' } });
        const asked = await follow(newer.streams, start, until(2), { types: ['PricedV3'] });
        expect(asked.map(({ data }) => data)).toEqual([
          { cents: 4500, currency: 'USD' },
          { cents: 1, currency: 'USD' },
        ]);
      });
    });

    describe('what former days told about somebody in clear', () => {
      const upcasters: Upcasters = {
        Refused: ({ data }) => {
          const { reason, ...facts } = data as { userId: string; reason: string };
          return { type: 'RefusedV2', data: facts, personal: { subject: facts.userId, fields: { reason } } };
        },
      };
      const refused = (userId: string) => [
        anyEvent('RefusedV2', { userId }, { subject: userId, fields: { phone: '1', reason: 'Sealed.' } }),
        anyEvent('Refused', { userId, reason: 'In clear.' }),
        anyEvent('Refused', { userId, reason: 'Partly.' }, { subject: userId, fields: { phone: '3' } }),
      ];
      const told = async (userId: string, stream: string) => {
        const { streams: reader, personalData } = store.participant(upcasters);
        const { events } = await reader.read(stream);
        expect(events.map(({ type, data }) => ({ type, data }))).toEqual(Array(3).fill({ type: 'RefusedV2', data: { userId } }));
        const keys = await personalData.keysForEvents(events);
        return events.map((recorded) => personalData.open(recorded, keys));
      };

      test('reads as what is sealed does, and [erased] with it', async () => {
        const [stream, userId] = [fresh(), newId()];
        await streams.append(stream, refused(userId), noStream);
        expect(await told(userId, stream)).toEqual([
          { phone: '1', reason: 'Sealed.' },
          { reason: 'In clear.' },
          { phone: '3', reason: 'Partly.' },
        ]);
        await here.personalData.shred(userId, '2026-11-21T12:00:00.000Z');
        expect(await told(userId, stream)).toEqual([
          { phone: ERASED, reason: ERASED },
          { reason: ERASED },
          { phone: ERASED, reason: ERASED },
        ]);
      });

      test('an upcaster that gives one person’s fields to another is stopped', async () => {
        const [stream, userId] = [fresh(), newId()];
        const [, , mixed] = refused(userId);
        await streams.append(stream, [{ ...mixed!, data: { userId: newId(), reason: 'Whose?' } }], noStream);
        await expect(store.participant(upcasters).streams.read(stream)).rejects.toThrow(`gives fields of ${userId}`);
      });
    });

    describe('personal data', () => {
      const registered = (userId: string, fullName = 'Ada Lovelace') =>
        anyEvent('Registered', { userId }, { subject: userId, fields: { fullName, phone: null } });

      test('are stored encrypted, and opened by whoever has the key', async () => {
        const [stream, userId] = [fresh(), newId()];
        await streams.append(stream, [registered(userId)], noStream);
        expect(await store.storedText(stream)).not.toContain('Ada Lovelace');
        for (const { streams: reader, personalData } of [here, there, store.participant()]) {
          const [recorded] = (await reader.read(stream)).events;
          expect(recorded!.data).toEqual({ userId });
          expect(personalData.open(recorded!, await personalData.keysForEvents([recorded!]))).toEqual({
            fullName: 'Ada Lovelace',
            phone: null,
          });
        }
      });

      test('each field reads [erased] once the key is gone, and no key is ever made again', async () => {
        const [stream, userId] = [fresh(), newId()];
        await streams.append(stream, [registered(userId)], noStream);
        const opened = async ({ streams: reader, personalData }: Participant) => {
          const { events } = await reader.read(stream);
          const keys = await personalData.keysForEvents(events);
          return events.map((one) => personalData.open(one, keys));
        };
        await opened(there);
        await here.personalData.shred(userId, '2026-11-21T12:00:00.000Z');
        there.personalData.forget(userId);
        await there.streams.append(stream, [registered(userId, 'Ada Byron')], 0);
        const erased = { fullName: ERASED, phone: ERASED };
        for (const reader of [here, there, store.participant()]) expect(await opened(reader)).toEqual([erased, erased]);
        expect(await streams.verifyStream(stream)).toMatchObject({ intact: true, events: 2 });
      });

      test('two processes that write for the first time about a person use the same key', async () => {
        const userIds = Array.from({ length: 20 }, () => newId());
        const names = userIds.flatMap((userId) => [here, there].map((by) => ({ by, userId, stream: fresh() })));
        await Promise.all(names.map(({ by, userId, stream }) => by.streams.append(stream, [registered(userId)], noStream)));
        const reader = store.participant();
        for (const { stream } of names) {
          const { events } = await reader.streams.read(stream);
          expect(reader.personalData.open(events[0]!, await reader.personalData.keysForEvents(events))).toMatchObject({
            fullName: 'Ada Lovelace',
          });
        }
      });

      test('a box does not open in another event', async () => {
        const [stream, userId] = [fresh(), newId()];
        await streams.append(stream, [registered(userId), registered(userId)], noStream);
        const { events } = await streams.read(stream);
        const keys = await here.personalData.keysForEvents(events);
        const swapped = { id: events[0]!.id, sealed: events[1]!.sealed! };
        expect(() => here.personalData.open(swapped, keys)).toThrow();
      });
    });

    describe('proof', () => {
      test('a stream that several processes wrote verifies, and the list of heads knows it', async () => {
        const stream = fresh();
        await streams.append(stream, [happened(1), happened(2)], noStream);
        await there.streams.append(stream, [happened(3)], 1);
        await streams.append(stream, [happened(4)], 2);
        const verdict = await streams.verifyStream(stream);
        expect(verdict).toMatchObject({ intact: true, events: 4 });
        const { heads, position } = await streams.heads();
        expect(heads).toContainEqual({ stream, version: 3, events: 4, hash: (verdict as { hash: string }).hash });
        expect(position).toBe(await streams.head());
      });

      test('the whole store verifies, and a stream that is not what it was once is named', async () => {
        const stream = fresh();
        await streams.append(stream, [happened(1), happened(2)], noStream);
        const kept = await streams.heads();
        await streams.append(stream, [happened(3)], 1);
        const { events, broken } = await streams.verifyStore(kept);
        expect(events).toBeGreaterThanOrEqual(3);
        expect(broken.map((one) => one.stream)).not.toContain(stream);
        const other = kept.heads.map((head) => (head.stream === stream ? { ...head, hash: '0'.repeat(64) } : head));
        const gone = { stream: fresh(), version: 0, events: 1, hash: '0'.repeat(64) };
        const found = await streams.verifyStore({ ...kept, heads: [...other, gone] });
        expect(found.broken).toEqual(
          expect.arrayContaining([
            expect.objectContaining({ stream, version: 1, intact: false }),
            expect.objectContaining({ stream: gone.stream, intact: false }),
          ]),
        );
      });

      arranged('a changed event is found', async (door) => {
        const stream = fresh();
        await streams.append(stream, [happened(1), happened(2), happened(3)], noStream);
        await door.tamper(stream, 1);
        expect(await streams.verifyStream(stream)).toMatchObject({ intact: false, version: 1 });
      });

      arranged('a stream that lost its end without a trace differs from the list of heads', async (door) => {
        const stream = fresh();
        await streams.append(stream, [happened(1), happened(2)], noStream);
        const before = await streams.heads();
        await door.cutTail(stream);
        expect(await streams.verifyStream(stream)).toMatchObject({ intact: true, events: 1 });
        const find = ({ heads }: typeof before) => heads.find((head) => head.stream === stream);
        expect(find(await streams.heads())).not.toEqual(find(before));
      });
    });
  });
}

function expectOrdered(seen: readonly Recorded[]): void {
  const positions = seen.map(({ position }) => position);
  expect(positions).toEqual([...positions].sort());
  expect(new Set(positions).size).toBe(positions.length);
}
