import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/platform/process/project.js';
import { ADMIN_PATHS, DASHBOARD_PATHS } from '../../../web/src/app/dashboard-paths.js';
import type { BothSides } from '../support/both-sides.js';
import { expect } from '../support/product.js';
import { type Someone } from './asking.js';
import { PAYLOADS } from './payloads.js';
import { ADMIN, AUDITOR, type Story } from './round.js';
import type { Window } from './window.js';

/** An address, and whether texts of people are to be seen there; what else is opened from there. */
export interface Screen {
  readonly path: string;
  readonly shows: boolean;
  readonly opened?: (window: Window) => Promise<void>;
}

export interface Walk {
  readonly who?: Someone;
  readonly screens: readonly Screen[];
}

const showing = (...paths: readonly string[]): Screen[] => paths.map((path) => ({ path, shows: true }));
const silent = (...paths: readonly string[]): Screen[] => paths.map((path) => ({ path, shows: false }));
const inDashboard = (screens: readonly Screen[]): Screen[] => screens.map((screen) => ({ ...screen, path: `/dashboard/${screen.path}` }));

/** What everybody may see. */
export const publicScreens = ({ categorySlug, serviceId, vendorId }: Story): Screen[] => [
  ...showing(`/services/${categorySlug}`, '/', `/service/${serviceId}`, `/vendor/${vendorId}`),
  ...showing('/services', `/vendor/${vendorId}?tab=reviews`),
];

/** Where a text stands in the address. */
export function addressed(): Screen[] {
  const typed = encodeURIComponent(PAYLOADS[0]!);
  const silently = [
    `/auth?returnTo=${typed}`,
    `/contact?topic=${typed}`,
    `/${typed}`,
    `/services/${typed}`,
    `/vendor-registration?step=${typed}`,
  ];
  return [...showing(`/services?search=${typed}`, `/help?search=${typed}`), ...silent(...silently)];
}

export const mailbox: Screen = { path: '/dev/mailbox', shows: true };

/** What is for some. */
export function walks(story: Story, { customer, business }: BothSides): Walk[] {
  const { serviceId, rejected, suspended } = story;
  const bookings = story.bookings.map((id) => `my-bookings?booking=${id}`);
  const ofVendor = ['', 'services', `services/${serviceId}/edit`, 'my-reviews', 'profile', 'customers', 'earnings', 'reports'];
  return [
    {
      who: customer,
      screens: [
        ...inDashboard(showing('', 'my-bookings', 'favorites', 'my-reviews', 'profile', ...bookings)),
        ...showing(`/book/${serviceId}`),
      ],
    },
    { who: business, screens: inDashboard(showing(...ofVendor, 'my-bookings', 'service-registration', 'settings', ...bookings)) },
    {
      who: ADMIN,
      screens: [
        ...inDashboard([
          { path: '', shows: true, opened: application },
          { path: 'bookings', shows: true, opened: timelines },
          ...showing('reviews', 'reviews?state=hidden', 'reviews?state=all', 'photos?state=hidden', 'messages', 'settings'),
        ]),
        ...showing('/admin/users'),
        { path: '/admin/users?state=deactivated', shows: true, opened: history },
        { path: '/admin/users?role=admin', shows: false, opened: history },
        { path: '/admin/vendors?state=active', shows: true, opened: deactivation },
        ...showing('/admin/vendors?state=inactive', '/admin/vendors?state=rejected'),
        { path: '/admin/services', shows: true, opened: service },
        { path: '/admin/services?state=inactive', shows: true, opened: deeds },
        { path: '/admin/categories', shows: true, opened: category },
        { path: '/admin/categories?sort=visitors', shows: true, opened: deeds },
      ],
    },
    { who: rejected, screens: [...showing('/vendor-registration'), ...inDashboard(showing('profile'))] },
    { who: suspended, screens: inDashboard(showing('', 'profile')) },
    { who: AUDITOR, screens: inDashboard(showing('audit')) },
  ];
}

/** Where nobody's texts are. */
export const otherWalks = ({ applicant }: Story, { customer }: BothSides): Walk[] => [
  { screens: silent('/about', '/how-it-works', '/careers', '/privacy', '/terms') },
  { who: customer, screens: inDashboard(silent('settings', 'two-factor')) },
  { who: applicant, screens: silent('/vendor-registration') },
  { who: AUDITOR, screens: inDashboard(silent('analytics')) },
];

async function application(window: Window): Promise<void> {
  const { page } = window;
  await page
    .getByRole('button', { name: /^View details of .*hit/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show in full' }).click();
  await dialog.getByLabel('Why do you need to see it?').fill(PAYLOADS[0]!);
  await dialog.getByLabel('Your password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Show in full' }).click();
  await expect(dialog).toContainText('Shown in full. That you have seen it is recorded.');
  await expect(dialog).toContainText('hit');
}

/** What has happened to somebody: the reasons of administrators stand there. */
async function history({ page }: Window): Promise<void> {
  await page
    .getByRole('button', { name: /^View Profile of / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'What happened' })).toContainText('hit');
}

/** Why services and categories were switched or deleted. */
async function deeds({ page }: Window): Promise<void> {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'What administrators did' })).toContainText('hit');
}

/** What would become of the bookings of a provider: whose they are stands there. */
async function deactivation({ page }: Window): Promise<void> {
  await page
    .getByRole('button', { name: /^Deactivate .*hit/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reason')).toBeVisible();
  await expect(dialog).toContainText('hit');
}

async function service({ page }: Window): Promise<void> {
  await page
    .getByRole('button', { name: /^Edit .*hit/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(/hit/);
}

async function category({ page }: Window): Promise<void> {
  await page
    .getByRole('button', { name: /^Edit .*hit/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue(/hit/);
}

/** Of the claim that waits, and of the newest bookings. */
async function timelines(window: Window): Promise<void> {
  const ours = window.page.getByRole('button', { name: /^Timeline of .*hit/ });
  for (let index = 0; index < 4; index++) {
    await ours.nth(index).click();
    const sheet = window.page.getByRole('dialog');
    await expect(sheet).toContainText('hit');
    await window.settled(true);
    await window.expectNothing();
    await window.page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
}

/** Addresses of the client that none of the screens has: a new one has to be looked at too. */
export function unseen(seen: readonly string[]): string[] {
  const routes = readFileSync(join(projectRoot, 'web', 'src', 'app', 'routes.tsx'), 'utf8');
  const [, ofAll] = /const publicPages.*?= \[(.*?)\n\];/su.exec(routes)!;
  const ofDashboard = DASHBOARD_PATHS.filter((path) => path !== ONE_PAGE).map((path) => `dashboard/${path}`);
  const ofAdmins = ADMIN_PATHS.map((path) => `admin/${path}`);
  const patterns = [...[...ofAll!.matchAll(/path: '([^'*]+)'/gu)].map(([, path]) => path!), ...ofDashboard, ...ofAdmins];
  return patterns.filter((pattern) => {
    const address = new RegExp(`^/${pattern.replaceAll(/\/:\w+\?/gu, '(/[^/]+)?').replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
    return !seen.some((path) => address.test(path.split('?')[0]!));
  });
}

/** The same page as `services`. */
const ONE_PAGE = 'my-services';
