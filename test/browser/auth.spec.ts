import type { APIRequestContext, Page } from '@playwright/test';
import { withTwoFactor } from './support/authenticator.js';
import { serviceOfProvider } from './support/bookings.js';
import { linksTo, nextLink } from './support/mailbox.js';
import { type Newcomer, newcomer, signIn, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { anotherTab, expectNoBarriers, expectToFit390, takenOver, toast, visit } from './support/visit.js';
import { countRequests, hold, problem } from './support/wire.js';

interface Slot {
  date: string;
  time: string;
}

const NEW_PASSWORD = 'a level, a plumb line and a string';
const loginForm = (page: Page) => page.getByRole('tabpanel', { name: 'Login' });

/** Signs in and is on the dashboard. */
async function enter(page: Page, person: Pick<Newcomer, 'email' | 'password'>, path = '/dashboard'): Promise<void> {
  await visit(page, `/auth?returnTo=${encodeURIComponent(path)}`);
  await signIn(page, person);
  await expect(page).toHaveURL(path);
}

/** What a browser does when its window is chosen. */
const lookAt = (page: Page) => page.evaluate('window.dispatchEvent(new Event("focus"))');

/** A page in both schemes and on a narrow phone. */
async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoBarriers(page);
  }
  const before = page.viewportSize()!;
  await expectToFit390(page);
  await page.setViewportSize(before);
}

test('what is typed before the scripts are there never gets into the address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, field] of [
    ['/auth', 'Password'],
    ['/auth?tab=sign-up', 'Password'],
    ['/auth?recover=a-token', 'New password'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel(field, { exact: true }).fill('a secret');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^(Login|Sign Up|Save new password)$/ })).toBeDisabled();
    await expect(page).toHaveURL(path);
  }
  await context.close();
});

test('what is typed while a remembered session is asked for stays, and can not be sent before', async ({ page, request }) => {
  const person = await newcomer(request);
  await enter(page, person);
  const bringScripts = await hold(page, '**/assets/*.js');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/auth/refresh', async (route) => {
    await answered;
    await route.fulfill(problem(401, 'identity/not-signed-in', 'Please sign in.'));
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await loginForm(page).getByLabel('Email').fill(person.email);
  bringScripts();
  await takenOver(page);
  await loginForm(page).getByLabel('Password', { exact: true }).fill(person.password);
  await expect(loginForm(page).getByRole('button', { name: 'Login' })).toBeDisabled();
  await expect(loginForm(page).getByLabel('Email')).toHaveValue(person.email);
  answer();
  await loginForm(page).getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('what is about to be booked', () => {
  const order = (page: Page) => page.getByRole('region', { name: 'Your booking' });

  test('stands beside the form, signing up or in, also without scripts', async ({ page, request, browser, baseURL }) => {
    const id = await serviceOfProvider(request);
    const { slots } = (await (await successful(request.get(`/api/v1/services/${id}/next-slots`))).json()) as { slots: Slot[] };
    const { date, time } = slots[0]!;
    const service = (await (await request.get(`/api/v1/services/${id}`)).json()) as { title: string; platformFeeCents: number };
    const day = (await (await request.get(`/api/v1/services/${id}/slots`, { params: { date } })).json()) as {
      slots: (Slot & { priceCents: number })[];
    };
    const cents = day.slots.find((slot) => slot.time === time)!.priceCents + service.platformFeeCents;
    const total = `$${(cents / 100).toFixed(2)}`;

    await visit(page, `/book/${id}?date=${date}&time=${time}`);
    await expect(page).toHaveURL(/^[^?]*\/auth\?returnTo=/);
    // Nobody has signed in here yet.
    await expect(page.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
    const address = page.url();
    for (const panel of ['Login', 'Sign Up']) {
      await page.getByRole('tab', { name: panel }).click();
      await expect(order(page)).toContainText(service.title);
      await expect(order(page)).toContainText(new RegExp(`${Number(time.slice(0, 2)) % 12 || 12}:00 [AP]M`));
      await expect(order(page).getByText(total, { exact: true }).locator('visible=true')).toHaveCount(1);
    }
    await expectSound(page);
    // Above the form on a phone, beside it elsewhere.
    const edges = async () => {
      const [card, form] = await Promise.all([order(page).boundingBox(), page.getByRole('tabpanel').boundingBox()]);
      return { below: form!.y >= card!.y + card!.height, left: form!.x + form!.width <= card!.x };
    };
    await expect.poll(edges).toEqual({ below: false, left: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(edges).toEqual({ below: true, left: false });
    await expect(order(page).getByText(total, { exact: true }).locator('visible=true')).toHaveCount(1);

    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(address);
    await expect(order(plain)).toContainText(service.title);
    await context.close();
  });

  test('asks whoever has signed in here before to log in', async ({ page, request }) => {
    const path = `/book/${await serviceOfProvider(request)}`;
    await enter(page, await newcomer(request));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await visit(page, path);
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(path)}`);
    await expect(page.getByRole('tabpanel', { name: 'Login' })).toBeVisible();
  });

  test('is nothing where the service is not there, or something else led here', async ({ page }) => {
    for (const path of ['/book/00000000-0000-4000-8000-000000000000', '/book/of-mine', '/dashboard']) {
      await visit(page, `/auth?returnTo=${encodeURIComponent(path)}`);
      await expect(page.getByRole('tabpanel', { name: 'Login' })).toBeVisible();
      await expect(order(page)).toHaveCount(0);
    }
  });
});

test('what is wrong with a password stands at its field, and after the second time what to do', async ({ page, request }) => {
  const { email } = await newcomer(request);
  await visit(page, '/auth');
  const password = loginForm(page).getByLabel('Password', { exact: true });
  await signIn(page, { email, password: 'not this one' });
  await expect(password).toHaveAccessibleDescription('Please check it, and the email address above.');
  await expect(password).toBeFocused();
  await password.fill('nor this one');
  await expect(password).toHaveAttribute('aria-invalid', 'false');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/“Forgot password\?” sends you a link\.$/);
  await expectSound(page);
});

test('whoever is in a panel at the moment at which it goes is in the one that comes', async ({ page }) => {
  await visit(page, '/auth?tab=sign-up');
  await page.getByRole('tab', { name: 'Login' }).evaluate((tab) => {
    tab.click();
    tab.ownerDocument.querySelector<typeof tab>('#panel-sign-up input')!.focus();
  });
  await expect(loginForm(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(loginForm(page).getByLabel('Email')).toBeFocused();
});

test.describe('a forgotten password', () => {
  test('is replaced by a mailed link, which works once', async ({ page, request }) => {
    const person = await newcomer(request);

    await test.step('the address typed at the sign-in goes along', async () => {
      await visit(page, '/auth?returnTo=%2Fdashboard%2Fmy-bookings');
      await page.getByLabel('Email').fill(person.email);
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await expectSound(page);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Check your email' })).toContainText(person.email);
      await expect(page.getByRole('button', { name: /^Send the link again in/ })).toBeVisible();
      await expectSound(page);
    });

    const link = await nextLink(request, person.email, 'recover');
    await test.step('the link outlasts a reload; the rules are told before, and beside the field', async () => {
      await visit(page, link);
      await page.reload();
      await takenOver(page);
      const field = page.getByLabel('New password', { exact: true });
      await expect(field).toHaveAccessibleDescription('At least 8 characters, and not a common password');
      await expectSound(page);
      await field.fill('short');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription('Use at least 8 characters');
      await field.fill('password123');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(/too common/);
      await expect(field).toBeFocused();
      await expect(page).toHaveURL(/recover=/);
      await expectSound(page);
      await field.fill(NEW_PASSWORD);
      await field.press('Enter');
    });

    await test.step('the new password opens the door, the old one does not', async () => {
      await expect(loginForm(page).getByRole('alert')).toContainText('Your password is changed');
      await expect(page).not.toHaveURL(/recover=/);
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await expectSound(page);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Sign in failed')).toContainText('Invalid email or password.');
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Welcome back!')).toContainText('You have successfully signed in.');
      await expect(page).toHaveURL('/dashboard');
    });

    await test.step('the link is used up, says so, and offers another', async () => {
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(toast(page, 'Signed out')).toContainText('You have been successfully signed out.');
      await visit(page, link);
      await page.getByLabel('New password', { exact: true }).fill('yet another one, please');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'This link can no longer be used' })).toBeVisible();
      await expect(page).not.toHaveURL(/recover=/);
      await expectSound(page);
      await page.getByLabel('Email').fill(person.email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'Check your email' })).toBeVisible();
    });
  });

  test('has the same answer for an address without an account', async ({ page }) => {
    const stranger = `stranger.${process.pid}@example.test`;
    await visit(page, '/auth?tab=forgot-password');
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email');
    await page.getByLabel('Email').fill(stranger);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Check your email' })).toContainText(`If there is an account for ${stranger}`);
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(stranger);
  });

  test('replaced, signs out every tab of this browser, each to come back where it was', async ({ page, request }) => {
    const person = await newcomer(request);
    await enter(page, person, '/dashboard/my-bookings');
    await successful(request.post('/api/v1/auth/forgot-password', { data: { email: person.email } }));
    const tab = await anotherTab(page, await nextLink(request, person.email, 'recover'));
    await tab.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await tab.keyboard.press('Enter');
    await expect(loginForm(tab).getByRole('alert')).toContainText('Your password is changed');

    await expect(page).toHaveURL(/\/auth\?returnTo=%2Fdashboard%2Fmy-bookings$/);
    await expect(loginForm(page).getByRole('alert')).toContainText('You have been signed out');
    await expectSound(page);

    await signIn(tab, { ...person, password: NEW_PASSWORD });
    await expect(tab).toHaveURL('/dashboard');
    await expect(page).toHaveURL('/dashboard/my-bookings');
    await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  });
});

test.describe('signing in with two-factor', () => {
  test('asks for a code, and loses nothing that was typed', async ({ page, request }) => {
    const person = await newcomer(request);
    const { app } = await withTwoFactor(request, person);
    await visit(page, '/auth?returnTo=%2Fdashboard%2Fmy-bookings');
    await signIn(page, person);
    const code = page.getByLabel('6-digit code');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expectSound(page);

    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription('Please enter a code');
    await code.fill('000000');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription(/not right/);
    await expect(code).toBeFocused();
    await expect(toast(page, 'Sign in failed')).toHaveCount(0);
    await expectSound(page);

    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(code).toHaveValue('');
    // As the app shows it.
    const digits = await app.code();
    await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(toast(page, 'Welcome back!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/my-bookings');
  });

  test('takes a recovery code when the phone is gone, once', async ({ page, request }) => {
    const person = await newcomer(request);
    const { recoveryCodes } = await withTwoFactor(request, person);
    const withRecoveryCode = async () => {
      await visit(page, '/auth');
      await signIn(page, person);
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
      await expect(page.getByLabel('Recovery code')).toBeFocused();
      await page.getByLabel('Recovery code').fill(recoveryCodes[0]!.toUpperCase());
      await page.keyboard.press('Enter');
    };
    await withRecoveryCode();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await withRecoveryCode();
    await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/not right/);
    await expectSound(page);
    await page.getByRole('button', { name: 'Use the authenticator app instead' }).click();
    await expect(page.getByLabel('6-digit code')).toHaveValue('');
  });
});

test.describe('too many attempts', () => {
  test('are told, with the time to wait', async ({ page, request }) => {
    const email = `guessed.${process.pid}@example.test`;
    const guess = () => request.post('/api/v1/auth/sign-in', { data: { email, password: 'guess' } });
    for (let attempt = 0; attempt < 5; attempt++) await guess();
    await visit(page, '/auth');
    // The wait doubles with each guess, so that in the end it outlasts the slowest machine.
    await expect(async () => {
      await guess();
      const answer = page.waitForResponse('**/api/v1/auth/sign-in');
      await signIn(page, { email, password: 'guess' });
      expect((await answer).status()).toBe(429);
    }).toPass();
    const told = toast(page, 'Sign in failed').filter({ hasText: /Too many failed attempts. Please try again in \d+ (second|minute)s?\./ });
    await expect(told).toBeVisible();
  });

  test('hold the button back for as long, and what was typed stays', async ({ page }) => {
    const asked = countRequests(page, '/api/v1/auth/sign-in');
    const busy = problem(429, 'identity/busy', 'Too many people are signing in at this moment.', { retryAfterSeconds: 125 });
    await page.clock.install();
    await page.route('**/api/v1/auth/sign-in', (route) => route.fulfill(busy));
    await visit(page, '/auth');
    await signIn(page, { email: 'somebody@example.test', password: 'something' });
    const held = page.getByRole('button', { name: 'Try again in 2 min 5 s' });
    await expect(held).toBeVisible();
    await held.click({ force: true });
    await page.getByLabel('Email').press('Enter');
    expect(asked()).toBe(1);
    await expectSound(page);
    await page.clock.runFor(126_000);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('something');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect.poll(asked).toBe(2);
  });
});

test.describe('a confirmation link', () => {
  const unverified = async (request: APIRequestContext): Promise<Newcomer> => {
    const person = {
      fullName: 'Vera Unger',
      email: `unverified.${process.pid}.${Date.now()}@example.test`,
      password: 'measure twice, cut once',
    };
    await successful(request.post('/api/v1/auth/sign-up', { data: person }));
    await nextLink(request, person.email, 'verify');
    return person;
  };

  test('stands before booking, and the first tab follows when it is opened in another', async ({ page, request }) => {
    const person = await unverified(request);
    const serviceId = await serviceOfProvider(request);
    const [link] = await linksTo(request, person.email, 'verify');
    const next = await successful(request.get(`/api/v1/services/${serviceId}/next-slots`));
    const { slots } = (await next.json()) as { slots: { date: string; time: string }[] };

    await enter(page, person);
    const notice = page.getByRole('note').filter({ hasText: 'Please confirm your email' });
    await expect(notice).toContainText(person.email);
    await expectSound(page);

    await page.goto(`/book/${serviceId}?date=${slots[0]!.date}&time=${slots[0]!.time}`);
    await expect(notice).toContainText('We send at most one link a minute.');
    await page.getByLabel('Street').fill('1100 Congress Avenue');
    await page.getByLabel('ZIP').fill('78701');
    await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeDisabled();

    await notice.getByRole('button', { name: 'Send the link again' }).click();
    await expect(toast(page, 'Check your email')).toBeVisible();
    const held = notice.getByRole('button', { name: /^Send the link again in \d+ s$/ });
    await expect(held).toBeVisible();
    await page.reload();
    await expect(held).toBeVisible();
    await notice.getByRole('button', { name: 'I have opened it' }).click();
    await expect(toast(page, 'Not confirmed yet')).toBeVisible();
    await expectSound(page);

    const tab = await anotherTab(page, link!);
    await expect(toast(tab, 'Your email is verified')).toBeVisible();
    await expect(tab).toHaveURL('/dashboard');
    await expect(notice).toBeHidden();
    await expect(page.getByLabel('Street')).toHaveValue('1100 Congress Avenue');
    await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeEnabled();
  });

  test('may be opened on another device: this one follows when it is looked at', async ({ page, request }) => {
    const person = await unverified(request);
    await enter(page, person);
    const notice = page.getByRole('note').filter({ hasText: 'Please confirm your email' });
    await expect(notice).toBeVisible();
    const [link] = await linksTo(request, person.email, 'verify');
    const token = new URLSearchParams(link!.split('?')[1]).get('verify');
    await successful(request.post('/api/v1/auth/verify-email', { data: { token } }));
    await lookAt(page);
    await expect(notice).toBeHidden();
  });

  test('that was used already says what to do, also to those who are signed in', async ({ page, request }) => {
    const person = await unverified(request);
    const [link] = await linksTo(request, person.email, 'verify');
    await visit(page, link!);
    await expect(loginForm(page).getByRole('alert')).toContainText('Your email is verified');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page).toHaveURL('/auth');

    await visit(page, link!);
    await expect(loginForm(page).getByRole('alert')).toContainText('This link could not be used');
    await expect(page).toHaveURL('/auth');
    await expectSound(page);
    await signIn(page, person);
    await expect(page).toHaveURL('/dashboard');

    await page.goto(link!);
    await expect(toast(page, 'This link could not be used')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  test('is sent again after signing up, at most once a minute', async ({ page, request }) => {
    const email = `again.${process.pid}@example.test`;
    await page.clock.install();
    await visit(page, '/auth?tab=sign-up');
    await page.getByLabel('Full name').fill('Ada Gain');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('measure twice, cut once');
    await page.keyboard.press('Enter');
    const news = page.getByRole('status').filter({ hasText: 'Check your email' });
    await expect(news).toContainText("We've sent you a confirmation link to complete your registration.");
    await expect(page.getByRole('button', { name: /^Send the link again in/ })).toBeVisible();
    await expectSound(page);
    await nextLink(request, email, 'verify');
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'Send the link again', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Send the link again in/ })).toBeVisible();
  });
});

test.describe('several tabs', () => {
  test('are left together: the others can come back to where they were', async ({ page, request }) => {
    const person = await newcomer(request);
    await enter(page, person);
    const tab = await anotherTab(page, '/dashboard/settings?security=email');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(tab).toHaveURL(`/auth?returnTo=${encodeURIComponent('/dashboard/settings?security=email')}`);
    await expect(loginForm(tab).getByRole('alert')).toContainText('You have been signed out');
    await signIn(tab, person);
    await expect(tab).toHaveURL('/dashboard/settings?security=email');
    // The first one learns that somebody is signed in again.
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  });

  test('keep the role that each acts in', async ({ page }) => {
    const { DEMO_PASSWORD } = await import('../../src/demo/market/accounts.js');
    await enter(page, { email: 'vendor@demo.test', password: DEMO_PASSWORD });
    const tab = await anotherTab(page, '/dashboard');
    await tab.getByRole('button', { name: 'Account' }).click();
    await tab
      .getByRole('menuitemradio', { name: 'Customer' })
      .or(tab.getByRole('menuitem', { name: 'Customer' }))
      .click();
    await expect(tab.getByRole('banner').getByText('Customer')).toBeVisible();
    const asked = countRequests(page, '/api/v1/auth/refresh');
    await page.route('**/api/v1/vendor/**', async (route) => {
      if (asked() > 0) return route.continue();
      return route.fulfill(problem(401, 'identity/not-signed-in', 'Please sign in.'));
    });
    await page.getByRole('link', { name: 'My Bookings' }).click();
    await expect.poll(asked).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Business Owner')).toBeVisible();
  });
});

test.describe('a session that ends in the middle of work', () => {
  test('is renewed unseen when only its token has run out', async ({ page, request }) => {
    await enter(page, await newcomer(request));
    const renewed = countRequests(page, '/api/v1/auth/refresh');
    await page.route('**/api/v1/bookings**', (route) =>
      renewed() > 0 ? route.continue() : route.fulfill(problem(401, 'identity/not-signed-in', 'Please sign in.')),
    );
    await page.getByRole('link', { name: 'My Bookings' }).click();
    // The page before this one says of bookings, too, that there are none.
    await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
    await expect(page.getByText('No bookings yet')).toBeVisible();
    expect(renewed()).toBe(1);
  });

  test('leads to the sign-in and back, with all that was typed', async ({ page, request, browser }) => {
    const person = await newcomer(request);
    const serviceId = await serviceOfProvider(request);
    const next = await successful(request.get(`/api/v1/services/${serviceId}/next-slots`));
    const { slots } = (await next.json()) as { slots: { date: string; time: string }[] };
    const address = `/book/${serviceId}?date=${slots[0]!.date}&time=${slots[0]!.time}`;
    await enter(page, person);
    await page.goto(address);
    await page.getByLabel('Street').fill('1100 Congress Avenue');
    await page.getByLabel('ZIP').fill('78701');

    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await elsewhere.newPage();
    await enter(other, person, '/dashboard/settings');
    await other.getByRole('button', { name: 'End all other sessions' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'End them' }).click();
    await expect(toast(other, 'Other sessions ended')).toBeVisible();
    await elsewhere.close();

    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(address)}`);
    await expect(loginForm(page).getByRole('alert')).toContainText('You have been signed out');
    await signIn(page, person);
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel('Street')).toHaveValue('1100 Congress Avenue');
    await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeEnabled();
  });

  test('waits for the server when it can not be reached', async ({ page, request }) => {
    await enter(page, await newcomer(request), '/dashboard/my-bookings');
    await page.route('**/api/v1/auth/refresh', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/my-bookings');
    await expectSound(page);
    await page.unroute('**/api/v1/auth/refresh');
    await page.getByRole('button', { name: 'Try again now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  });
});
