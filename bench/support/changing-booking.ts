import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import type { ServerProcess } from '../../test/support/server-process.js';

const CUSTOMER = { email: 'customer@demo.test', password: DEMO_PASSWORD };
const PROVIDER = { email: 'vendor@demo.test', password: DEMO_PASSWORD };
const AT_HOME = { street: '1100 Congress Avenue', zip: '78701' };

interface Service {
  readonly id: string;
  readonly revision: number;
  readonly isActive: boolean;
}
type Slots = Readonly<Record<'slots', readonly { date: string; time: string }[]>>;

/** @returns what books an hour and, the next time, cancels it; each time with the position from which on the read tables tell of it */
export async function changingBooking({ url }: Pick<ServerProcess, 'url'>): Promise<() => Promise<string>> {
  const [asCustomer, asProvider] = [await signedIn(url, CUSTOMER), await signedIn(url, PROVIDER)];
  const get = async <Answer>(path: string, headers = {}) => (await (await sent(`${url}/api/v1/${path}`, { headers })).json()) as Answer;
  const post = (path: string, body: object) =>
    sent(`${url}/api/v1/${path}`, { method: 'POST', headers: { ...asCustomer, ...JSON_BODY }, body: JSON.stringify(body) });
  const { id: serviceId, revision: serviceRevision } = (await get<Service[]>('vendor/services', asProvider)).find(
    ({ isActive }) => isActive,
  )!;
  let open: string | undefined;
  return async () => {
    if (open === undefined) {
      const { date, time } = (await get<Slots>(`services/${serviceId}/next-slots`)).slots.at(-1)!;
      const answer = await post('bookings', { serviceId, serviceRevision, date, time, ...AT_HOME });
      ({ id: open } = (await answer.json()) as { id: string });
      return answer.headers.get('X-Position')!;
    }
    const answer = await post(`bookings/${open}/cancel`, {});
    open = undefined;
    return answer.headers.get('X-Position')!;
  };
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** @returns the header that says who asks */
export async function signedIn(url: string, account: { email: string; password: string }): Promise<{ Authorization: string }> {
  const answer = await sent(`${url}/api/v1/auth/sign-in`, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(account) });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { Authorization: `Bearer ${accessToken}` };
}

async function sent(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
  return answer;
}
