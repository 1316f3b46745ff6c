import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process that an embedded directory's server consists of, with its children. */
export const postmasterOf = (directory: string): number =>
  Number.parseInt(readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** SIGKILL for the server of an embedded directory and for all of its processes, as a machine that runs out of memory would do it. */
export function killPostgres(directory: string): void {
  const postmaster = postmasterOf(directory);
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  process.kill(postmaster, 'SIGKILL');
  for (const [pid, parent] of processes) if (parent === postmaster) kill(pid!);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
