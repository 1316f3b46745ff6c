import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, expectSound, expectToFit390 } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const USERS = '/admin/users';

test('people who match are shut out at once, with what follows said before, and are let in again', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const mark = `Amsel ${process.pid}-${Date.now()}`;
  const people = [await newcomer(request, `Ruth ${mark}`), await newcomer(request, `Ulf ${mark}`), await newcomer(request, `Ida ${mark}`)];
  const reason = `One person under many names, ${mark}.`;
  const bar = page.getByRole('group', { name: 'Chosen users' });
  const card = (window: typeof page, name: string) => window.getByRole('listitem', { name: `${name} ${mark}`, exact: true });
  const actionIn = (window: typeof page, words: string) =>
    window.getByRole('list', { name: 'Bulk actions' }).getByRole('listitem').filter({ hasText: reason }).filter({ hasText: words });
  const signInOf = async ({ email, password }: (typeof people)[0]) =>
    (await request.post('/api/v1/auth/sign-in', { data: { email, password } })).status();

  await enter(page, ADMIN, USERS);
  await page.getByRole('searchbox', { name: 'Search users' }).fill(mark);
  await expect(page.getByRole('status').filter({ hasText: 'found for' })).toHaveText(`3 users found for “${mark}”`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('checkbox', { name: `Select Ida ${mark}` }).uncheck();
  await expect(bar.getByRole('status')).toHaveText('2 users chosen');
  await expectNoBarriers(page);
  await expectToFit390(page);

  const other = await elsewhere(browser, baseURL);
  await enter(other, ADMIN, `${USERS}?search=${encodeURIComponent(mark)}`);
  await bar.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate 2 users?' });
  await expect(dialog.getByRole('list', { name: 'What happens' })).toContainText('2 users can’t sign in any more');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog).toHaveCount(0);

  for (const window of [page, other]) {
    await expect(actionIn(window, '2 of 2 users deactivated')).toHaveCount(1);
    for (const name of ['Ruth', 'Ulf']) await expect(card(window, name)).toContainText('Deactivated');
    await expect(card(window, 'Ida')).not.toContainText('Deactivated');
  }
  expect(await signInOf(people[0]!)).toBe(403);
  expect(await signInOf(people[2]!)).toBe(200);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: 'Activate', exact: true }).click();
  const back = page.getByRole('dialog', { name: 'Activate 3 users?' });
  await expect(back).toContainText('2 users can sign in again');
  await expect(back).toContainText('1 user is active already, and stays so.');
  await back.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await back.getByRole('button', { name: 'Activate' }).click();
  await expect(actionIn(page, '2 of 3 users activated')).toHaveCount(1);
  await expect.poll(() => signInOf(people[0]!)).toBe(200);
  await other.context().close();
});
