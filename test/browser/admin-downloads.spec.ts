import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { enter } from './support/enter.js';
import { type Newcomer, newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { dayWith, offer, provider } from './support/provider.js';
import { booked } from './support/vendor-day.js';
import { expectToFit390, toast, visit } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };

let count = 0;
const nobodyElse = (): string => `Sorrel ${process.pid}-${Date.now()}-${++count}`;

/** Presses, and reads what the browser has saved, without the mark before it: its head, and the lines below. */
async function saved(page: Page, list: string): Promise<{ head: string; rows: string[]; name: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download CSV of ${list}` }).click();
  const file = await download;
  const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).slice(1).trimEnd().split('\r\n');
  await expect(toast(page, 'Your file is ready')).toContainText(file.suggestedFilename());
  return { head, rows, name: file.suggestedFilename() };
}

/** A customer, a provider with a service, and what the one has booked of the other. */
async function market(request: APIRequestContext) {
  const name = nobodyElse();
  const customer: Newcomer = await newcomer(request, `=1+1 ${name}`);
  const business = await provider(request, `Owner ${name}`);
  const serviceId = await offer(request, business, { title: `Locks ${name}` });
  await booked(request, customer, serviceId, await dayWith(request, serviceId, '10:00'), '10:00');
  return { name, customer };
}

test('each list is saved as it is narrowed and ordered, and with it that it was taken', async ({ page, request }) => {
  const { name } = await market(request);

  await test.step('users', async () => {
    await enter(page, ADMIN, `/admin/users?sort=name&search=${encodeURIComponent(name)}`);
    const { head, rows, name: file } = await saved(page, 'users');
    expect(file).toMatch(/^plumb-and-level-users-\d{4}-\d\d-\d\d\.csv$/);
    expect(head).toBe('Name,Roles,Phone,City,State,Joined,Status,Deactivated at,Deactivated by,Deactivated because');
    expect(rows.map((row) => row.split(',')[0])).toEqual([`'=1+1 ${name}`, `Owner ${name}`]);
  });

  await test.step('vendors', async () => {
    await visit(page, `/admin/vendors?search=${encodeURIComponent(name)}`);
    const { head, rows } = await saved(page, 'vendors');
    expect(head).toMatch(/^Business,Status,Paused,Rating,Reviews,Owner,/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(new RegExp(`,Active,No,,0,Owner ${name},`));
  });

  await test.step('services', async () => {
    await visit(page, `/admin/services?state=active&search=${encodeURIComponent(name)}`);
    const { head, rows } = await saved(page, 'services');
    expect(head).toMatch(/^Title,Description,Vendor,/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(new RegExp(`^Locks ${name},.*,\\d+\\.\\d\\d,Fixed,\\d+,Active$`));
  });

  await test.step('bookings', async () => {
    await visit(page, `/dashboard/bookings?search=${encodeURIComponent(name)}`);
    const { head, rows } = await saved(page, 'bookings');
    expect(head).toMatch(/^Service,Status,Customer,Business,Date,Time,Time zone,Price \(USD\),/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(new RegExp(`^Locks ${name},(Pending|Confirmed),'=1\\+1 ${name},`));
  });

  await test.step('whoever looks at the profile of who took them reads it', async () => {
    await visit(page, '/admin/users?search=admin%40demo.test');
    await page.getByRole('button', { name: /^View Profile of/ }).click();
    const history = page.getByRole('list', { name: 'What happened' });
    await expect(history).toContainText(`Downloaded 2 users found for “${name}”`);
    await expect(history).toContainText(`Downloaded 1 service (active) found for “${name}”`);
    await expect(history).toContainText(`Downloaded 1 booking found for “${name}”`);
  });
});

test('a file that breaks off is none, and says so', async ({ page }) => {
  await enter(page, ADMIN, '/admin/users');
  await page.route('**/api/v1/admin/users/download', (route) => route.abort());
  const files: unknown[] = [];
  page.on('download', (file) => files.push(file));
  await page.getByRole('button', { name: 'Download CSV of users' }).click();
  await expect(toast(page, 'The list could not be downloaded')).toContainText('The server could not be reached.');
  expect(files).toEqual([]);
});

test('on a phone a list is saved, too', async ({ page, request }) => {
  const { fullName } = await newcomer(request, nobodyElse());
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/admin/vendors', '/admin/services', '/dashboard/bookings', `/admin/users?search=${encodeURIComponent(fullName)}`]) {
    await enter(page, ADMIN, path);
    await expect(page.getByRole('button', { name: /^Download CSV of / })).toBeVisible();
    await expectToFit390(page);
  }
  expect((await saved(page, 'users')).rows).toEqual([expect.stringMatching(new RegExp(`^${fullName},Customer,`))]);
});
