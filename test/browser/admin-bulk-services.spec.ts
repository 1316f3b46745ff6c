import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { expect, test } from './support/product.js';
import { offer, provider } from './support/provider.js';
import { expectNoBarriers, expectSound, expectToFit390 } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const SERVICES = '/admin/services';

test('all services that match are deactivated at once, with what became of each; another window and the site follow', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const owner = await provider(request);
  const mark = `Shutters ${process.pid}-${Date.now()}`;
  const ids: string[] = [];
  for (let number = 10; number < 32; number++) ids.push(await offer(request, owner, { title: `${mark} ${number}` }));
  const reason = `Out of season, ${mark}.`;
  const publicly = async (id: string) => (await page.request.get(`/api/v1/services/${id}`)).status();
  const table = page.getByRole('table', { name: 'Services' });
  const bar = page.getByRole('group', { name: 'Chosen services' });
  const actionIn = (window: typeof page) =>
    window.getByRole('list', { name: 'Bulk actions' }).getByRole('listitem').filter({ hasText: reason });

  await enter(page, ADMIN, SERVICES);
  await page.getByRole('searchbox', { name: 'Search services' }).fill(mark);
  await expect(page.getByRole('status').filter({ hasText: 'found for' })).toHaveText(`22 services found for “${mark}”`);
  await page.getByRole('switch', { name: `${mark} 31 is active` }).click();
  const alone = page.getByRole('dialog', { name: `Deactivate ${mark} 31?` });
  await alone.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await alone.getByRole('button', { name: 'Deactivate' }).click();
  await expect(table.getByRole('row').filter({ hasText: `${mark} 31` })).toContainText('Inactive');

  await page.getByRole('checkbox', { name: `Select ${mark} 30` }).check();
  await expect(bar.getByRole('status')).toHaveText('1 service chosen');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bar.getByRole('status')).toHaveText('20 services chosen');
  await bar.getByRole('button', { name: 'Select all 22 services that match' }).click();
  await expect(bar.getByRole('status')).toHaveText('All 22 services chosen');
  await expectNoBarriers(page);
  await expectToFit390(page);

  const other = await elsewhere(browser, baseURL);
  await enter(other, ADMIN, SERVICES);
  await bar.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate 22 services?' });
  await expect(dialog).toContainText('21 services will be deactivated.');
  await expect(dialog).toContainText('1 service is inactive already, and stays so.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('no');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog).toContainText('Please give a reason of at least 5 characters.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog).toHaveCount(0);

  for (const window of [page, other]) await expect(actionIn(window)).toContainText('21 of 22 services deactivated');
  await actionIn(page).getByRole('button', { name: '1 service did not change' }).click();
  await expect(actionIn(page).getByRole('list', { name: 'What did not change' })).toHaveText(`${mark} 31: Was inactive already.`);
  await expect(bar.getByRole('status')).toHaveCount(0);
  await expectNoBarriers(page);
  for (const id of ids) await expect.poll(() => publicly(id)).toBe(404);
  await page.reload();
  await expect(actionIn(page)).toContainText('21 of 22 services deactivated');
  await expectToFit390(page);
  await other.context().close();
});
