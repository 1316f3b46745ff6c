import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** What one round of requests came to. */
export interface Load {
  readonly perSecond: number;
  readonly milliseconds: readonly number[];
}

/** Connections to one server that stay open, as a browser's or a proxy's do. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly url: string) {}

  ask({ method, path, headers, body }: Sent): Promise<Answer> {
    const text = body && JSON.stringify(body);
    const ofBody = text === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
    return new Promise((resolve, reject) => {
      const sent = request(this.url + path, { agent: this.agent, method, headers: { ...headers, ...ofBody } }, (answer) => {
        let heard = '';
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => (heard += chunk))
          .on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text: heard }))
          .on('error', reject);
      });
      sent.on('error', reject).end(text);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** So many requests by so many callers, each of whom waits for their own answer before they ask again. */
export async function load(callers: number, count: number, work: () => Promise<unknown>): Promise<Load> {
  const milliseconds: number[] = [];
  let left = count;
  const caller = async () => {
    while (left > 0) {
      left--;
      const begun = performance.now();
      await work();
      milliseconds.push(performance.now() - begun);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: callers }, caller));
  return { perSecond: (count * 1000) / (performance.now() - begun), milliseconds };
}
