import { Logger } from '@nestjs/common';
import type { Position } from '../events/recorded.js';
import { history, Workbench } from './testing/harness.js';
import { holdTable, killLeader, until } from './testing/waiting.js';

let bench: Workbench;
beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => {
  bench = await Workbench.open();
});
afterEach(() => bench.close());

describe('waiting for what one has seen', () => {
  test('a reader in any process sees what a command has answered for', async () => {
    const [leader, other] = [bench.process(), bench.process()];
    leader.runner.start();
    for (let time = 0; time < 20; time++) {
      const position = await bench.append(...history(1));
      const { consistency } = time % 2 ? leader : other;
      expect(await consistency.caughtUp(position)).toBe(true);
      expect(await bench.rows('test_task')).toHaveLength(time + 1);
    }
  });

  test('it ends after its time, and says so', async () => {
    const { runner, consistency } = bench.process();
    expect(await consistency.caughtUp('f'.repeat(16) as Position, 20)).toBe(false);
    runner.start();
    const held = await holdTable(bench, 'test_owner');
    const position = await bench.append(...history(1));
    await held.reached();
    expect(await consistency.caughtUp(position, 20)).toBe(false);
    await held.release();
    expect(await consistency.caughtUp(position)).toBe(true);
  });

  test('a leader that has lost Postgres no longer trusts what it knew', async () => {
    const { runner, consistency, progress } = bench.process(undefined, { retryMs: 60_000 });
    runner.start();
    const position = await bench.append(...history(1));
    expect(await consistency.caughtUp(position)).toBe(true);
    await killLeader(bench);
    await until(() => !progress.leading);
    expect(progress.position).toBe('');
    await bench.query(`update projection_checkpoint set position = ''`);
    expect(await consistency.caughtUp(position, 20)).toBe(false);
  });
});
