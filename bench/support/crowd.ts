import { once } from 'node:events';
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
  const { url, crowd: name, ...pace } = workerData as Task;
  const statuses = new Map<number, number>();
  for (const { status } of await pacedRequests(url, CROWDS[name], pace)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  parentPort.postMessage(statuses);
}
