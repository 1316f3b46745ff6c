import { type Client } from './load.js';
import { customerId, CUSTOMERS, each, emailOf, type Market, PASSWORD } from './market.js';

const REFRESH_AFTER_MS = 4 * 60_000;
const TOGETHER = 8;

interface Session {
  bearer: string;
  cookie: string;
}

/** Who is signed in, as browsers are: with a token that is exchanged in time, and an address of their own. */
export class People {
  private freshAt = performance.now();

  private constructor(
    private readonly client: Client,
    private readonly sessions: ReadonlyMap<string, Session>,
  ) {}

  static async signIn(client: Client, { providers }: Market): Promise<People> {
    const everybody = [...providers.map(({ userId }) => userId), ...Array.from({ length: CUSTOMERS }, (_, index) => customerId(index))];
    const sessions = await each(
      everybody.length,
      async (index) => {
        const body = { email: emailOf(everybody[index]!), password: PASSWORD };
        return [everybody[index]!, await session(client, '/auth/sign-in', { headers: from(index), body })] as const;
      },
      TOGETHER,
    );
    return new People(client, new Map(sessions));
  }

  headersOf(userId: string): Record<string, string> {
    return { Authorization: this.sessions.get(userId)!.bearer };
  }

  /** Between two rounds: nobody’s token ends while they are measured. */
  async stay(): Promise<void> {
    if (performance.now() - this.freshAt < REFRESH_AFTER_MS) return;
    this.freshAt = performance.now();
    const sessions = [...this.sessions.values()];
    await each(
      sessions.length,
      async (index) => {
        const headers = { Cookie: sessions[index]!.cookie, 'X-Requested-With': 'plumb-and-level' };
        Object.assign(sessions[index]!, await session(this.client, '/auth/refresh', { headers }));
      },
      TOGETHER,
    );
  }
}

/** Whoever comes from one network waits for others who do: these come from as many as there are of them. The product is told to believe it. */
export const from = (index: number): Record<string, string> => ({
  'X-Forwarded-For': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
});
export const BELIEVED = { TRUSTED_PROXIES: '127.0.0.1,::1' };

async function session(client: Client, path: string, sent: { headers: Record<string, string>; body?: object }): Promise<Session> {
  const { status, headers, text } = await client.ask({ method: 'POST', path: `/api/v1${path}`, ...sent });
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${text.slice(0, 200)}`);
  const { accessToken } = JSON.parse(text) as { accessToken: string };
  return { bearer: `Bearer ${accessToken}`, cookie: (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ') };
}
