import { Agent, get } from 'node:http';

export interface Reading<Seen> {
  readonly milliseconds: number;
  readonly seen: Seen;
}

/** People who read at the same time: each asks for the next address as soon as the last is answered. */
export class Readers {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    private readonly count: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: count });
  }

  /**
   * Asks for each address once.
   * @param see what to keep of an answer
   */
  async read<Seen = undefined>(paths: readonly string[], see?: (body: string) => Seen): Promise<Reading<Seen>[]> {
    const readings: Reading<Seen>[] = [];
    const left = paths.entries();
    const reader = async () => {
      for (const [index, path] of left) {
        const { milliseconds, body } = await this.ask(path);
        readings[index] = { milliseconds, seen: see?.(body) as Seen };
      }
    };
    await Promise.all(Array.from({ length: this.count }, reader));
    return readings;
  }

  close(): void {
    this.agent.destroy();
  }

  private async ask(path: string): Promise<{ milliseconds: number; body: string }> {
    const start = performance.now();
    const { status, body } = await this.fetch(path);
    if (status !== 200) throw new Error(`${path} was answered ${status}: ${body.slice(0, 200)}`);
    return { milliseconds: performance.now() - start, body };
  }

  private fetch(path: string): Promise<{ status: number | undefined; body: string }> {
    return new Promise((resolve, reject) => {
      get(this.url + path, { agent: this.agent }, (response) => {
        let body = '';
        response
          .setEncoding('utf8')
          .on('data', (chunk: string) => (body += chunk))
          .on('end', () => resolve({ status: response.statusCode, body }))
          .on('error', reject);
      }).on('error', reject);
    });
  }
}
