import { type Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What is asked for: by its index, so that each asks for something of its own. */
export type Ask = (index: number) => { readonly path: string; readonly body?: object };

export interface Answered {
  readonly status: number;
  readonly milliseconds: number;
}

interface Pace {
  readonly everyMs: number;
  readonly forMs: number;
}

/**
 * Begins at a steady pace, whether the last one has come to its end or not: who waits for answers would ask less of a slow server.
 * @returns what became of each, once all of them have ended
 */
export async function atPace<Outcome>({ everyMs, forMs }: Pace, work: (index: number) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  const begun = performance.now();
  for (let index = 0; performance.now() - begun < forMs; index++) {
    await pause(Math.max(0, begun + index * everyMs - performance.now()));
    outcomes.push(work(index));
  }
  return Promise.all(outcomes);
}

/** Asks at a steady pace, and returns every answer, once all of them have come. */
export const pacedRequests = (url: string, ask: Ask, { agent, ...pace }: Pace & { readonly agent: Agent }): Promise<Answered[]> =>
  atPace(pace, (index) => answerOf(url, ask(index), agent));

async function answerOf(url: string, { path, body }: ReturnType<Ask>, agent: Agent): Promise<Answered> {
  const start = performance.now();
  const status = await statusOf((done) =>
    body
      ? request(url + path, { agent, method: 'POST', headers: { 'content-type': 'application/json' } }, done).end(JSON.stringify(body))
      : get(url + path, { agent }, done),
  );
  return { status, milliseconds: performance.now() - start };
}

function statusOf(send: (done: (answer: IncomingMessage) => void) => ClientRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = send((answer) => {
      answer.resume().on('error', reject);
      answer.on('end', () => resolve(answer.statusCode!));
    });
    sent.on('error', reject).end();
  });
}
