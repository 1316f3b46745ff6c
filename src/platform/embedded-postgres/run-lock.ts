import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inPlainWords, StartProblem } from '../process/start-problem.js';

/** Somebody else works on this data directory already. */
export class RunsAlready extends StartProblem {}

/**
 * One process at a time works on a data directory. The file names it by id and time of birth, so that a file left behind by `kill -9`
 * is not taken for a living owner, even if the id was given to another program since.
 */
export function takeRunLock(file: string): () => void {
  const mine = identityOf(process.pid) ?? `${process.pid}`;
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw inPlainWords(error, `"${file}"`) ?? error;
    }
    const holder = readHolder(file);
    if (holder !== '' && identityOf(Number.parseInt(holder, 10)) === holder) {
      throw new RunsAlready(
        `Plumb & Level runs already with this data (process ${Number.parseInt(holder, 10)}). Stop it first, or give this one its own: DATA_DIRECTORY=.data2 PORT=3001 npm start`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new StartProblem(`Another start is under way ("${file}" changes hands). Try again.`);
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** "pid birth" of a living process, `undefined` when there is none. */
function identityOf(pid: number): string | undefined {
  try {
    const birth = process.platform === 'linux' ? birthFromProc(pid) : birthFromPs(pid);
    return birth && `${pid} ${birth}`;
  } catch {
    return undefined;
  }
}

/** Fields 3 (state) and 22 (start time) of proc_pid_stat(5); the name, field 2, may hold spaces and parentheses. */
function birthFromProc(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return 'ZX'.includes(fields[0]!) ? undefined : fields[19];
}

const birthFromPs = (pid: number): string =>
  execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }).trim();
