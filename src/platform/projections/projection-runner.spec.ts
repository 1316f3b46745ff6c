import { Logger } from '@nestjs/common';
import type { Position } from '../events/recorded.js';
import { factsOf } from '../following/facts.js';
import { connected } from '../following/leadership.js';
import { type ParkedStream, ParkedStreams } from '../following/parked-streams.js';
import { newId } from '../ids.js';
import { noStream, type ReadFrom, type Streams } from '../streams/streams.js';
import { insert, projection } from '../tables/projection.js';
import { BatchWriter } from './batch-writer.js';
import { currentCheckpoint } from './checkpoint.js';
import { closed, erased, history, opened, owners, type TaskEvent, TaskRow, tasks, Workbench } from './testing/harness.js';
import { holdTable, killLeader, until } from './testing/waiting.js';

let bench: Workbench;
beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => {
  bench = await Workbench.open();
});
afterEach(() => bench.close());

const OWNER = newId();
const titles = async () => (await bench.rows<{ title: string }>('test_task')).map(({ title }) => title).sort();
const sums = () => bench.rows<{ open: number; total: number }>('test_owner');
const parked = () => bench.query<ParkedStream>('select * from projection_parked');
const task = (title: string, size = 1, id = newId()) => ({ stream: `task-${id}`, events: [opened(id, OWNER, size, title)] });

describe('keeping the read tables up to date', () => {
  test('what has happened before and after the start stands in every table', async () => {
    await bench.append(task('before', 2));
    const { runner, consistency } = bench.process();
    runner.start();
    const position = await bench.append(task('after', 3));
    expect(await consistency.caughtUp(position)).toBe(true);
    expect(await titles()).toEqual(['after', 'before']);
    expect(await sums()).toEqual([{ owner: OWNER, open: 2, total: 5 }]);
  });

  test('no snapshot shows one table further than another, or than the checkpoint', async () => {
    const { runner, consistency } = bench.process(undefined, { batch: 7 });
    runner.start();
    const appends = Promise.all(Array.from({ length: 150 }, () => bench.append(...history(1, OWNER))));
    let done = false;
    void appends.then(() => (done = true));
    let looks = 0;
    while (!done || !(await consistency.caughtUp(await bench.streams.head(), 0))) {
      const [seen] = await bench.query<{ tasks: number; counted: number; events: number }>(
        `select (select count(*)::int from read.test_task where state = 'open') as tasks, coalesce((select sum(open)::int from read.test_owner), 0) as counted,
                (select (count(*) filter (where type = 'TaskOpened') - count(*) filter (where type = 'TaskClosed'))::int from es.events
                  where lpad(to_hex(position), 16, '0') collate "C" <= coalesce((select position from projection_checkpoint), '')) as events`,
      );
      expect(seen).toEqual({ tasks: seen!.events, counted: seen!.events, events: seen!.events });
      looks++;
    }
    expect(looks).toBeGreaterThan(3);
  });

  test('a process that dies in the middle of a batch, again and again, loses nothing and counts nothing twice', async () => {
    const { runner, consistency, rebuild } = bench.process();
    runner.start();
    for (let kill = 0; kill < 10; kill++) {
      const held = await holdTable(bench, 'test_owner');
      const position = await bench.append(...history(20));
      await held.reached();
      await killLeader(bench);
      await held.release();
      expect(await consistency.caughtUp(position)).toBe(true);
    }
    expect(await bench.rows('test_task')).toHaveLength(200);
    expect(await parked()).toEqual([]);
    expect(await rebuild.rebuildAndCompare()).toEqual([]);
  });

  test('who asks learns which rows of a table batches have written to, and when it may be any', async () => {
    const { runner, consistency, progress } = bench.process();
    const [one, other] = [newId(), newId()];
    runner.start();
    const rows = progress.rowsOf(TaskRow);
    expect(rows.take()).toBe('perhaps all');
    await consistency.caughtUp(await bench.append(task('one', 1, one), task('other', 1, other)));
    expect([...rows.take()].sort()).toEqual([one, other].sort());
    expect(rows.take()).toEqual([]);
    await consistency.caughtUp(await bench.streams.append(`task-${one}`, [closed(one, OWNER)], 0));
    expect(rows.take()).toEqual([one]);
    await consistency.caughtUp(await bench.append({ stream: `account-${OWNER}`, events: [erased(OWNER, bench.clock.now())] }));
    expect(rows.take()).toBe('perhaps all');
    expect(rows.take()).toEqual([]);
    await killLeader(bench);
    await until(() => rows.take() === 'perhaps all');
  });

  test('stopping waits for the batch that is being written', async () => {
    const { runner } = bench.process();
    runner.start();
    const held = await holdTable(bench, 'test_owner');
    const position = await bench.append(task('last'));
    await held.reached();
    const stopped = runner.stop();
    await held.release();
    await stopped;
    expect(await titles()).toEqual(['last']);
    expect(await bench.position()).toBe(position);
  });

  test('nothing personal comes into the tables after an erasure, though other processes remember the key', async () => {
    const [person, first, second] = [newId(), newId(), newId()];
    const [writing, reading] = [bench.keyring(), bench.keyring()];
    const elsewhere = bench.streamsOf(writing);
    const { runner, consistency } = bench.process(undefined, {}, { personalData: reading });
    runner.start();
    const before = await elsewhere.append(`task-${first}`, [opened(first, person, 1, 'secret')], noStream);
    expect(await consistency.caughtUp(before)).toBe(true);
    expect(await titles()).toEqual(['secret']);

    await bench.personalData.shred(person, bench.clock.now());
    await bench.append({
      stream: `account-${person}`,
      events: [erased(person, bench.clock.now())],
    });
    const after = await elsewhere.append(`task-${second}`, [opened(second, person, 1, 'secret')], noStream);
    expect(await consistency.caughtUp(after)).toBe(true);
    expect(await titles()).toEqual(['[erased]', '[erased]']);
    await elsewhere.close();
  });
});

describe('leading', () => {
  test('one process leads, another stands by and takes over', async () => {
    const [one, other] = [bench.process(), bench.process()];
    one.runner.start();
    await until(() => one.progress.leading);
    other.runner.start();
    expect(await other.consistency.caughtUp(await bench.append(task('by the first')))).toBe(true);
    expect(other.progress.leading).toBe(false);
    await one.runner.stop();
    expect(await other.consistency.caughtUp(await bench.append(task('by the second')))).toBe(true);
    await until(() => other.progress.leading);
    expect((await sums())[0]).toMatchObject({ open: 2 });
  });

  test('a leader that was overtaken writes nothing and starts again from where the other is', async () => {
    const gate = new GatedStreams(bench.streams);
    const { runner, consistency } = bench.process(undefined, {}, { streams: gate as unknown as Streams });
    runner.start();
    await gate.asked;
    const position = await bench.append(task('once', 5));
    await asAnotherLeader(position);
    gate.open();
    const last = await bench.append(task('later', 1));
    expect(await consistency.caughtUp(last)).toBe(true);
    expect(await sums()).toMatchObject([{ open: 2, total: 6 }]);
    expect(gate.readers).toBe(2);
  });

  /** Writes everything up to the position without being the leader. */
  async function asAnotherLeader(position: Position): Promise<void> {
    const client = await connected(bench.database.pool, 'plumb-and-level test');
    const { position: from } = await currentCheckpoint(client);
    for await (const events of bench.streams.from(from)) {
      const writer = new BatchWriter([tasks, owners], new ParkedStreams(bench.database.pool));
      await writer.write(client, from, writer.prepare(await factsOf(events, bench.personalData)));
      if (events.at(-1)!.position >= position) break;
    }
    await client.end();
  }
});

/** Streams whose first reader gets nothing before the gate is opened. */
class GatedStreams {
  readers = 0;
  open!: () => void;
  private readonly opened = new Promise<void>((resolve) => (this.open = resolve));
  private ask!: () => void;
  readonly asked = new Promise<void>((resolve) => (this.ask = resolve));

  constructor(private readonly streams: Streams) {}

  async *from(position: Position, options: ReadFrom) {
    this.readers++;
    this.ask();
    await this.opened;
    yield* this.streams.from(position, options);
  }
}

describe('an event that a projection cannot take', () => {
  /** How often a handler runs in the first try: in advance, with its batch, with it again behind a savepoint, and alone. */
  const ONE_TRY = 4;
  let failures = Infinity;
  const picky = projection<TaskEvent>('test.tasks', [TaskRow], {
    TaskOpened: ({ id, owner, size }, { personal: { title } }) => {
      if (title === 'poison' && failures-- > 0) throw new Error('cannot take this');
      return insert(TaskRow, { id, owner, size, title, state: 'open' });
    },
    TaskClosed: tasks.handlers.TaskClosed as never,
    PersonalDataErased: tasks.handlers.PersonalDataErased as never,
  });
  beforeEach(() => {
    failures = Infinity;
  });

  test('parks its stream after three tries, and everything else goes on', async () => {
    const id = newId();
    const bad = { stream: `task-${id}`, events: [opened(id, OWNER, 7, 'poison'), closed(id, OWNER, 7)] };
    const { runner, consistency } = bench.process([picky, owners]);
    const position = await bench.append(task('good'), bad, task('good too'));
    runner.start();
    expect(await consistency.caughtUp(position)).toBe(true);
    expect(await titles()).toEqual(['good', 'good too']);
    expect(await sums()).toMatchObject([{ open: 2, total: 9 }]);
    expect(await parked()).toMatchObject([
      {
        projection: 'test.tasks',
        stream: bad.stream,
        version: 0,
        attempts: 3,
        parked: true,
        error: expect.stringContaining('cannot take this'),
      },
    ]);
  });

  test.each([1, 2, 1000])('leaves out what comes later in its stream as well, in batches of %d', async (batch) => {
    const id = newId();
    const { runner, consistency } = bench.process([tasks, owners], { batch });
    await bench.append(task('good'), { stream: `task-${id}`, events: [opened(id, OWNER, 2 ** 53), closed(id, OWNER), closed(id, OWNER)] });
    const position = await bench.append(task('good too'));
    runner.start();
    expect(await consistency.caughtUp(position)).toBe(true);
    expect(await sums()).toMatchObject([{ open: 2, total: 2 }]);
  });

  test('is found in the midst of a batch when Postgres refuses it', async () => {
    const { runner, consistency } = bench.process();
    const position = await bench.append(...history(30), task('too big', 2 ** 31), ...history(30));
    runner.start();
    expect(await consistency.caughtUp(position)).toBe(true);
    expect(await bench.rows('test_task')).toHaveLength(60);
    expect(await parked()).toMatchObject([
      { projection: 'test.tasks', attempts: 3, parked: true, error: expect.stringContaining('out of range') },
    ]);
  });

  test('is forgotten when a later try succeeds', async () => {
    const { runner, consistency } = bench.process([picky, owners]);
    const position = await bench.append(task('poison'));
    failures = ONE_TRY;
    runner.start();
    expect(await consistency.caughtUp(position)).toBe(true);
    expect(failures).toBeLessThan(0);
    expect(await titles()).toEqual(['poison']);
    expect(await parked()).toEqual([]);
  });

  test('can be tried again with all that its stream has missed', async () => {
    const id = newId();
    const { runner, consistency } = bench.process([picky, owners]);
    await bench.append({ stream: `task-${id}`, events: [opened(id, OWNER, 1, 'poison')] });
    runner.start();
    expect(await consistency.caughtUp(await bench.streams.append(`task-${id}`, [closed(id, OWNER)], 0))).toBe(true);
    expect(await titles()).toEqual([]);

    expect(await runner.parked.tryAgain()).toBe(1);
    await until(async () => (await parked())[0]!.attempts === 4);
    failures = 0;
    await runner.parked.tryAgain('test.tasks');
    await until(async () => (await parked()).length === 0);
    expect(await bench.rows('test_task')).toMatchObject([{ title: 'poison', state: 'closed' }]);
  });

  test('and that kills whoever touches it is found and left out as well', async () => {
    await bench.query(
      `create function read.die() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`,
    );
    await bench.query(
      `create trigger die before insert on read.test_task for each row when (new.title = 'lethal') execute function read.die()`,
    );
    const { runner, consistency } = bench.process();
    const position = await bench.append(task('good'), task('lethal'), task('good too'));
    runner.start();
    expect(await consistency.caughtUp(position)).toBe(true);
    expect(await titles()).toEqual(['good', 'good too']);
    expect(await parked()).toMatchObject([{ projection: 'test.tasks', attempts: 3, parked: true }]);
  });
});
