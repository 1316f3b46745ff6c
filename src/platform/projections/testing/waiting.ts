import { setTimeout as pause } from 'node:timers/promises';
import type { Workbench } from './harness.js';

/** Looks again until it is so. */
export async function until(look: () => Promise<boolean> | boolean, what = String(look)): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (!(await look())) {
    if (performance.now() > deadline) throw new Error(`never came true: ${what}`);
    await pause(2);
  }
}

const LEADER = `application_name = 'plumb-and-level projections' and datname = current_database()`;

/** Keeps a leader in the middle of a batch: it waits for this table until `release`. */
export async function holdTable(bench: Workbench, table: string) {
  const client = await bench.database.pool.connect();
  await client.query(`begin; lock table read.${table} in exclusive mode`);
  return {
    reached: () =>
      until(
        async () => (await bench.query(`select 1 from pg_stat_activity where ${LEADER} and wait_event_type = 'Lock'`)).length > 0,
        'held',
      ),
    release: async () => {
      await client.query('rollback');
      client.release();
    },
  };
}

/** The leader dies as a process dies: its connection is gone. */
export const killLeader = (bench: Workbench) => bench.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${LEADER}`);
