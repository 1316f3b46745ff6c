import { Logger } from '@nestjs/common';
import type { Position } from '../events/recorded.js';
import { newId } from '../ids.js';
import { closed, history, opened, owners, type TaskEvent, TaskRow, tasks, Workbench } from '../projections/testing/harness.js';
import { until } from '../projections/testing/waiting.js';
import { insert, patch, projection } from '../tables/projection.js';

let bench: Workbench;
beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => {
  bench = await Workbench.open();
});
afterEach(() => bench.close());

/** The same read model as newer code understands it. */
const shouting = projection<TaskEvent>(
  'test.tasks',
  [TaskRow],
  {
    TaskOpened: ({ id, owner, size }, { personal }) =>
      insert(TaskRow, { id, owner, size, title: personal.title.toUpperCase(), state: 'open' }),
    TaskClosed: ({ id }) => patch(TaskRow, { id }, { state: 'closed' }),
    PersonalDataErased: tasks.handlers.PersonalDataErased as never,
  },
  { version: 2 },
);

/** History that has been projected by a process that is no more. */
async function projected(projections = [tasks, owners], streams = 30): Promise<Position> {
  const { runner, consistency } = bench.process(projections);
  const position = await bench.append(...history(streams));
  runner.start();
  expect(await consistency.caughtUp(position)).toBe(true);
  await runner.stop();
  return position;
}

const titles = async () => new Set((await bench.rows<{ title: string }>('test_task')).map(({ title }) => title));
const joined = async () => (await bench.query<{ joined: string[] }>('select joined from projection_checkpoint'))[0]!.joined;
const candidates = async () =>
  (await bench.query(`select from pg_class where relnamespace = to_regnamespace('rebuild') and relkind = 'r'`)).length;

describe('proving the read tables', () => {
  test('each equals its rebuild, while events go on coming', async () => {
    const { runner, rebuild, consistency } = bench.process(undefined, { batch: 20 });
    runner.start();
    let writing = true;
    const writer = (async () => {
      while (writing) await bench.append(...history(5));
    })();
    for (let time = 0; time < 5; time++) {
      expect(await rebuild.rebuildAndCompare()).toEqual([]);
      expect([await joined(), await candidates()]).toEqual([[], 0]);
    }
    writing = false;
    await writer;
    expect(await consistency.caughtUp(await bench.streams.head())).toBe(true);
    expect(await rebuild.rebuildAndCompare()).toEqual([]);
  });

  test('each goes on equalling it, batch by batch', async () => {
    const { runner, rebuild, consistency } = bench.process();
    runner.start();
    const streams = history(10);
    await bench.append(...streams);
    const later = async () => {
      const { stream, events } = streams[0]!;
      const { id, owner } = events[0]!.data as { id: string; owner: string };
      await bench.streams.append(stream, [closed(id, owner)], 0);
      expect(await consistency.caughtUp(await bench.append(...history(10)))).toBe(true);
      expect(await bench.rows('test_task', 'rebuild')).toHaveLength(20);
    };
    expect(await rebuild.rebuildAndCompare(undefined, later)).toEqual([]);
  });

  test('a row that somebody has changed, added or removed is shown', async () => {
    await projected();
    const { rebuild } = bench.process();
    const [changed, removed] = await bench.rows<{ id: string; size: number }>('test_task');
    await bench.query('update read.test_task set size = size + 100 where id = $1', [changed!.id]);
    await bench.query('delete from read.test_task where id = $1', [removed!.id]);
    expect(await rebuild.rebuildAndCompare()).toMatchObject([
      {
        table: 'test_task',
        onlyLive: 1,
        onlyRebuilt: 2,
        examples: expect.arrayContaining([{ side: 'live', row: expect.objectContaining({ size: changed!.size + 100 }) }]),
      },
    ]);
    expect(await rebuild.rebuildAndCompare(['test.owners'])).toEqual([]);
  });

  test('a rebuilt table that cannot be written holds up nobody, and is not taken for equal', async () => {
    const { runner, consistency } = bench.process();
    runner.start();
    expect(await consistency.caughtUp(await bench.append(...history(3)))).toBe(true);
    await bench.query(`update projection_checkpoint set joined = '["test.tasks@1"]'`);
    expect(await consistency.caughtUp(await bench.append(...history(3)))).toBe(true);
    expect(await bench.rows('test_task')).toHaveLength(6);
    expect(await joined()).toEqual([]);
  });

  test('what a dead process was rebuilding is not moved along for ever', async () => {
    await projected();
    await bench.query(`update projection_checkpoint set joined = '["test.tasks@1"]'`);
    const { runner, progress } = bench.process();
    runner.start();
    await until(() => progress.leading);
    expect(await joined()).toEqual([]);
  });
});

describe('tables that other code has made', () => {
  const indexes = () =>
    bench.query(`select indexname, indexdef from pg_indexes where schemaname = 'read' and tablename = 'test_task' order by 1`);

  test('are rebuilt before the new leader moves on, with the same keys and indexes', async () => {
    await projected();
    const before = await indexes();
    expect(before).toHaveLength(2);
    const { runner, consistency, rebuild } = bench.process([shouting, owners]);
    runner.start();
    expect(await consistency.caughtUp(await bench.append(...history(2)))).toBe(true);
    expect(await titles()).toEqual(new Set(['FIX THE TAP']));
    expect(await bench.rows('test_task')).toHaveLength(32);
    expect(await indexes()).toEqual(before);
    expect(await rebuild.rebuildAndCompare()).toEqual([]);
    expect(await bench.query('select name, version from projection_version order by name')).toEqual([
      { name: 'test.owners', version: 1 },
      { name: 'test.tasks', version: 2 },
    ]);
  });

  test('are also those of a projection that is new, or that an older process has left behind', async () => {
    await projected([tasks]);
    expect(await bench.rows('test_owner')).toEqual([]);
    await projected([tasks, owners], 2);
    expect(await bench.rows('test_owner')).toHaveLength(2);
    await projected([tasks], 2);
    await projected([tasks, owners], 2);
    expect(await bench.rows('test_owner')).toHaveLength(4);
    expect(await bench.process().rebuild.rebuildAndCompare()).toEqual([]);
  });

  test('are replaced when the last reader has let go, and everybody reads on meanwhile', async () => {
    await projected();
    const reader = await bench.database.pool.connect();
    await reader.query('begin; select from read.test_task limit 1');
    const { runner, progress } = bench.process([shouting, owners]);
    runner.start();
    const waiting = `select from pg_stat_activity where application_name = 'plumb-and-level rebuild' and datname = current_database() and wait_event_type = 'Lock'`;
    for (let tries = 0; tries < 2; tries++) {
      await until(async () => (await bench.query(waiting)).length > 0);
      expect(await bench.rows('test_task')).toHaveLength(30);
    }
    expect(progress.leading).toBe(false);
    await reader.query('rollback');
    reader.release();
    await until(() => progress.leading);
    expect(await titles()).toEqual(new Set(['FIX THE TAP']));
  });

  test('stop leaving out streams that the new code can take, and leave out those that it cannot', async () => {
    const id = newId();
    await bench.append({ stream: `task-${id}`, events: [opened(id, newId(), 2 ** 31), closed(id, newId())] });
    await projected();
    expect(await bench.query('select from projection_parked where parked')).toHaveLength(1);
    await bench.query(`update projection_parked set stream = 'task-other'`);
    const { runner, progress } = bench.process([shouting, owners]);
    runner.start();
    await until(() => progress.leading);
    expect(await bench.query('select stream, version, parked from projection_parked')).toEqual([
      { stream: `task-${id}`, version: 0, parked: true },
    ]);
  });

  test('a missing table is a mistake that is named, not a reason to leave out every stream', async () => {
    await bench.query('drop table read.test_task');
    const { runner, rebuild } = bench.process();
    const client = await bench.database.pool.connect();
    await expect(rebuild.prepare(client, new AbortController().signal)).rejects.toThrow('read."test_task"');
    client.release();
    await runner.stop();
  });
});
