import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { linksTo, nextLink } from './support/mailbox.js';
import { expect, test } from './support/product.js';
import { expectSound, toast, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const USERS = '/admin/users';

let count = 0;
function somebody(first: string) {
  const mark = `${process.pid}-${Date.now()}-${++count}`;
  return { fullName: `${first} Gast ${mark}`, email: `invited.${mark}@example.test`.toLowerCase() };
}

async function invite(page: Page, { fullName, email }: { fullName: string; email: string }, ...roles: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await dialog.getByLabel('Full name').fill(fullName);
  await dialog.getByLabel('Email').fill(email);
  for (const role of roles) await dialog.getByRole('checkbox', { name: role }).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
}

const invitationOf = (page: Page, { fullName }: { fullName: string }) =>
  page.getByRole('region', { name: 'Open invitations' }).getByRole('listitem', { name: fullName, exact: true });

test('somebody is invited, chooses a password by the mailed link, and is there', async ({ page, browser, baseURL, request }) => {
  const person = somebody('Iris');
  await enter(page, ADMIN, USERS);

  await test.step('the dialog says what is missing', async () => {
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add User' });
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByLabel('Full name')).toHaveAccessibleDescription('Please enter the full name');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  const before = await linksTo(request, person.email, 'invitation');
  await invite(page, person, 'Business Owner');
  await expect(toast(page, 'Invitation sent')).toContainText(person.fullName);
  const open = invitationOf(page, person);
  await expect(open).toContainText(`${person.email} · invited by`);
  await expect(open).toContainText('Business Owner');
  await expectSound(page);

  const theirs = await elsewhere(browser, baseURL);
  await test.step('the link leads to a form of one field, and from there to their pages', async () => {
    await visit(theirs, await nextLink(request, person.email, 'invitation', before));
    await expect(theirs.getByText(`${person.fullName}, you are invited as Business Owner.`)).toBeVisible();
    await expectSound(theirs);
    await theirs.getByLabel('Password', { exact: true }).fill('password');
    await theirs.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(theirs.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/common/);
    await theirs.getByLabel('Password', { exact: true }).fill('measure twice, cut once');
    await theirs.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(theirs).toHaveURL('/dashboard');
    await expect(theirs.getByText(`Welcome, ${person.email}`).first()).toBeVisible();
  });

  await test.step('in the administrator’s open window they are no longer invited, but there', async () => {
    await expect(open).toHaveCount(0);
    const card = page.getByRole('listitem', { name: person.fullName, exact: true });
    await expect(card).toContainText('Business Owner');
    await card.getByRole('button', { name: `View Profile of ${person.fullName}` }).click();
    const profile = page.getByRole('dialog', { name: person.fullName, exact: true });
    await expect(profile.getByRole('list', { name: 'What happened' })).toContainText('Made Business Owner by');
  });
});

test('an address that has an account is refused in the dialog', async ({ page }) => {
  await enter(page, ADMIN, USERS);
  await invite(page, { fullName: 'Anybody Else', email: 'customer@demo.test' });
  await expect(page.getByRole('dialog', { name: 'Add User' }).getByRole('alert')).toContainText('has an account already');
});

test('an invitation that is withdrawn leads nowhere', async ({ page, browser, baseURL, request }) => {
  const person = somebody('Olaf');
  await enter(page, ADMIN, USERS);
  const before = await linksTo(request, person.email, 'invitation');
  await invite(page, person);
  const open = invitationOf(page, person);
  await expect(open).toContainText('Customer');
  const link = await nextLink(request, person.email, 'invitation', before);

  await open.getByRole('button', { name: `Send again to ${person.fullName}` }).click();
  await expect(toast(page, 'Action failed')).toContainText('less than a minute ago');
  await open.getByRole('button', { name: `Withdraw the invitation of ${person.fullName}` }).click();
  const dialog = page.getByRole('dialog', { name: `Withdraw the invitation of ${person.fullName}?` });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'Invitation withdrawn')).toContainText('does not work any more');
  await expect(open).toHaveCount(0);

  const theirs = await elsewhere(browser, baseURL);
  await visit(theirs, link);
  await expect(theirs.getByRole('alert').filter({ hasText: 'can’t be used' })).toContainText('was withdrawn');
  await theirs.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(theirs.getByRole('tab', { name: 'Login' })).toBeVisible();
});
