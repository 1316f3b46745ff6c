import { once } from 'node:events';
import { readlinkSync } from 'node:fs';
import { Agent } from 'node:http';
import { constants, setPriority } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Ask, pacedRequests } from './paced-requests.js';

/** What a crowd does: sends passwords, each with an address of its own, so that it is not the lockout that answers; or asks for next to nothing. */
const CROWDS = {
  signIns: (index) => ({
    path: '/api/v1/auth/sign-in',
    body: { email: `${Date.now()}-${index}@example.test`, password: 'a guess like any other' },
  }),
  healthChecks: () => ({ path: '/health/live' }),
} satisfies Record<string, Ask>;

interface Task {
  readonly url: string;
  readonly crowd: keyof typeof CROWDS;
  readonly everyMs: number;
  readonly forMs: number;
}

/** On a thread of its own: its sending must not delay those whose time is taken. Answers how often each status came. */
export async function crowd(task: Task): Promise<ReadonlyMap<number, number>> {
  const thread = new Worker(new URL(import.meta.url), { workerData: task });
  const [statuses] = (await once(thread, 'message')) as [ReadonlyMap<number, number>];
  return statuses;
}

if (parentPort) {
  // A real crowd has computers of its own: on those of the server it goes last.
  if (process.platform === 'linux') {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), constants.priority.PRIORITY_LOW);
  }
  const { url, crowd: name, ...pace } = workerData as Task;
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  for (const { status } of await pacedRequests(url, CROWDS[name], { ...pace, agent }))
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  agent.destroy();
  parentPort.postMessage(statuses);
}
