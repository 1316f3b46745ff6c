import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesIn } from '../../../src/platform/embedded-postgres/processes.js';

const TICKS_PER_MS = 0.1;
/** After the name in parentheses: user, system, and both of children that were waited for (proc_pid_stat(5)). */
const [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [11, 12, 13, 14] as const;

/** Milliseconds of a processor that a process has used, all its threads together; nothing where there is no /proc. */
export function cpuOf(pid: number, andOfGone = false): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
    const of = (...indexes: number[]) => indexes.reduce((sum, index) => sum + fields[index]!, 0);
    return of(USER, SYSTEM, ...(andOfGone ? [CHILDREN_USER, CHILDREN_SYSTEM] : [])) / TICKS_PER_MS;
  } catch {
    return 0; // it has gone: its parent counts it
  }
}

/** The same of all processes of the Postgres that lives in a folder, also of connections that have been closed since. */
export function cpuOfPostgres(directory: string): number {
  const data = join(directory, 'postgres');
  const postmaster = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
  return processesIn(data).reduce((sum, pid) => sum + cpuOf(pid, pid === postmaster), 0);
}
