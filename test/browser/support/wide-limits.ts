import { DEMO_PASSWORD } from '../../../src/demo/market/accounts.js';
import { WIDE } from '../../support/wide.js';

/** The customers of the demo book far more in a run of all tests than anybody may: an administrator lets them. */
export async function widenLimits(url: string): Promise<void> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const signedIn = await post('auth/sign-in', { email: 'admin@demo.test', password: DEMO_PASSWORD });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const reason = 'Few people book much here.';
  await post('admin/booking-limits/changes', { ...WIDE, reason }, { Authorization: `Bearer ${accessToken}` });
}
