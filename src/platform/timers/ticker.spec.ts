import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { ManualClock } from '../clock.js';
import { currentCommand } from '../events/command-context.js';
import { until } from '../projections/testing/waiting.js';
import { DueTimers } from './due-timers.js';
import { Ticker, type TickerOptions } from './ticker.js';

const NOON = '2026-03-04T12:00:00.000Z';
const ONE = '2026-03-04T13:00:00.000Z';

interface Fired {
  readonly subject: string;
  readonly commandId: string;
}

let database: TestDatabase;
let clock: ManualClock;
let fired: Fired[];
let failing: Set<string>;
let due: DueTimers;
let stamp: string | undefined;

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await testDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate read.timer, timer_attempt');
  clock = new ManualClock(NOON);
  due = new DueTimers(database.pool);
  fired = [];
  failing = new Set();
  stamp = undefined;
});
afterAll(() => database.drop());

/** A process among others. */
const ticker = (options: TickerOptions = {}) =>
  new Ticker(
    {
      due,
      clock,
      stamp: () => stamp,
      fires: () => ({ 'test.ring': (subject) => ({ subject }) }),
      dispatch: async (command) => {
        const { subject } = command as { subject: string };
        fired.push({ subject, commandId: currentCommand()!.commandId });
        if (failing.has(subject)) throw new Error('the bell is broken');
      },
    },
    options,
  );

const set = (subject: string, dueAt: string, kind = 'test.ring') =>
  database.pool.query(
    `insert into read.timer (key, kind, subject, due_at) values ($2 || ':' || $1, $2, $1, $3)
     on conflict (key) do update set due_at = excluded.due_at`,
    [subject, kind, dueAt],
  );
const backOffIsOver = () => database.pool.query("update timer_attempt set again_at = now() - interval '1 second'");
const subjects = () => fired.map(({ subject }) => subject).sort();

describe('what is due', () => {
  test('is fired from its instant on, and not before', async () => {
    await set('noon', NOON);
    await set('one', ONE);
    await ticker().tick();
    expect(subjects()).toEqual(['noon']);
    clock.set('2026-03-04T12:59:59.999Z');
    await ticker().tick();
    expect(subjects()).toEqual(['noon']);
    clock.set(ONE);
    await ticker().tick();
    expect(subjects()).toEqual(['noon', 'one']);
  });

  test('is fired by one of several processes', async () => {
    for (let index = 0; index < 30; index++) await set(`bell ${index}`, NOON);
    await Promise.all(Array.from({ length: 4 }, () => ticker().tick()));
    while ((await ticker().tick()) > 0);
    expect(fired).toHaveLength(30);
    expect(new Set(subjects()).size).toBe(30);
  });

  test('is fired again as the same command while its event is not there, but not at once', async () => {
    await set('noon', NOON);
    await ticker().tick();
    await ticker().tick();
    expect(fired).toHaveLength(1);
    await backOffIsOver();
    await ticker().tick();
    expect(fired).toHaveLength(2);
    expect(fired[0]).toEqual(fired[1]);
  });

  test('that was moved is another command, and waits for nothing', async () => {
    await set('noon', NOON);
    await ticker().tick();
    await set('noon', ONE);
    clock.set(ONE);
    await ticker().tick();
    expect(subjects()).toEqual(['noon', 'noon']);
    expect(fired[0]!.commandId).not.toBe(fired[1]!.commandId);
  });

  test('of a kind that this version does not know is left to those who do', async () => {
    await set('noon', NOON, 'later.version');
    expect(await ticker().tick()).toBe(0);
  });
});

describe('the table', () => {
  let running: Ticker;
  let looks: jest.SpiedFunction<DueTimers['take']>;
  beforeEach(() => {
    looks = jest.spyOn(due, 'take');
    running = ticker({ tickMs: 1, lookMs: Infinity });
  });
  afterEach(() => running.stop());

  /** So many times it has been thought of since. */
  const thoughtOf = async (times: number) => {
    const asked = jest.spyOn(clock, 'now');
    await until(() => asked.mock.calls.length >= times);
    asked.mockRestore();
  };

  test('is not asked while nothing can be due, and as soon as the clock has come so far', async () => {
    await set('one', ONE);
    running.start();
    await until(() => looks.mock.calls.length === 1);
    await thoughtOf(20);
    expect(looks).toHaveBeenCalledTimes(1);
    clock.set(ONE);
    await until(() => fired.length === 1);
  });

  test('is asked when a timer was set that may be due before the others', async () => {
    await set('one', ONE);
    running.start();
    await until(() => looks.mock.calls.length === 1);
    await set('noon', NOON);
    stamp = 'the next';
    await until(() => fired.length === 1);
    expect(subjects()).toEqual(['noon']);
  });

  test('is asked again at once while there is more than can be fired at a time', async () => {
    for (let index = 0; index < 45; index++) await set(`bell ${index}`, NOON);
    running.start();
    await until(() => fired.length === 45);
    expect(looks.mock.calls.length).toBeLessThanOrEqual(4);
  });

  test('is asked now and then all the same: another process may have set one', async () => {
    await running.stop();
    running = ticker({ tickMs: 1, lookMs: 1 });
    await set('one', ONE);
    running.start();
    await until(() => looks.mock.calls.length > 3);
  });
});

describe('a timer that fails', () => {
  test('does not keep the others from being fired', async () => {
    failing.add('broken');
    await set('broken', NOON);
    await set('whole', NOON);
    await ticker().tick();
    expect(subjects()).toEqual(['broken', 'whole']);
  });

  test('is tried again, and is known about after three times', async () => {
    failing.add('broken');
    await set('broken', NOON);
    for (const expected of [0, 0, 1]) {
      await ticker().tick();
      expect(await due.worrying()).toBe(expected);
      await backOffIsOver();
    }
    failing.clear();
    await ticker().tick();
    expect(await due.worrying()).toBe(0);
  });

  test('is forgotten when there is nothing to be done any more', async () => {
    failing.add('broken');
    await set('broken', NOON);
    await ticker().tick();
    await database.pool.query('delete from read.timer');
    await backOffIsOver();
    await set('whole', NOON);
    await ticker().tick();
    const { rows } = await database.pool.query('select key from timer_attempt');
    expect(rows).toEqual([{ key: 'test.ring:whole' }]);
  });
});
