import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { type BothSides, test as bothSides } from './support/both-sides.js';
import { CLOCK } from './support/clock.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expect } from './support/product.js';
import { expectNoBarriers, expectSound, expectToFit390, toast } from './support/visit.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const DESK = '/dashboard/bookings';
const JOB = 'Door hinge and lock care for Nora Whitfield';
const BUSINESS = 'Lindqvist & Daughters';
const REASON = 'We have seen the photos of both sides.';
const MINUTE_MS = 60_000;

/** An admin's window beside those of the two sides. */
const test = bothSides.extend<{ desk: Page }>({
  desk: async ({ browser, baseURL }, use) => {
    const page = await elsewhere(browser, baseURL);
    await use(page);
    await page.context().close();
  },
});

/** To the desk, at the time that the product has. */
async function open(desk: Page, now: string, path = DESK): Promise<void> {
  await desk.clock.setFixedTime(now);
  await enter(desk, ADMIN, path);
}

async function says(sides: BothSides, who: 'customer' | 'vendor', deed: string, data: object = {}): Promise<void> {
  const headers = await authorizationOf(sides.request, who === 'customer' ? sides.customer : sides.business);
  await successful(sides.request.post(`/api/v1/bookings/${sides.bookingId}/${deed}`, { headers, data }));
}

const later = (instant: string, minutes: number): string => new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();
/** Decides all cases but that of these two sides: the demo data have some. */
async function decideOthers({ request, bookingId }: BothSides): Promise<void> {
  const headers = await authorizationOf(request, ADMIN);
  const cases = async () => (await (await successful(request.get('/api/v1/admin/claims', { headers }))).json()) as Case[];
  for (const other of (await cases()).filter((each) => each.bookingId !== bookingId)) {
    const decision = other.kind === 'problem' ? { refundCents: 0 } : { outcome: 'dismissed' };
    const path = `/api/v1/admin/bookings/${other.bookingId}/${other.kind === 'problem' ? 'problem' : 'claim'}`;
    await successful(request.post(path, { headers, data: { ...decision, reason: REASON } }));
  }
  await expect.poll(async () => (await cases()).map((each) => each.bookingId)).toEqual([bookingId]);
}

interface Case {
  bookingId: string;
  kind: 'no_show' | 'problem';
}

const waiting = (desk: Page, kind: 'No-show' | 'Problem'): Locator => desk.getByRole('listitem', { name: `${kind}: ${JOB}` });

test('a no-show that is contested is decided, and both sides read how and why', CLOCK, async ({ sides, desk }) => {
  const { startsAt } = await sides.agree();
  const now = later(startsAt, 45);
  await sides.at(now);
  await says(sides, 'customer', 'claim', { statement: 'Nobody rang all afternoon.' });
  await says(sides, 'vendor', 'contest', { statement: 'The gate was locked.' });

  await open(desk, now, '/dashboard');
  await desk.getByRole('link', { name: /^\d+ claims? to decide$/ }).click();
  const found = waiting(desk, 'No-show');
  await expect(found).toContainText('Nora Whitfield says that nobody came');
  await expect(found).toContainText('Nobody rang all afternoon.');
  await expect(found).toContainText(`${BUSINESS} says that this is not so`);
  await expect(found).toContainText('The gate was locked.');
  await expect(found).toContainText('$89.00 agreed');
  await expectNoBarriers(desk);
  await expectToFit390(desk);

  await found.getByRole('button', { name: 'Decide' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Who was not there for Door hinge and lock care?' });
  await expect(dialog.getByRole('button', { name: 'Decide', exact: true })).toBeDisabled();
  // Nobody has claimed that the customer was not there.
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('radio', { name: new RegExp(`^${BUSINESS} did not come`) }).check();
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason of at least 10 characters.');
  await expectNoBarriers(desk);
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(toast(desk, 'Claim decided')).toContainText('The booking is cancelled, and Nora Whitfield pays nothing.');
  await expect(found).toBeHidden();

  await sides.stands('Cancelled');
  await sides.ourDeed('Timeline');
  const timeline = sides.ours.getByRole('dialog', { name: 'Timeline of Door hinge and lock care' });
  await expect(timeline).toContainText(REASON);
});

test('of a problem as much is refunded as an admin chooses, and no more than was paid', CLOCK, async ({ sides, desk }) => {
  const { endsAt } = await sides.agree();
  await sides.at(endsAt);
  await says(sides, 'vendor', 'complete');
  await says(sides, 'customer', 'problem', { description: 'The lock jams as it did before.' });

  await open(desk, endsAt);
  const found = waiting(desk, 'Problem');
  await expect(found).toContainText('The lock jams as it did before.');
  await expect(found).toContainText('$94.00 paid');
  await found.getByRole('button', { name: 'Decide' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Decide the problem with Door hinge and lock care?' });
  const amount = dialog.getByLabel('The customer gets back');
  await amount.fill('94.01');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Refund nothing' }).click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription('Enter an amount from $0.00 to $94.00.');
  await dialog.getByRole('button', { name: 'All of it: $94.00' }).click();
  await expect(amount).toHaveValue('94.00');
  await amount.fill('40');
  await expectNoBarriers(desk);
  await dialog.getByRole('button', { name: 'Refund $40.00' }).click();
  await expect(toast(desk, 'Problem decided')).toContainText('Nora Whitfield gets $40.00 back.');
  await expect(found).toBeHidden();
  await sides.stands('Completed');

  await visitBooking(desk, sides.bookingId);
  await expect(desk.getByRole('listitem', { name: JOB, exact: true })).toContainText('$40.00 refunded after a problem.');
});

test('with its last case the desk is empty, and says what would come to it', CLOCK, async ({ sides, desk }) => {
  const { endsAt } = await sides.agree();
  await sides.at(endsAt);
  await says(sides, 'vendor', 'complete');
  await says(sides, 'customer', 'problem', { description: 'The lock jams as it did before.' });
  await decideOthers(sides);

  await open(desk, endsAt);
  const claims = desk.getByRole('region', { name: 'Claims desk' });
  await expect(claims.getByRole('listitem', { name: /^(Problem|No-show): / })).toHaveCount(1);
  await expect(claims.getByRole('heading', { name: 'Nothing to decide' })).toHaveCount(0);
  await waiting(desk, 'Problem').getByRole('button', { name: 'Decide' }).press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'Decide the problem with Door hinge and lock care?' });
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Refund nothing' }).press('Enter');
  await expect(toast(desk, 'Problem decided')).toContainText('Nothing is refunded.');

  await expect(claims.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
  await expect(claims).toContainText('No-shows that are contested, and problems that customers report, appear here.');
  await expect(claims.getByRole('listitem')).toHaveCount(0);
  // What was pressed has gone with its case.
  await expect(claims).toBeFocused();
  await expectSound(desk);
  await desk.getByRole('link', { name: 'Dashboard' }).click();
  await expect(desk.getByRole('heading', { name: 'Recent Bookings' })).toBeVisible();
  await expect(desk.getByRole('link', { name: /claims? to decide$/ })).toHaveCount(0);
});

test('whoever is about to decide reads that another admin was faster', CLOCK, async ({ sides, desk }) => {
  const { startsAt } = await sides.agree();
  const now = later(startsAt, 45);
  await sides.at(now);
  await says(sides, 'customer', 'claim');
  await says(sides, 'vendor', 'contest');

  await open(desk, now);
  await waiting(desk, 'No-show').getByRole('button', { name: 'Decide' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Who was not there for Door hinge and lock care?' });
  await dialog.getByRole('radio', { name: 'Both were there' }).check();
  await sides.decide('claim', { outcome: 'no_show_vendor', reason: REASON });
  await expect(dialog.getByRole('alert')).toHaveText('This booking has changed meanwhile. Please close this and look at it again.');
  await expect(dialog.getByRole('button', { name: 'Decide', exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(waiting(desk, 'No-show')).toHaveCount(0);
  await expect(desk.getByRole('region', { name: 'Claims desk' })).toBeFocused();
});

test('any open booking is found, and cancelled for what an admin chooses', CLOCK, async ({ sides, desk }) => {
  const { startsAt } = await sides.agree();
  const now = later(startsAt, -60);
  await sides.at(now);
  await open(desk, now);
  await desk.getByRole('link', { name: 'Confirmed', exact: true }).click();
  await expect(desk).toHaveURL(`${DESK}?status=confirmed`);
  await desk.getByRole('searchbox', { name: 'Search bookings' }).fill(sides.bookingId);
  const status = desk.getByRole('status').filter({ hasText: 'found for' });
  await expect(status).toHaveText(`1 confirmed booking found for “${sides.bookingId}”`);
  const found = desk.getByRole('listitem', { name: JOB, exact: true });
  await expect(found).toContainText(`Nora Whitfield with ${BUSINESS}`);

  await found.getByRole('button', { name: 'Timeline' }).click();
  const timeline = desk.getByRole('dialog', { name: 'Timeline of Door hinge and lock care' });
  await expect(timeline.getByRole('listitem')).toHaveText([/^Nora Whitfield asked for/, new RegExp(`^${BUSINESS} accepted`)]);
  await timeline.getByRole('button', { name: 'Close' }).click();

  await found.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = desk.getByRole('dialog', { name: `Cancel ${JOB}?` });
  await dialog.getByLabel('The customer pays').fill('12.50');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Cancel for $12.50' }).click();
  await expect(toast(desk, 'Booking cancelled')).toContainText('Nora Whitfield owes $12.50.');
  await expect(desk.getByRole('heading', { name: 'No confirmed bookings found' })).toBeVisible();
  await sides.stands('Cancelled');

  await visitBooking(desk, sides.bookingId);
  await expect(found).toContainText('Cancelled by Plumb & Level. The customer owes $12.50.');
  await expect(found.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
});

/** The same window, at one booking of all. */
async function visitBooking(desk: Page, bookingId: string): Promise<void> {
  await desk.getByRole('link', { name: 'All', exact: true }).click();
  await desk.getByRole('searchbox', { name: 'Search bookings' }).fill(bookingId);
  await expect(desk.getByRole('status').filter({ hasText: 'found for' })).toHaveText(`1 booking found for “${bookingId}”`);
}
