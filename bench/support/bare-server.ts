import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface BareServer {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** Starts one of the servers beside this file as a process of its own: what the product is measured beside. */
export async function startBareServer(file: string, env: Record<string, string>): Promise<BareServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const port = /\d+/.exec(said.toString())![0];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => void child.kill() };
}
