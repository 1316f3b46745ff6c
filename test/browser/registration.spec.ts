import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { mailsTo, nextLink } from './support/mailbox.js';
import { authorizationOf, newcomer, signIn, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, openedUntil, takenOver, toast, visit } from './support/visit.js';
import { account, COMPANY, fill, KYC, next, register, step, stranger, submit, toKyc, WIZARD } from './support/wizard.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const ZONE = 'America/Chicago';

/** What an administrator does, in a browser of their own. */
async function admit(browser: Browser, baseURL: string | undefined, work: (admin: Page) => Promise<void>): Promise<void> {
  const admin = await elsewhere(browser, baseURL);
  await enter(admin, ADMIN);
  await work(admin);
  await admin.context().close();
}

/** A week from now, when the advance notice is over, and the day after: dates of the provider's calendar. */
function daysAhead(): { weekday: string; date: string; dayAfter: string } {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(new Date());
  const ahead = (days: number) => new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000);
  const dateOf = (day: Date) => day.toISOString().slice(0, 10);
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' }).format(ahead(7));
  return { weekday, date: dateOf(ahead(7)), dayAfter: dateOf(ahead(8)) };
}

/** The start times that a visitor is offered on a day. */
async function offeredOn(page: Page, serviceId: string, date: string): Promise<string[]> {
  await visit(page, `/service/${serviceId}?date=${date}`);
  const times = page.getByRole('radio');
  await expect(times).toHaveCount(10);
  const offered = await page.getByRole('radio', { name: /, available/ }).all();
  return Promise.all(offered.map(async (time) => (await time.getAttribute('value'))!));
}

test('a new provider applies, is approved, sets hours and offers a service, which a visitor finds', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const person = stranger('Dana Keller');
  const businessName = `Keller Tile ${person.email.replace(/\D/g, '')}`;

  await test.step('by Sign Up to the wizard', async () => {
    await visit(page, '/auth?tab=sign-up');
    await page.getByRole('link', { name: 'Register as Vendor' }).click();
    await expect(page).toHaveURL(WIZARD);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendor Registration');
    await expect(page.getByRole('progressbar', { name: 'Step 1 of 3: Basic Details' })).toHaveAttribute('value', '33');
    await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  });

  await test.step('a step with something missing is not left', async () => {
    await takenOver(page);
    await next(page);
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required');
    await fill(page, { ...account(person), Email: 'not an address', Password: 'short' });
    await next(page);
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription('Use at least 8 characters');
    await fill(page, account(person));
    await next(page);
    await expect(page).toHaveURL(`${WIZARD}?step=2`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('progressbar', { name: 'Step 2 of 3: Company Details' })).toHaveAttribute('value', '67');
    await fill(page, { ...COMPANY, 'Business name': businessName, 'Website URL': 'ftp://keller.example', 'Years in business': '-1' });
    await next(page);
    await expect(page.getByLabel('Website URL')).toHaveAccessibleDescription(/begins with https:\/\/ or http:\/\//);
    await expect(page.getByLabel('Years in business')).toHaveAccessibleDescription(/whole number from 0/);
    await fill(page, { 'Website URL': 'keller.example', 'Years in business': '9' });
  });

  await test.step('Back leads back, and nothing is lost', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue(person.fullName);
    await next(page);
    await expect(page.getByLabel('Business name')).toHaveValue(businessName);
    await next(page);
    await expect(page).toHaveURL(`${WIZARD}?step=3`);
    await expect(page.getByRole('progressbar', { name: 'Step 3 of 3: KYC Details' })).toHaveAttribute('value', '100');
  });

  await test.step('what is sent is told in the words of the product', async () => {
    await submit(page);
    await expect(page.getByLabel('Tax ID / EIN')).toHaveAccessibleDescription('Tax ID / EIN is required');
    await fill(page, KYC);
    await submit(page);
    await expect(page).toHaveURL('/auth');
    const told = toast(page, 'Application Submitted Successfully!');
    await expect(told).toContainText("Your vendor application is under review. We'll notify you once approved.");
    await expect(page.getByRole('alert').filter({ hasText: 'Check your email' })).toContainText(person.email);
  });

  await test.step('the mailed link confirms the address; the dashboard says what is waited for', async () => {
    await visit(page, await nextLink(request, person.email, 'verify'));
    await expect(page.getByText('Your email is verified')).toBeVisible();
    await signIn(page, person);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(businessName);
    await expect(page.getByText("Your verification is in progress. You'll be notified once it's complete.")).toBeVisible();
  });

  await test.step('an administrator approves', async () => {
    await admit(browser, baseURL, async (admin) => {
      await admin.getByRole('button', { name: `Approve ${businessName}` }).click();
      await expect(toast(admin, 'Vendor approved')).toContainText('The vendor application has been approved.');
      await expect(admin.getByRole('button', { name: `Approve ${businessName}` })).toBeHidden();
    });
    const subjects = async () => (await mailsTo(request, person.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Your vendor application has been approved');
    await page.goto('/dashboard/profile');
    await expect(page.getByText('Your business is verified.')).toBeVisible();
  });

  const { weekday, date, dayAfter } = daysAhead();
  await test.step('sets hours: one day a week, with a break at noon', async () => {
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('button', { name: `Use ${weekday}’s hours on every day` }).waitFor();
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
      if (day !== weekday) await page.getByRole('switch', { name: `Open on ${day}` }).uncheck();
    }
    await page.getByLabel(`${weekday}, from`).selectOption('10:00 AM');
    await page.getByLabel(`${weekday}, to`).selectOption('1:00 PM');
    await page.getByRole('button', { name: `Add hours on ${weekday}` }).click();
    await page.getByLabel(`${weekday}, hours 2, from`).selectOption('3:00 PM');
    await page.getByLabel(`${weekday}, hours 2, to`).selectOption('5:00 PM');
    await page.getByRole('button', { name: 'Save All Settings' }).click();
    await expect(toast(page, 'Settings saved')).toBeVisible();
  });

  await test.step('creates a service', async () => {
    await page.getByRole('link', { name: 'My Services' }).click();
    await page.getByRole('link', { name: 'Add New Service' }).click();
    const form = page.getByRole('form', { name: 'Create New Service' });
    await form.getByLabel('Title').fill(`Tiles of ${businessName}`);
    await form.getByLabel('Category').selectOption({ index: 1 });
    await form.getByLabel('Description').fill('Walls and floors tiled, with all that belongs to it.');
    await form.getByLabel('Base price (USD)').fill('120');
    await form.getByLabel('Duration in minutes').fill('60');
    await form.getByRole('button', { name: 'Create Service' }).click();
    await expect(toast(page, 'Success!')).toContainText('Your service has been created successfully.');
    await expect(page).toHaveURL('/dashboard/services');
  });

  await test.step('a visitor finds it, and sees exactly these hours', async () => {
    const visitor = await elsewhere(browser, baseURL);
    const first = visitor.getByRole('link', { name: /^View Details/ }).first();
    await openedUntil(
      () => visitor.goto(`/services?search=${encodeURIComponent(`Tiles of ${businessName}`)}`),
      (look) => expect(first).toHaveAccessibleName(`View Details of Tiles of ${businessName}`, look),
    );
    await first.click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Tiles of ${businessName}`);
    const serviceId = new URL(visitor.url()).pathname.split('/').pop()!;
    expect(await offeredOn(visitor, serviceId, date)).toEqual(['10:00', '11:00', '12:00', '15:00', '16:00']);
    expect(await offeredOn(visitor, serviceId, dayAfter)).toEqual([]);
    await visitor.context().close();
  });
});

test('another is rejected, resubmits what has changed and is approved', async ({ page, browser, request, baseURL }) => {
  const person = stranger('Omar Haddad');
  const businessName = `Haddad Glass ${person.email.replace(/\D/g, '')}`;
  await register(page, person, { ...COMPANY, 'Business name': businessName });

  await test.step('an administrator rejects, with a reason', async () => {
    await admit(browser, baseURL, async (admin) => {
      await admin.getByRole('button', { name: `Reject ${businessName}` }).click();
      await admin.getByLabel(/^Reason/).fill('The address is not one of a business.');
      await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      await expect(toast(admin, 'Vendor rejected')).toContainText('The vendor application has been rejected.');
    });
  });

  await test.step('the applicant reads it', async () => {
    await enter(page, person);
    await page.getByRole('link', { name: 'Business Profile' }).click();
    await expect(page).toHaveURL('/dashboard/profile');
    const status = page.getByRole('region', { name: 'Verification Status' });
    await expect(status).toContainText('Your verification was rejected. Please update your information and resubmit.');
    await expect(status).toContainText('The address is not one of a business.');
    await expectNoBarriers(page);
    await status.getByRole('link', { name: 'Resubmit for Verification' }).click();
    await expect(page).toHaveURL(WIZARD);
  });

  await test.step('the wizard begins with what was told, but for what is masked', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resubmit for Verification');
    await expect(page.getByText('The address is not one of a business.')).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue(person.phone);
    await expect(page.getByLabel(/^Password/)).toBeHidden();
    await next(page);
    await expect(page.getByLabel('Business name')).toHaveValue(businessName);
    await expect(page.getByLabel('State')).toHaveValue('TX');
    await fill(page, { 'Business address': '400 West 6th Street' });
    await next(page);
    await expect(page.getByLabel('ID document type')).toHaveValue('passport');
    await expect(page.getByLabel('Tax ID / EIN')).toHaveValue('');
    await expect(page.getByLabel('Tax ID / EIN')).toHaveAccessibleDescription(/•••• 567$/);
    await expect(page.getByLabel('Account number')).toHaveAccessibleDescription(/•••• 2917$/);
    expect(await page.content()).not.toContain(KYC['Account number']);
    await expectNoBarriers(page);
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
    await expect(toast(page, 'Vendor application submitted')).toContainText('Your vendor application is pending approval.');
    await expect(page.getByText("Your verification is in progress. You'll be notified once it's complete.")).toBeVisible();
  });

  await test.step('and is approved', async () => {
    await admit(browser, baseURL, async (admin) => {
      await admin.getByRole('listitem').filter({ hasText: businessName }).getByText('application 2').waitFor();
      await admin.getByRole('button', { name: `Approve ${businessName}` }).click();
      await expect(toast(admin, 'Vendor approved')).toBeVisible();
    });
    const headers = await authorizationOf(request, person);
    const { id } = (await (await successful(request.get('/api/v1/vendor/profile', { headers }))).json()) as { id: string };
    await expect.poll(async () => (await request.get(`/api/v1/vendors/${id}`)).status()).toBe(200);
    await visit(page, `/vendor/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(businessName);
    await expect(page.getByRole('region', { name: 'Contact Provider' })).toContainText('400 West 6th Street');
  });
});

test('whoever is signed in applies without a second account, and is a vendor at once', async ({ page, request }) => {
  const person = await newcomer(request, 'Ines Moreau');
  await enter(page, person, WIZARD);
  await expect(step(page, 'Basic Details')).toContainText('You apply as Ines Moreau');
  await expect(page.getByLabel('Email')).toBeHidden();
  await fill(page, { Phone: '(512) 555-0170' });
  await toKyc(page);

  await test.step('loading the page again keeps the step and what may be kept', async () => {
    await fill(page, KYC);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(step(page, 'KYC Details')).toBeVisible();
    await expect(page.getByLabel('ID document type')).toHaveValue('passport');
    for (const secret of ['Tax ID / EIN', 'Document number', 'Bank name', 'Account number', 'IFSC Code']) {
      await expect(page.getByLabel(secret)).toHaveValue('');
    }
    await fill(page, KYC);
  });

  await submit(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(toast(page, 'Vendor application submitted')).toContainText('Your vendor application is pending approval.');
  await expect(page.getByText('Business Owner', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COMPANY['Business name']);

  await test.step('and can not apply twice', async () => {
    await visit(page, WIZARD);
    await expect(page.getByText('Your vendor application is pending approval.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
