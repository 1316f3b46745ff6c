import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/process/project.js';
import { scratchDirectory } from './test-server.js';

/** The built server as a process of its own, so that it can be killed. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** SIGKILL: no farewell. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** A server whose time stands still until the test moves it. Other processes keep their own: set each. */
export interface ClockedServer extends ServerProcess {
  /** Resolves when the server has the new time. */
  setClock(instant: string): Promise<void>;
}

/** Starts `dist/src/main.js` and resolves once it serves. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  return (await started(join(projectRoot, 'dist', 'src', 'main.js'), env)).server;
}

/** Starts the built server in a time that is `shiftMs` ahead of the machine's, and goes on with it. */
export async function startShiftedServer(env: Record<string, string>, shiftMs: number): Promise<ServerProcess> {
  const main = join(projectRoot, 'test', 'support', 'shifted-main.mjs');
  return (await started(main, { ...env, TEST_CLOCK_SHIFT: String(shiftMs) })).server;
}

/** Starts the built server under a clock that stands at `now`; demo data, where wanted (`DEMO_DATA: 'on'`), lead up to it. */
export async function startClockedServer(env: Record<string, string>, now: string): Promise<ClockedServer> {
  const main = join(projectRoot, 'test', 'support', 'clocked-main.mjs');
  const { server, child } = await started(main, { ...env, TEST_CLOCK: now });
  return {
    ...server,
    setClock: async (instant) => {
      const heard = once(child, 'message');
      child.send({ setClock: instant });
      await heard;
    },
  };
}

/** As `startServer`, for who does not wait until it serves. */
export async function launchServer(env: Record<string, string>): Promise<Pick<ServerProcess, 'kill'>> {
  return (await launched(join(projectRoot, 'dist', 'src', 'main.js'), env)).server;
}

async function started(main: string, env: Record<string, string>): Promise<{ server: ServerProcess; child: ChildProcess }> {
  const { server, child, gone } = await launched(main, env);
  await ready(child, gone);
  return { server, child };
}

async function launched(main: string, env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: String(port),
      DEMO_DATA: 'off',
      LOG_LEVEL: 'error',
      READ_PATIENCE_MS: '120000',
      // A machine that has much to do is no reason to refuse a test anything.
      MAX_LOOP_DELAY_MS: '600000',
      MAX_POOL_QUEUE: '100000',
      MAX_CHANGES: '100000',
      ...erasures(env),
      ...env,
    },
    // The channel ends the server with the tests, should they be killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  const server: ServerProcess = {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    stop: async () => {
      child.kill('SIGTERM');
      return (await gone)[0];
    },
  };
  return { server, child, gone };
}

/** A server that is given all else by its settings leaves nothing in the checkout. */
const erasures = ({ DATA_DIRECTORY }: Record<string, string>) =>
  DATA_DIRECTORY ? {} : { ERASURES_FILE: join(scratchDirectory(), `erasures-${randomBytes(6).toString('hex')}`) };

async function ready(child: ChildProcess, gone: Promise<unknown>): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is ready')) resolve();
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    void gone.then(() => reject(new Error(`the server ended before it was ready:\n${said}`)));
  });
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
