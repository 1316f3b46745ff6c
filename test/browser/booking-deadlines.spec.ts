import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, provider } from './support/provider.js';
import { expectSound, toast, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const AUDITOR = { email: 'auditor@demo.test', password: DEMO_PASSWORD };
const SETTINGS = '/dashboard/settings';

const panel = (page: Page) => page.getByRole('region', { name: 'Deadlines', exact: true });
const deeds = (page: Page) => page.getByRole('list', { name: 'History of the deadlines' }).getByRole('listitem');

/** As every other test finds them. */
async function asBefore(request: APIRequestContext): Promise<void> {
  const headers = await authorizationOf(request, ADMIN);
  const { changedAt } = (await (await request.get('/api/v1/admin/booking-deadlines', { headers })).json()) as { changedAt: string };
  const data = { answerHours: 24, agreeHours: 12, changedAt, reason: 'A day is what people expect.' };
  await successful(request.post('/api/v1/admin/booking-deadlines/changes', { headers, data }));
}

test('deadlines are previewed, saved with a reason, seen in another window, and told to whoever is about to book', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const business = await provider(request);
  const serviceId = await offer(request, business);
  const why = `Nobody waits a day for a plumber, ${Date.now()}.`;
  const other = await elsewhere(browser, baseURL);
  await enter(other, AUDITOR, SETTINGS);
  await expect(panel(other)).toContainText('To answer a request24 hours');
  await expect(panel(other).getByRole('button')).toHaveCount(0);
  const visitor = await elsewhere(browser, baseURL);

  try {
    await enter(page, ADMIN, SETTINGS);
    await test.step('what they would mean, and what is no deadline, is said while they are typed', async () => {
      const field = panel(page).getByLabel('Hours to answer a request');
      await field.fill('73');
      await expect(field).toHaveAccessibleDescription('Enter a whole number of hours from 1 to 72.');
      await field.fill('6');
      await panel(page).getByLabel('Hours to agree to another time').fill('3');
      const preview = panel(page).getByRole('status', { name: 'What it changes' });
      await expect(preview).toContainText('A request that is made now is to be answered by');
      await expect(preview).toContainText(/wait(s)? for an answer keep(s)? (its deadline|their deadlines)/);
      await expectSound(page);
    });

    await test.step('they need a reason, and are seen by who looks at them elsewhere', async () => {
      await panel(page).getByRole('button', { name: 'Save deadlines' }).click();
      await expect(panel(page).getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason of at least 10 characters.');
      await panel(page).getByLabel('Reason').fill(why);
      await panel(page).getByRole('button', { name: 'Save deadlines' }).click();
      await expect(toast(page, 'Deadlines saved')).toBeVisible();
      for (const window of [page, other]) {
        await expect(panel(window)).toContainText('To answer a request6 hours');
        await expect(deeds(window).first()).toContainText('6 hours to answer, 3 hours to agree to another time, set by');
        await expect(deeds(window).first()).toContainText(why);
      }
    });

    await test.step('whoever is about to book reads how long the provider has', async () => {
      await visit(visitor, `/service/${serviceId}`);
      await expect(visitor.getByText(/has up to 6 hours to accept it/)).toBeVisible();
      await visit(visitor, '/how-it-works');
      await expect(visitor.getByText('The provider has 6 hours to accept, and at the latest')).toBeVisible();
      await visit(visitor, '/terms');
      await expect(visitor.getByText('The provider has 6 hours to answer it, and at the latest')).toBeVisible();
      await expect(visitor.getByText('within 3 hours at most')).toBeVisible();
      await visit(visitor, '/help');
      await visitor.getByText('What does “Pending” mean?').click();
      await expect(visitor.getByText('They have 6 hours, and at the latest')).toBeVisible();
    });
  } finally {
    await asBefore(request);
    await other.context().close();
    await visitor.context().close();
  }
});
