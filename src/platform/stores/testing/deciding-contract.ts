import { jest } from '@jest/globals';
import fc from 'fast-check';
import { anyEvent } from '../../../../test/support/any-event.js';
import { Rejected } from '../../errors.js';
import { asCommand } from '../../events/command-context.js';
import type { Decider } from '../../events/decider.js';
import type { AnyEvent } from '../../events/event.js';
import { newId } from '../../ids.js';
import { type Decision, noStream, type Streams } from '../../streams/streams.js';
import type { Participant, StoreUnderTest } from './store-under-test.js';

type Counted = AnyEvent & { readonly type: 'Counted'; readonly data: { readonly by: number; readonly seen?: number } };
const counted = (by: number, seen?: number) => anyEvent('Counted', { by, seen }) as Counted;

/** How much a stream has come to. */
const Counter: Decider<number, Counted> = { category: 'counter', initial: 0, evolve: { Counted: (sum, { by }) => sum + by } };
/** The same streams in another way: how often. */
const Times: Decider<number, Counted> = { ...Counter, evolve: { Counted: (times) => times + 1 } };

/** What must be true of decisions, whatever a process remembers, and whatever others do meanwhile. */
export function describeDeciding(
  participants: () => { readonly here: Participant; readonly there: Participant },
  anotherStore: () => Promise<Pick<StoreUnderTest, 'participant' | 'close'>>,
): void {
  describe('deciding', () => {
    let here: Streams;
    let there: Streams;
    beforeEach(() => {
      here = participants().here.streams;
      there = participants().there.streams;
    });
    afterEach(() => void jest.restoreAllMocks());

    const add = (streams: Streams, id: string, by = 1) => streams.update(Counter, id, () => [counted(by)]);
    const stored = async (id: string) => (await there.read(`counter-${id}`)).events.map(({ data }) => data);
    const readsOf = (streams: Streams) => {
      const spy = jest.spyOn(streams, 'readAll');
      return () => spy.mock.calls.map(([names]) => names);
    };
    /** Remembered by `here`, and what it sums up to. */
    const remembered = async (sum = 1) => {
      const id = newId();
      await add(here, id, sum);
      await add(here, id, 0);
      return id;
    };

    test('what is asked for at the same time is read in one round trip', async () => {
      const [a, b] = [newId(), newId()];
      await add(there, a, 3);
      await add(there, b, 4);
      const reads = readsOf(here);
      const sums: number[] = [];
      await here.decide(async (decision) => {
        const loaded = await Promise.all([decision.load(Counter, a), decision.load(Counter, newId()), decision.load(Counter, b)]);
        sums.push(...loaded.map(({ state }) => state));
      });
      expect(sums).toEqual([3, 0, 4]);
      expect(reads().map(({ length }) => length)).toEqual([3]);
    });

    test('what has been loaded or written is not read again, whatever it was', async () => {
      const [a, b] = [newId(), newId()];
      const copy = async () =>
        here.decide(async (decision) => {
          const [from, to] = await Promise.all([decision.load(Counter, a), decision.load(Counter, b)]);
          decision.append(to, [counted(1, from.state)]);
        });
      await copy();
      const reads = readsOf(here);
      await copy();
      await add(here, a, 7);
      await copy();
      expect(reads()).toEqual([]);
      expect(await stored(b)).toEqual([
        { by: 1, seen: 0 },
        { by: 1, seen: 0 },
        { by: 1, seen: 7 },
      ]);
    });

    test('each decider has its own state of a stream', async () => {
      const id = await remembered(5);
      const states: number[] = [];
      for (const decider of [Times, Counter, Times, { ...Counter }])
        await here.decide(async (decision) => void states.push((await decision.load(decider, id)).state));
      expect(states).toEqual([2, 5, 2, 5]);
    });

    test('what is remembered is what reading would give: a member that JSON leaves out is not there', async () => {
      const Seen: Decider<readonly string[], Counted> = {
        category: 'seen',
        initial: [],
        evolve: { Counted: (all, data) => [...all, 'seen' in data ? 'yes' : 'no'] },
      };
      const id = newId();
      const states: string[] = [];
      for (let n = 0; n < 2; n++) {
        await here.update(Seen, id, (state) => {
          states.push(state.join());
          return [counted(1)];
        });
      }
      expect(states).toEqual(['', 'no']);
    });

    describe('right after another process has changed what is remembered', () => {
      type Kind = (decision: Decision, changed: string, other: string) => Promise<number>;
      const kinds: readonly (readonly [string, Kind])[] = [
        [
          'and is written to',
          async (decision, changed) => {
            const loaded = await decision.load(Counter, changed);
            decision.append(loaded, [counted(0)]);
            return loaded.state;
          },
        ],
        [
          'and is guarded',
          async (decision, changed, other) => {
            const loaded = await decision.load(Counter, changed);
            decision.guard(loaded);
            decision.append(await decision.load(Counter, other), [counted(0)]);
            return loaded.state;
          },
        ],
        [
          'and is only read',
          async (decision, changed, other) => {
            const loaded = await decision.load(Counter, changed);
            decision.append(await decision.load(Counter, other), [counted(0)]);
            return loaded.state;
          },
        ],
        ['and nothing follows', async (decision, changed) => (await decision.load(Counter, changed)).state],
      ];

      test.each(kinds)('%s, it is decided by how it stands', async (_, kind) => {
        const [changed, other] = [await remembered(1), await remembered(1)];
        await add(there, changed, 10);
        let seen: number | undefined;
        await here.decide(async (decision) => {
          seen = await kind(decision, changed, other);
        });
        expect(seen).toBe(11);
      });

      test('and it would be refused, it is not refused by how it was', async () => {
        const changed = await remembered(1);
        const atLeast = (sum: number) =>
          here.update(Counter, changed, (state) => {
            if (state < sum) throw new Rejected('test/too-little', `${state} is too little`);
            return [counted(0)];
          });
        await expect(atLeast(5)).rejects.toThrow('1 is too little');
        await add(there, changed, 10);
        await atLeast(5);
        await expect(atLeast(50)).rejects.toThrow('11 is too little');
      });

      test('and the first decision would fail in any other way, that does not count either', async () => {
        const changed = await remembered(1);
        await add(there, changed, 10);
        await here.update(Counter, changed, (state) => {
          if (state === 1) throw new TypeError('nobody has thought of that');
          return [counted(0)];
        });
      });
    });

    test('a decision waits for nobody who only reads what it reads', async () => {
      const shared = await remembered(1);
      const ids = await Promise.all(Array.from({ length: 50 }, () => remembered()));
      const write = jest.spyOn(here as unknown as { write(items: readonly { stream: string }[]): Promise<unknown> }, 'write');
      await Promise.all(
        ids.map((id) =>
          here.decide(async (decision) => {
            const [setting, own] = await Promise.all([decision.load(Counter, shared), decision.load(Counter, id)]);
            decision.append(own, [counted(setting.state)]);
          }),
        ),
      );
      expect(write).toHaveBeenCalledTimes(50);
      for (const [items] of write.mock.calls)
        expect(items).toContainEqual({ stream: `counter-${shared}`, expected: 1, events: [], looks: true });
    });

    describe('a new stream', () => {
      const begin = (streams: Streams, id: string, by: number) =>
        streams.decide(async (decision) => {
          const loaded = await decision.begin(Counter, id);
          decision.append(loaded, [counted(by, loaded.state)]);
        });

      test('is not read', async () => {
        const id = newId();
        const reads = readsOf(here);
        await begin(here, id, 3);
        expect(reads()).toEqual([]);
        expect(await stored(id)).toEqual([{ by: 3, seen: 0 }]);
      });

      test('is read where it turns out to stand already', async () => {
        const id = newId();
        await begin(there, id, 3);
        await begin(here, id, 4);
        expect(await stored(id)).toEqual([
          { by: 3, seen: 0 },
          { by: 4, seen: 3 },
        ]);
      });

      test('is answered as what it was, when its command comes again in another process', async () => {
        const id = newId();
        const [first, second] = [
          await asCommand({ commandId: id }, () => begin(there, id, 3)),
          await asCommand({ commandId: id }, () => begin(here, id, 3)),
        ];
        expect(second).toBe(first);
        expect(await stored(id)).toEqual([{ by: 3, seen: 0 }]);
      });
    });

    test('a command that another process has carried out is not decided again by what is remembered', async () => {
      const id = await remembered(1);
      const once = (streams: Streams, by: number) =>
        asCommand({ commandId: `once ${id}` }, () =>
          streams.update(Counter, id, (state) => {
            if (state > 1) throw new Rejected('test/too-much', 'once is enough');
            return [counted(by)];
          }),
        );
      const position = await once(there, 5);
      // Decided by what is remembered, it comes to something else than what stands there: that alone counts.
      expect(await once(here, 7)).toBe(position);
      await here.update(Counter, id, (state) => [counted(0, state)]);
      expect(await stored(id)).toEqual([{ by: 1 }, { by: 0 }, { by: 5 }, { by: 0, seen: 6 }]);
      expect(await participants().here.streams.verifyStream(`counter-${id}`)).toMatchObject({ intact: true });
    });

    test('nor is it answered with something else than what it led to', async () => {
      const id = await remembered(1);
      const once = (streams: Streams, by: number) =>
        asCommand({ commandId: `once ${id}` }, () =>
          streams.change(Counter, async (decision) => ({ loaded: await decision.load(Counter, id), events: [counted(by)] })),
        );
      expect(await once(there, 5)).toBe(6);
      expect(await once(here, 7)).toBe(6);
      expect(await once(here, 8)).toBe(6);
    });

    test('nothing is remembered of anybody once somebody is erased, whoever has heard of it', async () => {
      const { personalData } = participants().here;
      const erased = anyEvent('PersonalDataErased', { userId: newId() });
      const ways: readonly (() => Promise<unknown>)[] = [
        () => personalData.shred(newId(), '2026-11-21T12:00:00.000Z'),
        () => here.append(`account-${newId()}`, [erased], noStream),
        async () => {
          const start = await here.newest();
          await there.append(`account-${newId()}`, [erased], noStream);
          for await (const batch of here.from(start)) if (batch.some(({ type }) => type === erased.type)) break;
        },
      ];
      for (const way of ways) {
        const id = await remembered(1);
        const reads = readsOf(here);
        await add(here, id);
        expect(reads()).toEqual([]);
        await way();
        await add(here, id);
        expect(reads()).toEqual([[`counter-${id}`]]);
        jest.restoreAllMocks();
      }
    });

    test('another store of the same process remembers nothing of it', async () => {
      const id = await remembered(5);
      const other = await anotherStore();
      try {
        await add(other.participant().streams, id, 1);
        const sums: number[] = [];
        for (const streams of [other.participant().streams, here]) await streams.update(Counter, id, (sum) => (sums.push(sum), []));
        expect(sums).toEqual([1, 5]);
      } finally {
        await other.close();
      }
    });

    test('what others have appended is forgotten as soon as a follower has met it', async () => {
      const id = await remembered(1);
      const start = await here.newest();
      await add(there, id, 10);
      for await (const batch of here.from(start)) if (batch.some(({ stream }) => stream === `counter-${id}`)) break;
      const decided = jest.fn((_: number) => [counted(0)]);
      await here.update(Counter, id, decided);
      expect(decided.mock.calls).toEqual([[11, expect.anything()]]);
    });

    test('among two thousand decisions of two processes in turn, each is right', async () => {
      const ids = Array.from({ length: 5 }, () => newId());
      const sums = ids.map(() => 0);
      const place = fc.nat(ids.length - 1);
      for (const [from, to, by, isHere] of sampled(2_000, fc.tuple(place, place, fc.integer({ min: 1, max: 9 }), fc.boolean()))) {
        let seen: readonly number[] = [];
        await (isHere ? here : there).decide(async (decision) => {
          const [one, other] = await Promise.all([decision.load(Counter, ids[from]!), decision.load(Counter, ids[to]!)]);
          seen = [one.state, other.state];
          if (one.state % 3 !== 0) decision.append(other, [counted(by)]);
          else if (one.state % 2 === 0) decision.append(one, [counted(by)]);
        });
        expect(seen).toEqual([sums[from], sums[to]]);
        if (sums[from]! % 3 !== 0) sums[to]! += by;
        else if (sums[from]! % 2 === 0) sums[from]! += by;
      }
    }, 120_000);

    test('among eight thousand payments of two processes at once, nobody pays what they do not have, and nobody while it is forbidden', async () => {
      const [allowed, ...purses] = Array.from({ length: 7 }, () => newId());
      await Promise.all(purses.map((id) => add(there, id, 10)));
      const steps = sampled(8_000, fc.tuple(fc.shuffledSubarray(purses, { minLength: 2, maxLength: 2 }), fc.nat(19)));
      const pay = (streams: Streams, from: string, to: string) =>
        streams.decide(async (decision) => {
          const [permission, giver, taker] = await Promise.all([allowed!, from, to].map((id) => decision.load(Counter, id)));
          decision.guard(permission!);
          if (permission!.state !== 0) throw new Rejected('test/forbidden', 'not now');
          if (giver!.state < 3) throw new Rejected('test/too-little', 'too little');
          decision.append(giver!, [counted(-3)]);
          decision.append(taker!, [counted(3)]);
        });
      const toggle = (streams: Streams) => streams.update(Counter, allowed!, (state) => [counted(state === 0 ? 1 : -1)]);
      const start = await there.newest();
      let paid = 0;
      const waiting = steps.values();
      const work = async (streams: Streams) => {
        for (const [[from, to], chance] of waiting) {
          try {
            if (chance === 0) await toggle(streams);
            else {
              await pay(streams, from!, to!);
              paid++;
            }
          } catch (error) {
            if (!(error instanceof Rejected)) throw error;
          }
        }
      };
      await Promise.all([here, there, here, there].map(work));
      expect(waiting.next().done).toBe(true);

      const all = new Set([allowed!, ...purses].map((id) => `counter-${id}`));
      const sums = new Map(purses.map((id) => [`counter-${id}`, 10]));
      sums.set(`counter-${allowed}`, 0);
      let given = 0;
      const end = await there.newest();
      for await (const batch of there.from(start, { categories: ['counter'] })) {
        for (const { stream, data } of batch) {
          if (!all.has(stream)) continue;
          const { by } = data as { by: number };
          if (stream !== `counter-${allowed}`) expect(sums.get(`counter-${allowed}`)).toBe(0);
          sums.set(stream, sums.get(stream)! + by);
          if (by === -3) given++;
          expect(sums.get(stream)).toBeGreaterThanOrEqual(0);
        }
        if (batch.at(-1)!.position >= end) break;
      }
      expect(given).toBe(paid);
      expect(paid).toBeGreaterThan(100);
      expect(purses.map((id) => sums.get(`counter-${id}`)!).reduce((one, other) => one + other)).toBe(60);
    }, 120_000);
  });
}

/** The same ones each time. */
const sampled = <T>(numRuns: number, values: fc.Arbitrary<T>): T[] => fc.sample(values, { numRuns, seed: 20_261_129 });
