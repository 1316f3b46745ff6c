import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { newId } from '../../src/platform/ids.js';
import { opened, type TaskEvent, TaskRow, Workbench } from '../../src/platform/projections/testing/harness.js';
import { until } from '../../src/platform/projections/testing/waiting.js';
import { reaction } from '../../src/platform/reactions/reaction.js';
import { ReactionsRunner } from '../../src/platform/reactions/reactions-runner.js';
import { ignore, insert, patch, projection } from '../../src/platform/tables/projection.js';
import { buildServer } from '../support/build-server.js';
import { runOps } from '../support/run-ops.js';
import { scratchDirectory } from '../support/test-server.js';

const BAD = 'poison';
let bad = true;
const failsOn = (title: string) => {
  if (bad && title === BAD) throw new Error('cannot take poison');
};

const tasks = projection<TaskEvent>('test.tasks', [TaskRow], {
  TaskOpened: ({ id, owner, size }, { personal: { title } }) => {
    failsOn(title);
    return insert(TaskRow, { id, owner, size, title, state: 'open' });
  },
  TaskClosed: ({ id }) => patch(TaskRow, { id }, { state: 'closed' }),
  PersonalDataErased: ignore,
});

/** This process leads; the commands are another, which knows it by the database alone. */
describe('what is parked', () => {
  const owner = newId();
  const [one, other, good] = [newId(), newId(), newId()];
  const heard: string[] = [];
  let bench: Workbench;
  let reactions: ReactionsRunner;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    await buildServer();
    bench = await Workbench.open();
    const { runner, consistency } = bench.process([tasks]);
    const listen = reaction<TaskEvent>('test.listen', {
      TaskOpened: async ({ id }, { personal: { title } }) => {
        failsOn(title);
        heard.push(id);
      },
      TaskClosed: ignore,
      PersonalDataErased: ignore,
    });
    const parts = { pool: bench.database.pool, streams: bench.streams, personalData: bench.personalData, reactions: [listen] };
    reactions = new ReactionsRunner(parts, { standByMs: 5, retryMs: 5, choresMs: 10, backOffMs: [1] });
    await reactions.register();
    runner.start();
    reactions.start();
    expect(await ops('parked')).toEqual({ code: 0, said: expect.stringContaining('Nothing is parked') });
    const position = await bench.append(...[one, other].map((id) => ({ stream: `task-${id}`, events: [opened(id, owner, 1, BAD)] })), {
      stream: `task-${good}`,
      events: [opened(good, owner)],
    });
    expect(await consistency.caughtUp(position)).toBe(true);
    await until(async () => (await waiting('projection_parked', 'parked')).length === 2);
    await until(async () => (await waiting('reaction_parked', 'try_again_at is null and attempts = 2')).length === 2);
  }, 300_000);
  afterAll(async () => {
    await reactions?.stop();
    await bench?.close();
  });

  const waiting = (table: string, which = 'true') =>
    bench.query<{ stream: string; since: string }>(`select * from ${table} where ${which}`);
  const settings = {
    ERASURES_FILE: join(scratchDirectory(), `erasures-${newId()}`),
    MASTER_KEY: randomBytes(32).toString('base64'),
    TOKEN_SECRET: randomBytes(32).toString('hex'),
  };
  const ops = (...args: readonly string[]) => runOps({ ...settings, DATABASE_URL: bench.database.url }, args);
  const refused = (...said: readonly string[]) => ({
    code: 1,
    said: expect.stringMatching(new RegExp(said.map((text) => text.replaceAll('.', String.raw`\.`)).join(String.raw`[\s\S]*`))),
  });

  test('is listed: who waits, with which event, since when, after how many tries, and why', async () => {
    const { code, said } = await ops('parked');
    expect(code).toBe(0);
    const { events } = await bench.streams.read(`task-${one}`);
    const [row] = await bench.query<{ since: string }>(`select since from reaction_parked where stream = 'task-${one}'`);
    for (const consumer of ['test.tasks', 'test.listen']) expect(said).toContain(`${consumer}  task-${one}\n`);
    expect(said.split(`event 0, position ${events[0]!.position},`)).toHaveLength(3);
    expect(said).toContain(`since       ${row!.since}, 2 tries`);
    expect(said.match(/cannot take poison/g)).toHaveLength(4);
    expect(said).not.toContain(good);
  });

  test('is asked for by name: others are refused, and told which there are', async () => {
    expect(await ops('retry')).toEqual(refused('Tell which projection or reaction'));
    expect(await ops('retry', 'test.nobody')).toEqual(refused('"test.nobody"', 'test.listen', 'test.tasks'));
    const streams = [one, other].map((id) => `task-${id}`).sort();
    expect(await ops('retry', 'test.listen', `task-${good}`)).toEqual(refused(`"task-${good}"`, streams[0]!));
    expect(await ops('retry', 'test.listen', `task-${one}`, 'now')).toEqual(refused('"now"', 'retry CONSUMER'));
    expect(heard).toEqual([good]);
  });

  test('stays when it fails again, one try further, since the same moment', async () => {
    const since = async () => (await waiting('reaction_parked', `stream = 'task-${one}'`)).map((row) => row.since);
    const before = await since();
    expect(await ops('retry', 'test.listen', `task-${one}`)).toEqual({ code: 0, said: expect.stringContaining('tries 1 stream again') });
    await until(async () => (await waiting('reaction_parked', 'attempts = 3 and try_again_at is null')).length === 1);
    expect(await waiting('reaction_parked', `stream = 'task-${one}'`)).toMatchObject([{ attempts: 3 }]);
    expect(await since()).toEqual(before);
  });

  test('goes on, by the process that leads: one stream, or all', async () => {
    bad = false;
    expect(await ops('retry', 'test.listen', `task-${one}`)).toMatchObject({ code: 0 });
    await until(async () => (await waiting('reaction_parked')).length === 1);
    expect([heard, await bench.rows('test_task')]).toMatchObject([[good, one], [{ id: good }]]);
    expect(await ops('retry', 'test.listen')).toMatchObject({ code: 0 });
    expect(await ops('retry', 'test.tasks')).toEqual({ code: 0, said: expect.stringContaining('tries 2 streams again') });
    await until(async () => (await waiting('reaction_parked')).length + (await waiting('projection_parked')).length === 0);
    expect(heard).toEqual([good, one, other]);
    expect(await bench.rows('test_task')).toHaveLength(3);
    expect(await ops('retry', 'test.tasks')).toEqual({ code: 0, said: expect.stringContaining('Nothing is parked by test.tasks') });
  });
});
