import { type APIRequestContext } from '@playwright/test';
import { generate } from 'otplib';
import { authorizationOf, type Newcomer, successful } from './newcomer.js';
import { expect } from './product.js';

const STEP_SECONDS = 30;
const stepNow = () => Math.floor(Date.now() / 1000 / STEP_SECONDS);

/** A person's app: never the same code twice, since the server takes none twice. It takes that of the next half minute as well. */
export class Authenticator {
  private last = 0;

  constructor(readonly secret: string) {}

  async code(): Promise<string> {
    const step = Math.max(this.last + 1, stepNow());
    await expect.poll(stepNow).toBeGreaterThanOrEqual(step - 1);
    this.last = step;
    return generate({ secret: this.secret, epoch: step * STEP_SECONDS });
  }
}

/** Somebody who has set up two-factor. */
export async function withTwoFactor(
  request: APIRequestContext,
  person: Newcomer,
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const headers = await authorizationOf(request, person);
  const started = await successful(request.post('/api/v1/account/two-factor/start', { headers, data: { password: person.password } }));
  const app = new Authenticator(((await started.json()) as { secret: string }).secret);
  const enabled = await successful(request.post('/api/v1/account/two-factor/enable', { headers, data: { code: await app.code() } }));
  return { app, recoveryCodes: ((await enabled.json()) as { recoveryCodes: string[] }).recoveryCodes };
}
