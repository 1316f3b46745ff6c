import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeNewFile } from '../process/new-file.js';
import { diskIsFull, inPlainWords, StartProblem } from '../process/start-problem.js';
import { binariesFor, placesForCopies, type PostgresBinaries, postgresBinaries } from './binaries/postgres-binaries.js';
import { freePort } from './ports.js';
import { type PostgresAccount, postgresAccount } from './postgres-account.js';
import { isAlive, isPostgres, processesIn } from './processes.js';
import { takeRunLock } from './run-lock.js';
import { askServer, untilItAnswers } from './until-it-answers.js';

export interface EmbeddedPostgresOptions {
  /** Folder of the server: `postgres/` (data), its log, password and lock. Made when absent; nothing in it is ever deleted. */
  readonly directory: string;
  /** Settings of the server beside our own, `name=value`. */
  readonly settings?: readonly string[];
  readonly port?: number;
  /** Absent: those of the package. */
  readonly binaries?: PostgresBinaries;
}

export interface EmbeddedPostgres {
  /** Superuser's address of the database `postgres`. */
  readonly url: string;
  /** Ends all connections, writes everything down, and returns when the server has gone. */
  stop(): Promise<void>;
}

export const SUPERUSER = 'plumb';
const MAJOR = '18';
/** The folder that a process works in, reached without its name (proc_pid_cwd(5)). */
const HERE = '/proc/self/cwd';
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'lc_messages=C',
  'timezone=UTC',
  'log_timezone=UTC',
  'max_connections=120',
  'logging_collector=off',
  // Not the errors of statements, which quote what people have typed; whoever asked hears of them anyway.
  'log_min_messages=log',
];
const STOP_SECONDS = 30;
const TRIES = 20;
const TRY_MS = 250;
/** Between the tries to bring back a server that could not be brought back at once. */
const PATIENT_MS = 5_000;
/** Somebody took the port between finding and using it; or the last processes of a killed server are not quite gone. */
const PASSES = /Address already in use|shared memory block .* is still in use/;

/**
 * Runs the server while this shell's third descriptor is open: it closes when our process ends, however it ends, and the server
 * then shuts down cleanly. A session of its own keeps the terminal's Ctrl-C from reaching the server before the last request is answered.
 */
const GUARDIAN = `
"$@" 3<&- &
server=$!
(read -r _ <&3; kill -INT $server) 2>/dev/null &
watcher=$!
wait $server
code=$?
kill $watcher 2>/dev/null
exit $code`;

/** Starts Postgres on a free port of this machine, makes its data directory the first time, and starts it again should it die. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    mkdirSync(options.directory, { recursive: true });
  } catch (error) {
    throw inPlainWords(error, `"${options.directory}"`) ?? error;
  }
  const account = postgresAccount(join(options.directory, 'postgres'));
  const binaries = binariesFor(account, options.binaries ?? (await postgresBinaries()), placesForCopies(options.directory));
  const unlock = takeRunLock(join(options.directory, 'running'));
  const server = new Server(options, account, binaries);
  try {
    await server.start();
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      unlock();
    },
  };
}

class Server {
  private readonly data: string;
  private readonly log: string;
  private port = 0;
  private password = '';
  private child: ChildProcess | undefined;
  private stopping = false;

  constructor(
    private readonly options: EmbeddedPostgresOptions,
    private readonly account: PostgresAccount,
    private readonly binaries: PostgresBinaries,
  ) {
    this.data = join(options.directory, 'postgres');
    this.log = join(options.directory, 'postgres.log');
  }

  get url(): string {
    return `postgres://${SUPERUSER}:${this.password}@127.0.0.1:${this.port}/postgres`;
  }

  async start(): Promise<void> {
    try {
      this.password = this.keptPassword();
      if (!existsSync(this.data)) await this.initialise();
      this.refuseForeignData();
      await this.outlastPredecessor();
      await this.startOnFreePort();
    } catch (error) {
      throw inPlainWords(error, `"${this.options.directory}"`) ?? error;
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = exitOf(child);
    lifeline(child).destroy();
    const ended = await Promise.race([gone.then(() => true), pause(STOP_SECONDS * 1000, false, { ref: false })]);
    if (ended) return;
    // Without waiting for anybody; the next start replays the log and loses nothing.
    signalPostmaster(this.data, 'SIGQUIT');
    await gone;
  }

  private keptPassword(): string {
    const file = join(this.options.directory, 'postgres-password');
    if (!existsSync(file)) {
      if (existsSync(this.data))
        throw new StartProblem(`"${file}" is missing, and the database beside it cannot be opened without it. Put it back.`);
      writeNewFile(file, randomBytes(18).toString('base64url'));
    }
    // initdb reads it as the server's user.
    if (this.account.uid !== undefined) chownSync(file, this.account.uid, this.account.gid!);
    return readFileSync(file, 'utf8').trim();
  }

  /** In a folder beside, renamed when it is complete: an interrupted first start leaves nothing that looks like data. */
  private async initialise(): Promise<void> {
    const draft = `${this.data}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    if (this.account.uid !== undefined) chownSync(draft, this.account.uid, this.account.gid!);
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale'];
    const password = openSync(join(this.options.directory, 'postgres-password'), 'r');
    const flags = [`--username=${SUPERUSER}`, '--pwfile=/dev/fd/3', '--auth=scram-sha-256', '--no-sync', ...locale];
    const from = this.logSize();
    const code = await exitOf(this.spawn([this.binaries.initdb, ...flags], draft, password)).finally(() => closeSync(password));
    if (code !== 0) throw this.problem(from);
    renameSync(draft, this.data);
  }

  private refuseForeignData(): void {
    const version = join(this.data, 'PG_VERSION');
    const found = existsSync(version) ? readFileSync(version, 'utf8').trim() : undefined;
    if (found === MAJOR) return;
    const reason =
      found === undefined ? 'is not a Postgres data directory (PG_VERSION is missing)' : `was made by Postgres ${found}, this is ${MAJOR}`;
    throw new StartProblem(
      `"${this.data}" ${reason}. Nothing in it was touched: put a backup back, or move "${this.options.directory}" away to start afresh.`,
    );
  }

  /** After `kill -9` of its owner, a server needs a moment to shut down. A pid file may also name a process that is something else by now. */
  private async outlastPredecessor(): Promise<void> {
    for (let waited = 0; waited < STOP_SECONDS * 10; waited += 1) {
      const pid = postmasterPid(this.data);
      if (pid === undefined || !isAlive(pid)) return;
      if (!isPostgres(pid)) return rmSync(join(this.data, 'postmaster.pid'), { force: true });
      // Its owner is gone (we hold the lock): should its guardian have been killed too, nobody else tells it to end.
      if (waited === 20) signalPostmaster(this.data, 'SIGINT');
      await pause(100);
    }
    throw new StartProblem(
      `A Postgres server (process ${postmasterPid(this.data)}) still works on "${this.data}". Stop it and start again.`,
    );
  }

  private async startOnFreePort(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      this.port = this.options.port ?? (await freePort());
      const from = this.logSize();
      if (await this.startOnce()) return;
      if (tries === TRIES || !PASSES.test(this.logSince(from))) throw this.problem(from);
      await pause(TRY_MS);
    }
  }

  /** Whether the server came up. */
  private async startOnce(): Promise<boolean> {
    this.endOrphans();
    const settings = [...SETTINGS, ...(this.options.settings ?? [])].flatMap((setting) => ['-c', setting]);
    const child = this.spawn([this.binaries.postgres, '-p', `${this.port}`, ...settings], this.data, 'pipe');
    this.child = child;
    const exit = exitOf(child).then(() => lifeline(child).destroy());
    const say = (text: string) => process.stderr.write(`${text}\n`);
    if (await untilItAnswers({ ask: () => askServer(this.url), exit, say })) {
      void exit.then(() => this.revive(child));
      return true;
    }
    lifeline(child).destroy();
    await exit;
    return false;
  }

  /**
   * The server died without being told to (out of memory, killed): the same again, on the same port, so that pools reconnect. What keeps it from starting may
   * pass (a full disk, a port that is taken), and nobody else would start it: so it is tried for as long as the product runs.
   */
  private async revive(dead: ChildProcess): Promise<void> {
    const { port } = this;
    for (let tries = 1; !this.stopping && this.child === dead; tries += 1) {
      const from = this.logSize();
      if (await this.startOnce()) return;
      if (tries === TRIES) process.stderr.write(`${this.problem(from).message} It is tried again every ${PATIENT_MS / 1000} seconds.\n`);
      this.port = port;
      this.child = dead;
      await pause(tries < TRIES ? TRY_MS : PATIENT_MS, undefined, { ref: false });
    }
  }

  /**
   * Processes of a server whose first one has gone. They serve nobody, and no server starts beside them, as they hold its memory: most notice by themselves;
   * one that computes, or waits for a lock whose holder was killed, never does.
   */
  private endOrphans(): void {
    for (const pid of processesIn(this.data)) if (isPostgres(pid)) killIfThere(pid);
  }

  /**
   * Runs a program of Postgres on a data directory, with one more file or pipe as its third descriptor. Root starts it inside the directory
   * and has it use that by its place, and not by its name: the folders above may be closed to the account.
   */
  private spawn([program, ...args]: readonly [string, ...string[]], data: string, third: number | 'pipe'): ChildProcess {
    const log = openSync(this.log, this.logSize() > 10_000_000 ? 'w' : 'a', 0o600);
    const dropsRoot = this.account.uid !== undefined && existsSync(HERE);
    const command = [program, '-D', dropsRoot ? HERE : data, ...args];
    const guarded = third === 'pipe';
    const [first, ...rest] = guarded ? ['/bin/sh', '-c', GUARDIAN, 'postgres', ...command] : command;
    try {
      return spawn(first!, rest, {
        ...this.account,
        cwd: data,
        detached: guarded,
        env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
        stdio: ['ignore', log, log, third],
      });
    } finally {
      closeSync(log);
    }
  }

  private logSize(): number {
    return existsSync(this.log) ? statSync(this.log).size : 0;
  }

  private logSince(start: number): string {
    const log = existsSync(this.log) ? readFileSync(this.log) : Buffer.alloc(0);
    return log.subarray(log.length < start ? 0 : start).toString('utf8');
  }

  private problem(logStart: number): StartProblem {
    const log = this.logSince(logStart);
    if (/No space left on device|Disk quota exceeded|Check free disk space/.test(log)) return diskIsFull(`"${this.options.directory}"`);
    const reason = /(?:FATAL|PANIC|error):\s+(.*)/.exec(log)?.[1] ?? 'it gave no reason';
    return new StartProblem(
      `The database in "${this.data}" does not start: ${reason.replace(/\.$/, '')}. Nothing was deleted; the whole story is in "${this.log}".`,
    );
  }
}

/** The exit code; 1 when the program could not be run at all. */
const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

const lifeline = (child: ChildProcess) => child.stdio[3] as unknown as { destroy(): void };

function postmasterPid(data: string): number | undefined {
  const file = join(data, 'postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  return pid > 0 ? pid : undefined;
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone meanwhile. Where it may not be ended, Postgres says what is in its way.
  }
}

function signalPostmaster(data: string, signal: NodeJS.Signals): void {
  const pid = postmasterPid(data);
  if (pid !== undefined && isAlive(pid) && isPostgres(pid)) process.kill(pid, signal);
}
