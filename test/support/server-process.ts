import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project.js';

/** The built server as a process of its own, so that it can be killed. */
export interface ServerProcess {
  readonly url: string;
  /** SIGKILL: no farewell. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts `dist/src/main.js` and resolves once it serves. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(projectRoot, 'dist', 'src', 'main.js')], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: String(port), DEMO_DATA: 'off', LOG_LEVEL: 'error', ...env },
    // The channel ends the server with the tests, should they be killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  await ready(child, gone);
  return {
    url: `http://localhost:${port}`,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    stop: async () => {
      child.kill('SIGTERM');
      return (await gone)[0];
    },
  };
}

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
