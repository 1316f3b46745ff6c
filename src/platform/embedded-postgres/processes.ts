import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** Whether there is such a process; one that has ended and that nobody has reaped counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process is one of Postgres, and still at work. Where there is no /proc, Postgres itself decides whether it is one of its own. */
export function isPostgres(pid: number): boolean {
  if (!existsSync('/proc/self')) return process.platform !== 'linux';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]!.includes('postgres');
  } catch {
    return false;
  }
}

/** The processes that are at work in a folder; none where there is no /proc to tell. */
export function processesIn(folder: string): number[] {
  if (!existsSync('/proc/self')) return [];
  const path = realpathSync(folder);
  const worksThere = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === path;
    } catch {
      return false; // it has gone, or is somebody else's
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksThere(name))
    .map(Number);
}
