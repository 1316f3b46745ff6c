import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { CLOCK } from './support/clock.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, type Newcomer, newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { freeTimes, offer, type Provider, provider } from './support/provider.js';
import { expectSound, openedUntil, toast, visit } from './support/visit.js';
import { hold, problem } from './support/wire.js';

const SERVICE = 'Door hinge and lock care';
const DAY_MS = 86_400_000;

const main = (page: Page) => page.getByRole('main');
const booking = (page: Page) => main(page).getByRole('article');
const button = (page: Page, name: string) => booking(page).getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Far enough ahead for whatever may be done early. */
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** "Tue, Nov 24, 1:00 PM" */
const shortly = (date: string, time: string): string => {
  const at = new Date(`${date}T${time}Z`);
  const words = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', words).format(at);
};

interface Booked {
  id: string;
  date: string;
}

/** @returns a booking a week ahead, at 1:00 PM */
async function book(request: APIRequestContext, customer: Newcomer, serviceId: string, date = inDays(7)): Promise<Booked> {
  const { revision } = (await (await successful(request.get(`/api/v1/services/${serviceId}`))).json()) as { revision: number };
  const made = await successful(
    request.post('/api/v1/bookings', {
      headers: await authorizationOf(request, customer),
      data: { serviceId, serviceRevision: revision, date, time: '13:00', street: '1100 Congress Avenue', zip: '78701' },
    }),
  );
  return { id: ((await made.json()) as { id: string }).id, date };
}

const answer = (request: APIRequestContext, { headers }: Provider, { id }: Booked, deed: string) =>
  successful(request.post(`/api/v1/bookings/${id}/${deed}`, { headers }));

let business: Provider;
let serviceId: string;
let customer: Newcomer;

test.beforeEach(async ({ request }) => {
  business = await provider(request);
  serviceId = await offer(request, business);
  customer = await newcomer(request);
});

test('filters stand in the address, and a notice leads to one booking with what has become of it', CLOCK, async ({ page, request }) => {
  await enter(page, customer, '/dashboard/my-bookings');
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Book a Service' })).toHaveAttribute('href', '/services');

  const { id, date } = await book(request, customer, serviceId);
  await visit(page, '/dashboard/my-bookings');
  await expect(main(page).getByText('1 booking in total')).toBeVisible();
  await expect(booking(page)).toContainText(
    /Lindqvist & Daughters can answer until .* Until then you can withdraw your request free of charge\./,
  );
  const filters = page.getByRole('group', { name: 'Status' });
  await filters.getByRole('button', { name: 'Confirmed' }).click();
  await expect(page).toHaveURL('/dashboard/my-bookings?status=confirmed');
  await expect(page.getByRole('heading', { name: 'No confirmed bookings' })).toBeVisible();
  await filters.getByRole('button', { name: 'Pending' }).click();
  await expect(main(page).getByText('1 pending booking')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/my-bookings?status=confirmed');
  await main(page).getByRole('link', { name: 'Show all bookings' }).click();
  await expect(booking(page)).toHaveCount(1);

  await button(page, 'Timeline').click();
  await expect(dialog(page, `Timeline of ${SERVICE}`).getByRole('listitem')).toContainText([`You asked for ${shortly(date, '13:00')}`]);
  await dialog(page, /Timeline/)
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(button(page, 'Timeline')).toBeFocused();

  const timeline = page.getByRole('region', { name: 'Timeline' });
  // What is sent leaves a little later than what it tells of.
  await openedUntil(
    () => visit(page, `/dashboard/my-bookings?booking=${id}`),
    (look) => expect(timeline).toContainText(/Sent: .* to Lindqvist & Daughters/, look),
  );
  await expect(booking(page)).toHaveCount(1);
  await expect(timeline.getByRole('listitem')).toContainText([`You asked for ${shortly(date, '13:00')}`]);
  await expect(timeline).toContainText('$94.00 in all · Answer due');
  await expectSound(page);
  await visit(page, '/dashboard/my-bookings?booking=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Booking not found' })).toBeVisible();
});

test('a provider who finds none of those that they chose is led to all of them', CLOCK, async ({ page, request }) => {
  const { id } = await book(request, customer, serviceId);
  const toAll = main(page).getByRole('link', { name: 'Show all bookings' });
  await enter(page, business, '/dashboard/my-bookings');
  await expect(main(page).getByText('1 upcoming booking')).toBeVisible();
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Completed' }).click();
  await expect(page.getByRole('heading', { name: 'No upcoming completed bookings', exact: true })).toBeVisible();
  await toAll.click();
  await expect(page).toHaveURL('/dashboard/my-bookings?when=all');
  await expect(main(page).getByText('1 booking in total')).toBeVisible();

  const nowhere = '00000000-0000-4000-8000-000000000000';
  await visit(page, `/dashboard/my-bookings?customer=${nowhere}`);
  await expect(page.getByRole('heading', { name: 'No upcoming bookings of this customer', exact: true })).toBeVisible();
  await expect(toAll).toHaveAttribute('href', '/dashboard/my-bookings?when=all');
  await visit(page, `/dashboard/my-bookings?booking=${nowhere}`);
  await expect(page.getByRole('heading', { name: 'Booking not found' })).toBeVisible();
  await expect(toAll).toHaveAttribute('href', '/dashboard/my-bookings?when=all');
  await visit(page, `/dashboard/my-bookings?booking=${id}`);
  await expect(main(page).getByText('One of your bookings.')).toBeVisible();
  await expect(toAll).toHaveAttribute('href', '/dashboard/my-bookings?when=all');
});

test('a list that is on its way is not told of by what stands there before', async ({ page, request }) => {
  await book(request, customer, serviceId);
  await enter(page, business, '/dashboard/my-bookings');
  await expect(main(page).getByText('1 upcoming booking')).toBeVisible();
  const times = page.getByRole('navigation', { name: 'When' });
  const letPastGo = await hold(page, '**/api/v1/vendor/bookings?*when=past*');
  await times.getByRole('link', { name: 'Past' }).click();
  await expect(times.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'page');
  await expect(booking(page)).toBeVisible();
  await expect(
    main(page)
      .getByText(/bookings?$/)
      .and(page.getByRole('status')),
  ).toHaveCount(0);
  letPastGo();
  await expect(page.getByRole('heading', { name: 'No past bookings' })).toBeVisible();

  const letPendingGo = await hold(page, '**/api/v1/vendor/bookings?*status=pending*');
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Pending' }).click();
  await expect(page).toHaveURL('/dashboard/my-bookings?status=pending&when=past');
  await expect(page.getByRole('status', { name: 'Loading bookings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^No / })).toHaveCount(0);
  letPendingGo();
  await expect(page.getByRole('heading', { name: 'No past pending bookings' })).toBeVisible();
});

test('a booking is moved a day ahead at once; a time that was taken meanwhile offers those around it', CLOCK, async ({ page, request }) => {
  const booked = await book(request, customer, serviceId);
  const to = { date: inDays(8), time: '10:00' };
  const [nearest] = await freeTimes(request, serviceId, to.date);
  await enter(page, customer, '/dashboard/my-bookings');
  await button(page, 'Reschedule').click();
  const asked = dialog(page, `Reschedule ${SERVICE}`);
  await expect(asked).toContainText('A new time takes effect at once, costs nothing, and the price stays the same.');
  await expect(asked.getByRole('button', { name: 'Choose a day and a time' })).toBeDisabled();
  await expectSound(page);

  const day = String(Number(to.date.slice(8)));
  if (to.date.slice(0, 7) !== booked.date.slice(0, 7)) await asked.getByRole('button', { name: 'Next month' }).click();
  await asked.getByRole('gridcell', { name: day, exact: true }).click();
  await asked.getByRole('radio', { name: /10:00 AM, available/ }).check();
  const taken = { nearest: [{ date: to.date, time: nearest }] };
  await page.route('**/reschedule', (route) => route.fulfill(problem(409, 'booking/slot-taken', 'This time has just been taken.', taken)));
  await asked.getByRole('button', { name: `Move to ${shortly(to.date, to.time)}` }).click();
  await expect(asked.getByRole('alert')).toContainText('That time has just been taken');
  await page.unroute('**/reschedule');
  await asked.getByRole('button', { name: shortly(to.date, nearest!), exact: true }).click();
  await asked.getByRole('button', { name: `Move to ${shortly(to.date, nearest!)}` }).click();
  await expect(toast(page, 'Booking rescheduled')).toContainText(`${SERVICE} is now on ${shortly(to.date, nearest!)}.`);
  await expect(asked).toBeHidden();
  await button(page, 'Timeline').click();
  await expect(
    dialog(page, /Timeline/)
      .getByRole('listitem')
      .last(),
  ).toContainText(`Before: ${shortly(booked.date, '13:00')}`);
});

test('calling off says what it costs, and takes no other fee than the one that was shown', CLOCK, async ({ page, request }) => {
  const booked = await book(request, customer, serviceId);
  await answer(request, business, booked, 'confirm');
  await enter(page, customer, '/dashboard/my-bookings');
  await expect(booking(page)).toContainText(/Cancelling is free until .*, and costs \$25\.00 after that\./);
  await button(page, 'Cancel Booking').click();
  const asked = dialog(page, `Cancel ${SERVICE}?`);
  await expect(asked).toContainText('Cancelling now costs nothing');
  await expectSound(page);

  await page.route('**/cancel', (route) =>
    route.fulfill(problem(409, 'booking/charge-changed', 'Cancelling costs $25.00 by now.', { chargeCents: 2500 })),
  );
  await asked.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(asked.getByRole('alert')).toContainText('Cancelling costs $25.00 by now.');
  await page.unroute('**/cancel');
  // The button names the fee that was read, and sends it; the real answer is that nothing is charged yet.
  await asked.getByRole('button', { name: 'Cancel for $25.00' }).click();
  await expect(asked).toContainText('Cancelling now costs nothing');
  await asked.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(page, 'Booking cancelled')).toContainText('Nothing is charged.');
  await expect(booking(page)).toContainText('You cancelled this booking. Nothing is charged.');
  await expect(booking(page)).toContainText('Cancellation fee$0.00');
  // The button that asked is gone; whoever works by keyboard is still at the booking.
  await expect(booking(page)).toBeFocused();
  await expect(booking(page).getByRole('link', { name: 'Book Again' })).toHaveAttribute('href', `/book/${serviceId}`);

  await successful(request.delete(`/api/v1/vendor/services/${serviceId}`, { headers: business.headers }));
  await visit(page, '/dashboard/my-bookings');
  await expect(button(page, 'Timeline')).toBeVisible();
  await expect(booking(page).getByRole('link', { name: 'Book Again' })).toBeHidden();
});

test('a dialog whose booking has ended meanwhile says so', CLOCK, async ({ page, request }) => {
  const booked = await book(request, customer, serviceId);
  await enter(page, customer, '/dashboard/my-bookings');
  await button(page, 'Withdraw Request').click();
  await expect(dialog(page, `Withdraw your request for ${SERVICE}?`)).toContainText('this costs nothing');
  await answer(request, business, booked, 'decline');
  await expect(dialog(page, /Withdraw/).getByRole('alert')).toContainText('This booking has changed meanwhile.');
  await dialog(page, /Withdraw/)
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(booking(page)).toContainText('The provider could not take this job. Nothing is charged.');
});

test('the job goes into a calendar, from either side', CLOCK, async ({ page, request }) => {
  const { id } = await book(request, customer, serviceId);
  await enter(page, customer, '/dashboard/my-bookings');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Add to Calendar').click()]);
  expect(download.suggestedFilename()).toMatch(/^door-hinge-and-lock-care-\d{4}-\d\d-\d\d\.ics$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(`UID:booking-${id}@plumb-and-level`);
  await expect(toast(page, 'Calendar file saved')).toBeVisible();
});

test(
  'a provider reaches their customer by phone, or learns what else does',
  CLOCK,
  async ({ page, request, browser, baseURL, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await book(request, customer, serviceId);
    await enter(page, business, '/dashboard/my-bookings');
    await button(page, 'Contact Customer').click();
    const contact = dialog(page, `Contact ${customer.fullName}`);
    await expect(contact).toContainText('has left no phone number');
    await expect(contact).toContainText('Accept or decline the request.');
    await expect(contact.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact?topic=booking');
    await expectSound(page);
    await contact.getByRole('button', { name: 'Close' }).click();

    await leaveNumber(browser, baseURL, customer);
    await visit(page, '/dashboard/my-bookings');
    await button(page, 'Contact Customer').click();
    await expect(contact.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:5125550188');
    await expect(contact.getByRole('link', { name: 'Send a Text' })).toHaveAttribute('href', 'sms:5125550188');
    await contact.getByRole('button', { name: 'Copy Number' }).click();
    await expect(contact.getByRole('status')).toHaveText('The number is copied.');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('(512) 555-0188');
    await expectSound(page);
  },
);

/** As customers do it, in their profile. */
async function leaveNumber(browser: Browser, baseURL: string | undefined, person: Newcomer): Promise<void> {
  const theirs = await elsewhere(browser, baseURL);
  await enter(theirs, person, '/dashboard/profile');
  await theirs.getByLabel('Phone').fill('(512) 555-0188');
  await theirs.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(theirs, 'Profile updated')).toBeVisible();
  await theirs.context().close();
}
