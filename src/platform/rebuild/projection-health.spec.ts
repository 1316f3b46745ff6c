import { Logger } from '@nestjs/common';
import { newId } from '../ids.js';
import { history, opened, type Process, Workbench } from '../projections/testing/harness.js';
import { holdTable, until } from '../projections/testing/waiting.js';
import { ProjectionHealth } from './projection-health.js';

let bench: Workbench;
let process: Process;
beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => {
  bench = await Workbench.open();
  process = bench.process();
});
afterEach(() => bench.close());

const health = (patienceMs?: number) => new ProjectionHealth(process.parts, process.rebuild, patienceMs);

describe('being ready to serve the read tables', () => {
  test('is not before a leader has seen to them', async () => {
    expect(await health().notReady()).toBe('Not yet built by this version of the code: test.tasks, test.owners.');
    process.runner.start();
    await until(() => process.progress.leading);
    expect(await health().notReady()).toBeUndefined();
  });

  test('ends when events have been waiting for too long, and comes back', async () => {
    process.runner.start();
    await until(() => process.progress.leading);
    const held = await holdTable(bench, 'test_owner');
    const position = await bench.append(...history(1));
    await held.reached();
    const [patient, impatient] = [health(60_000), health(0)];
    expect([await patient.notReady(), await impatient.notReady()]).toEqual([
      undefined,
      'Events have been waiting for the read tables for 0 s.',
    ]);
    await held.release();
    expect(await process.consistency.caughtUp(position)).toBe(true);
    expect(await impatient.notReady()).toBeUndefined();
  });

  test('goes on, with a word about it, while streams are left out', async () => {
    process.runner.start();
    const [id, other] = [newId(), newId()];
    await bench.append({ stream: `task-${id}`, events: [opened(id, newId(), 2 ** 31)] });
    expect(
      await process.consistency.caughtUp(await bench.append({ stream: `task-${other}`, events: [opened(other, newId(), 2 ** 31)] })),
    ).toBe(true);
    expect(await health().notReady()).toBeUndefined();
    expect(await health().degraded()).toBe('Streams that could not be handled: 2 by test.tasks.');
  });
});
