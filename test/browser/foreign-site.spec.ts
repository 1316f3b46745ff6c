import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { type Newcomer, newcomer, signIn, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectSound, toast, visit } from './support/visit.js';

/** A site of somebody else, on a host and port of its own, whose one page is empty. */
let foreign: string;
let close: () => void;
test.beforeAll(async () => {
  const server = createServer((_, answer) =>
    answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Nice pictures</title>'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  foreign = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  close = () => server.close();
});
test.afterAll(() => close());

async function enter(page: Page, person: Newcomer): Promise<void> {
  await visit(page, '/auth?returnTo=%2Fdashboard');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
}

const sessionOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'session')?.value;

const signInAs = ({ email, password }: Newcomer, baseURL: string) => ({ address: `${baseURL}/api/v1/auth/sign-in`, email, password });

for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
  test(`a form of another site signs nobody in: ${type}`, async ({ page, request, baseURL }) => {
    const [victim, attacker] = [await newcomer(request, 'Vera Victim'), await newcomer(request, 'Mallory Malice')];
    await enter(page, victim);
    const before = await sessionOf(page);
    const theirs = await page.context().newPage();
    await theirs.goto(foreign);
    const answered = theirs.waitForResponse(`${baseURL}/api/v1/auth/sign-in`);
    await theirs.evaluate(called(POST_FORM, { ...signInAs(attacker, baseURL!), type }));
    expect((await answered).status()).toBe(415);

    expect(await sessionOf(page)).toBe(before);
    await page.reload();
    await expect(page.getByRole('banner')).toContainText(victim.email);
  });
}

test('a session that nobody began here ends with a message, and is not shown as somebody else’s', async ({ page, request }) => {
  const [victim, attacker] = [await newcomer(request, 'Vera Victim'), await newcomer(request, 'Mallory Malice')];
  await enter(page, victim);
  await successful(page.request.post('/api/v1/auth/sign-in', { data: { email: attacker.email, password: attacker.password } }));

  await page.reload();
  await expect(toast(page, 'You have been signed out')).toContainText(
    'This browser holds the session of another account. Please sign in again.',
  );
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Fdashboard/);
  await expect(page.getByText(attacker.email)).toHaveCount(0);
  await expectSound(page);

  await signIn(page, victim);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner')).toContainText(victim.email);
});

const called = (script: string, argument: object): string => `(${script})(${JSON.stringify(argument)})`;

/** Evaluated in the page, where the types of a browser hold. */
const POST_FORM = `({ address, email, password, type }) => {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: address, enctype: type });
  const fields = type === 'text/plain' ? { [JSON.stringify({ email, password, rest: '' }).slice(0, -2)]: '"}' } : { email, password };
  for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { name, value }));
  document.body.append(form);
  form.submit();
}`;
