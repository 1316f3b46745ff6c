import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { Authenticator, withTwoFactor } from './support/authenticator.js';
import { mailsTo, nextLink } from './support/mailbox.js';
import { type Newcomer, newcomer, signIn } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { anotherTab, expectNoBarriers, expectToFit390, toast, visit } from './support/visit.js';
import { countRequests, problem } from './support/wire.js';

const SETTINGS = '/dashboard/settings';
const NEW_PASSWORD = 'a level, a plumb line and a string';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function enter(page: Page, person: Pick<Newcomer, 'email' | 'password'>, path = SETTINGS): Promise<void> {
  await visit(page, `/auth?returnTo=${encodeURIComponent(path)}`);
  await signIn(page, person);
  await expect(page).toHaveURL(path);
}

async function anotherDevice(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  return context.newPage();
}

const lookAt = (page: Page) => page.evaluate('window.dispatchEvent(new Event("focus"))');

async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoBarriers(page);
  }
  const before = page.viewportSize()!;
  await expectToFit390(page);
  await page.setViewportSize(before);
}

test('a password is changed: here all goes on, in every tab, and elsewhere it is asked for', async ({ page, request, browser }) => {
  const person = await newcomer(request);
  await enter(page, person);
  const tab = await anotherTab(page, '/dashboard');
  const elsewhere = await anotherDevice(browser, page);
  await enter(elsewhere, person, '/dashboard');
  await expectSound(page);

  await page.getByRole('button', { name: 'Change Password' }).click();
  const form = dialog(page, 'Change Password');
  const current = form.getByLabel('Current password');
  const chosen = form.getByLabel('New password');
  await expect(current).toBeFocused();
  await expectSound(page);

  await test.step('what is wrong is told beside the field', async () => {
    await current.press('Enter');
    await expect(current).toHaveAccessibleDescription('Please enter your password');
    await expect(current).toBeFocused();
    await current.fill('not my password');
    await expect(chosen).toHaveAccessibleDescription('Use at least 8 characters');
    await chosen.fill(NEW_PASSWORD);
    const asked = countRequests(page, '/api/v1/account/password');
    await chosen.press('Enter');
    await expect(current).toHaveAccessibleDescription('This is not your password.');
    // Sent twice, it would count twice.
    expect(asked()).toBe(1);
    await expect(current).toBeFocused();
    await current.fill(person.password);
    await chosen.fill('password123');
    await chosen.press('Enter');
    await expect(chosen).toHaveAccessibleDescription(/too common/);
    await expectSound(page);
  });

  await chosen.fill(NEW_PASSWORD);
  await chosen.press('Enter');
  await expect(toast(page, 'Password changed')).toContainText('You stay signed in here. All other sessions have ended.');
  await expect(form).toBeHidden();
  await expect(part(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1);

  await tab.getByRole('link', { name: 'My Bookings' }).click();
  await expect(tab.getByText('No bookings yet')).toBeVisible();
  // An open window learns by its stream that its session has ended.
  await expect(elsewhere).toHaveURL(/\/auth\?returnTo=%2Fdashboard$/);
  await signIn(elsewhere, person);
  await expect(toast(elsewhere, 'Sign in failed')).toBeVisible();
  await signIn(elsewhere, { ...person, password: NEW_PASSWORD });
  await expect(elsewhere).toHaveURL('/dashboard');
  await elsewhere.context().close();
  await expect.poll(async () => (await mailsTo(request, person.email)).length).toBeGreaterThan(1);
});

test('no tab renews the session while another is changing the password', async ({ page, request }) => {
  const person = await newcomer(request);
  await enter(page, person, `${SETTINGS}?security=password`);
  const tab = await anotherTab(page, '/dashboard');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/account/password', async (route) => {
    await held;
    await route.continue();
  });
  const renewed = countRequests(tab, '/api/v1/auth/refresh');
  await tab.route('**/api/v1/bookings**', (route) =>
    renewed() > 0 ? route.continue() : route.fulfill(problem(401, 'identity/not-signed-in', 'Please sign in.')),
  );

  const form = dialog(page, 'Change Password');
  await form.getByLabel('Current password').fill(person.password);
  await form.getByLabel('New password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await tab.getByRole('link', { name: 'My Bookings' }).click();
  const waiting = `navigator.locks.query().then(({ pending }) => pending.filter(({ name }) => name === 'plumb-and-level.refresh').length)`;
  await expect.poll(() => tab.evaluate(waiting)).toBe(1);
  expect(renewed()).toBe(0);
  release();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await expect(tab.getByText('No bookings yet')).toBeVisible();
  await expect(page).toHaveURL(SETTINGS);
});

test('a new email waits for its link, and the first tab follows', async ({ page, request }) => {
  const person = await newcomer(request);
  const email = person.email.replace('newcomer', 'moved');
  await enter(page, person);
  const email$ = part(page, 'Email');
  await expect(email$).toContainText('Confirmed');
  await email$.getByRole('button', { name: 'Change email' }).click();
  const form = dialog(page, 'Change email');
  await expect(form.getByLabel('New email')).toBeFocused();
  // The dialog is a part of the address.
  await page.reload();
  await expect(form.getByLabel('New email')).toBeFocused();
  await expectSound(page);

  await form.getByLabel('New email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('New email')).toHaveAccessibleDescription('This is your email address already.');
  await form.getByLabel('New email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Check your email')).toContainText(email);
  await expect(email$.getByRole('note')).toContainText(email);
  await expectSound(page);

  const first = await nextLink(request, email, 'confirm');
  await test.step('it is sent again on demand', async () => {
    await email$.getByRole('button', { name: 'Send the link again' }).click();
    await expect(form.getByLabel('New email')).toHaveValue(email);
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
  });
  const link = await nextLink(request, email, 'confirm', [first]);

  const tab = await anotherTab(page, link);
  await expect(toast(tab, 'Your email is changed')).toContainText(`From now on you sign in with ${email}.`);
  await expect(tab).toHaveURL(SETTINGS);
  await expect(email$.getByRole('note')).toHaveCount(0);
  await expect(email$).toContainText(email);
  await expect(page.getByRole('banner')).toContainText(`Welcome, ${email}`);

  await test.step('the link that was used says so', async () => {
    await tab.goto(link);
    await expect(toast(tab, 'This link could not be used')).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await visit(page, link);
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('This link could not be used');
    await expect(page).toHaveURL('/auth');
    await expectSound(page);
  });
});

test('two-factor is set up by keyboard, renewed, and switched off', async ({ page, request }) => {
  const person = await newcomer(request);
  await enter(page, person);
  const twoFactor = part(page, 'Two-Factor Authentication');
  await expect(twoFactor).toContainText('Off');

  const codesIn = (place: Locator) => place.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  const setUp = dialog(page, 'Set up two-factor authentication');
  const provePassword = async () => {
    await expect(setUp.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(setUp.getByLabel('6-digit code')).toBeFocused();
  };
  const keyShown = async () => (await setUp.locator('code').innerText()).replaceAll(' ', '');

  const app = await test.step('the password leads to the key; a reload asks for it again', async () => {
    await twoFactor.getByRole('button', { name: 'Set up' }).press('Enter');
    await expect(setUp).toContainText('Step 1 of 3');
    await expectSound(page);
    await provePassword();
    const before = await keyShown();
    await page.reload();
    await provePassword();
    expect(await keyShown()).not.toBe(before);
    await expect(setUp.getByRole('img', { name: /QR code/ })).toHaveAttribute('src', /^data:image\/svg/);
    await expect(setUp.getByRole('link', { name: 'Open the authenticator app' })).toHaveAttribute('href', /^otpauth:\/\//);
    await expectSound(page);
    return new Authenticator(await keyShown());
  });

  const codes = await test.step('a code switches it on, and the recovery codes are shown once', async () => {
    await page.keyboard.type('12345');
    await page.keyboard.press('Enter');
    await expect(setUp.getByLabel('6-digit code')).toHaveAccessibleDescription('Enter the 6 digits that the app shows');
    await setUp.getByLabel('6-digit code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(setUp.getByLabel('6-digit code')).toHaveAccessibleDescription(/not right/);
    await setUp.getByLabel('6-digit code').fill(await app.code());
    await page.keyboard.press('Enter');
    await expect(setUp.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    const shown = await codesIn(setUp).allInnerTexts();
    expect(new Set(shown).size).toBe(10);
    await expectSound(page);

    const [file] = await Promise.all([page.waitForEvent('download'), setUp.getByRole('button', { name: 'Download' }).click()]);
    const saved = await readFile(await file.path(), 'utf8');
    for (const code of shown) expect(saved).toContain(code);
    // Nothing but the button takes them away.
    await page.keyboard.press('Escape');
    await expect(setUp).toBeVisible();
    await setUp.getByRole('button', { name: 'I have saved them' }).press('Enter');
    await expect(setUp).toBeHidden();
    await expect(twoFactor).toContainText('10 of 10 recovery codes left.');
    await expectSound(page);
    return shown;
  });

  await test.step('new recovery codes take the place of the old', async () => {
    await twoFactor.getByRole('button', { name: 'New recovery codes' }).press('Enter');
    const renew = dialog(page, 'New recovery codes');
    await renew.getByLabel('Password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(renew.getByLabel('6-digit code')).toHaveAccessibleDescription('Please enter a code');
    await renew.getByLabel('6-digit code').fill(await app.code());
    await expectSound(page);
    await page.keyboard.press('Enter');
    await expect(codesIn(renew)).toHaveCount(10);
    const fresh = await codesIn(renew).allInnerTexts();
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    codes.splice(0, 10, ...fresh);
    await renew.getByRole('button', { name: 'I have saved them' }).press('Enter');
  });

  await test.step('it is switched off with a recovery code', async () => {
    await twoFactor.getByRole('button', { name: 'Switch off' }).press('Enter');
    const off = dialog(page, 'Switch off two-factor authentication?');
    await off.getByLabel('Password', { exact: true }).fill(person.password);
    await off.getByRole('button', { name: 'Use a recovery code instead' }).press('Enter');
    await expect(off.getByLabel('Recovery code')).toBeFocused();
    await page.keyboard.type(codes[0]!);
    await expectSound(page);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Two-factor is off')).toBeVisible();
    await expect(twoFactor).toContainText('Off');
  });
});

test('another phone takes the place of the first', async ({ page, request }) => {
  const person = await newcomer(request);
  const { app, recoveryCodes } = await withTwoFactor(request, person);
  await visit(page, `/auth?returnTo=${SETTINGS}`);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0]!);
  await page.keyboard.press('Enter');
  const twoFactor = part(page, 'Two-Factor Authentication');
  await expect(twoFactor).toContainText('9 of 10 recovery codes left.');
  await twoFactor.getByRole('button', { name: 'Use another phone' }).click();
  const change = dialog(page, 'Use another phone');
  await change.getByLabel('Password', { exact: true }).fill(person.password);
  await change.getByLabel('6-digit code').fill(await app.code());
  await page.keyboard.press('Enter');
  const another = new Authenticator((await change.locator('code').innerText()).replaceAll(' ', ''));
  await change.getByLabel('6-digit code').fill(await another.code());
  await page.keyboard.press('Enter');
  await change.getByRole('button', { name: 'I have saved them' }).click();
  await expect(twoFactor).toContainText('10 of 10 recovery codes left.');
});

test('sessions are listed, and ended one by one or all at once', async ({ page, request, browser }) => {
  const person = await newcomer(request);
  await enter(page, person);
  const sessions = part(page, 'Where you are signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('listitem')).toContainText('This device');
  await expect(sessions.getByRole('button')).toHaveCount(0);

  const [first, second, third] = [
    await anotherDevice(browser, page),
    await anotherDevice(browser, page),
    await anotherDevice(browser, page),
  ];
  for (const device of [first, second, third]) await enter(device, person, '/dashboard');
  await lookAt(page);
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await expectSound(page);

  await sessions
    .getByRole('button', { name: /^End this session/ })
    .first()
    .click();
  await expect(toast(page, 'Session ended')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  // Newest first: the third device.
  await expect(third).toHaveURL(/\/auth\?returnTo=/);
  await first.getByRole('link', { name: 'My Bookings' }).click();
  await expect(first.getByText('No bookings yet')).toBeVisible();

  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  const sure = dialog(page, 'End all other sessions?');
  await expect(sure).toContainText('2 other devices are signed out at once.');
  await expectSound(page);
  await sure.getByRole('button', { name: 'Keep them' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await sure.getByRole('button', { name: 'End them' }).click();
  await expect(toast(page, 'Other sessions ended')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  for (const device of [first, second]) {
    await device.reload();
    await expect(device).toHaveURL(/\/auth\?returnTo=/);
  }
  for (const device of [first, second, third]) await device.context().close();
});

test.describe('those who must have two-factor', () => {
  test('set it up before anything else, and learn why', async ({ page, request }) => {
    const person = await newcomer(request);
    // Nobody can be made an administrator over the network: the answers say what they would.
    let missing = true;
    await page.route(/\/api\/v1\/auth\/(sign-in|refresh)$/, async (route) => {
      const answer = await route.fetch();
      const session = (await answer.json()) as { user?: object };
      if (missing && session.user) Object.assign(session.user, { role: 'admin', roles: ['admin', 'user'], twoFactorRequired: true });
      await route.fulfill({ response: answer, json: session });
    });
    await visit(page, '/auth?returnTo=%2Fdashboard%2Fsettings');
    await signIn(page, person);
    await expect(page).toHaveURL(`/dashboard/two-factor?returnTo=${encodeURIComponent(SETTINGS)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Set up two-factor' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('As an Administrator you see what others may not.');
    await expectSound(page);
    for (const path of ['/dashboard', '/dashboard/messages']) {
      await page.goto(path);
      await expect(page).toHaveURL(`/dashboard/two-factor?returnTo=${encodeURIComponent(path)}`);
    }

    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    const app = new Authenticator((await page.locator('code').innerText()).replaceAll(' ', ''));
    await expectSound(page);
    missing = false;
    await page.getByLabel('6-digit code').fill(await app.code());
    await page.keyboard.press('Enter');
    // The session needs nothing more, but the codes stay in sight.
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(toast(page, 'Two-factor is on')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard(\/messages)?$/);
  });

  for (const { email, badge, password } of [
    { email: 'admin@demo.test', badge: 'Administrator', password: 'Password' },
    { email: 'auditor@demo.test', badge: 'Auditor', password: 'Password' },
    { email: 'vendor@demo.test', badge: 'Business Owner', password: 'Account Security' },
  ]) {
    test(`find their settings: ${badge}`, async ({ page }) => {
      await enter(page, { email, password: DEMO_PASSWORD }, '/dashboard/settings');
      await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      for (const name of [password, 'Email', 'Two-Factor Authentication', 'Where you are signed in']) {
        await expect(part(page, name)).toBeVisible();
      }
      await expect(part(page, 'Account Management')).toHaveCount(0);
      await expectSound(page);
    });
  }

  test('can not switch it off', async ({ page }) => {
    await page.route('**/api/v1/account/security', async (route) => {
      const answer = await route.fetch();
      const security = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...security, twoFactor: true, twoFactorRequired: true, recoveryCodesLeft: 2 } });
    });
    await enter(page, { email: 'admin@demo.test', password: DEMO_PASSWORD });
    const twoFactor = part(page, 'Two-Factor Authentication');
    await expect(twoFactor).toContainText('Your role needs it, so it stays on.');
    await expect(twoFactor).toContainText('Only 2 recovery codes are left.');
    await expect(twoFactor.getByRole('button', { name: 'Switch off' })).toHaveCount(0);
    await expectSound(page);
  });
});
