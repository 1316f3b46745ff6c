import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { answeredWith } from './support/answered-with.js';
import { enter } from './support/enter.js';
import { expect, test } from './support/product.js';
import { expectSound, expectToFit390 } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };

test('the dashboard says how the platform does, and follows while it is looked at', async ({ page }) => {
  await page.clock.install();
  await enter(page, ADMIN);
  const health = page.getByRole('region', { name: 'Health of the platform' });
  const check = (name: string) => health.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

  await expect(check('Room')).toContainText(/The database has [\d.]+ [MG]B/);
  await expect(check('Last backup')).toContainText('None was ever made.');
  await expect(check('Last backup')).toContainText('npm run ops -- backup');
  await expect(check('Last backup').getByRole('img', { name: 'To be looked at' })).toBeVisible();

  const found = { behindSince: '2026-01-05T10:00:00.000Z', mails: { events: 2, since: '2026-01-05T10:00:00.000Z' } };
  await answeredWith(page, 'admin/health', found);
  await page.clock.runFor(31_000);
  await expect(check('Mails')).toContainText('2 mails could not leave');
  await expect(check('What the screens show')).toContainText('Lacks what has happened since');
});

test('the health of the platform is sound in both schemes, and fits a phone', async ({ page }) => {
  await enter(page, ADMIN);
  await expect(page.getByRole('region', { name: 'Health of the platform' }).getByRole('listitem').first()).toBeVisible();
  await expectSound(page);
  await expectToFit390(page);
});
