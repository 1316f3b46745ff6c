import { expect, type Page } from '@playwright/test';
import { type BothSides, test } from './support/both-sides.js';
import { CLOCK } from './support/clock.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expectSound, toast, visit } from './support/visit.js';
import { problem } from './support/wire.js';

const SERVICE = 'Door hinge and lock care';
const BUSINESS = 'Lindqvist & Daughters';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const ended = (page: Page) => part(page, 'This booking has ended');

test('after booking: what was asked, what happens next, and what comes of it without a reload', CLOCK, async ({ sides }) => {
  const { ours } = sides;
  await sides.ask();
  await visit(ours, `/dashboard?booked=${sides.bookingId}`);
  const request = part(ours, `Your request is with ${BUSINESS}`);
  await expect(request).toContainText('1100 Congress Avenue, Austin, TX 78701');
  await expect(request.getByRole('listitem')).toHaveText([
    /^Lindqvist & Daughters answers by .*\. We email you then, and this page shows it\.$/,
    'If they accept, the time is yours.',
    /^If they decline, or do not answer in time, the request ends and nothing is charged\./,
  ]);
  await expect(request.getByRole('link', { name: SERVICE })).toHaveAttribute('href', `/dashboard/my-bookings?booking=${sides.bookingId}`);
  await expectSound(ours);

  const saved = ours.waitForEvent('download');
  await request.getByRole('button', { name: 'Add to Calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^door-hinge-and-lock-care-.*\.ics$/);

  await ours.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await request.getByRole('button', { name: 'Share' }).click();
  await expect(toast(ours, 'Copied')).toBeVisible();
  expect(await ours.evaluate('navigator.clipboard.readText()')).toMatch(/^Door hinge and lock care with Lindqvist & Daughters \(asked for/);

  await sides.theirDeed('Accept');
  const booked = part(ours, `${BUSINESS} is booked`);
  await expect(booked.getByRole('listitem')).toHaveText([/^They come on .*, 1:00 PM/, /^Cancelling is free until /]);
  await expect(booked.getByRole('link', { name: '(512) 555-0177' })).toBeVisible();
  await booked.getByRole('link', { name: 'Done' }).click();
  await expect(ours).toHaveURL(/\/dashboard$/);
  await expect(booked).toBeHidden();
  await expect(part(ours, 'Next visit')).toBeVisible();
});

test('a request that is withdrawn here says that it has ended, and leads on', CLOCK, async ({ sides }) => {
  const { ours } = sides;
  await sides.ask();
  await visit(ours, `/dashboard?booked=${sides.bookingId}`);
  await part(ours, `Your request is with ${BUSINESS}`).getByRole('button', { name: 'Withdraw Request' }).click();
  await ours.getByRole('dialog').getByRole('button', { name: 'Withdraw Request' }).click();
  await expect(ended(ours)).toContainText('Nothing is charged.');
  // The button that was pressed is gone; whoever works by keyboard is still at their booking.
  await expect(ours.getByRole('group', { name: 'Your new booking' })).toBeFocused();
  await expect(ended(ours).getByRole('button', { name: 'Share' })).toBeHidden();
  await expect(ended(ours).getByRole('link', { name: 'Find Another Provider' })).toHaveAttribute('href', '/services');
  await expectSound(ours);
});

test('what is not one’s booking shows nothing', CLOCK, async ({ sides }) => {
  const { ours } = sides;
  for (const booked of ['0199e1a0-0000-7000-8000-000000000000', 'nonsense']) {
    await visit(ours, `/dashboard?booked=${booked}`);
    await expect(ours.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
    await expect(ours.getByRole('heading', { name: 'What happens next' })).toBeHidden();
  }
});

test.describe('the address of a booking', () => {
  const QUESTION = 'Keep 1100 Congress Avenue, Austin, TX 78701 for your next booking?';
  const NOBODY = { fullName: 'Ada Mercer', phone: '(206) 555-0101', address: null, city: null, state: null, zipCode: null };
  const question = (page: Page) => page.getByText(QUESTION);
  const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  async function profile({ request, customer }: BothSides, data?: object): Promise<object> {
    const headers = await authorizationOf(request, customer);
    if (data) await successful(request.put('/api/v1/account/profile', { headers, data }));
    return (await (await successful(request.get('/api/v1/account/profile', { headers }))).json()) as object;
  }

  async function justBooked(sides: BothSides): Promise<Page> {
    await sides.ask();
    await visit(sides.ours, `/dashboard?booked=${sides.bookingId}`);
    return sides.ours;
  }

  test('is kept in the profile when asked, and stands in the next booking form', CLOCK, async ({ sides }) => {
    await profile(sides, NOBODY);
    const page = await justBooked(sides);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(question(page)).toBeVisible();
    await expectSound(page);

    await page.route('**/api/v1/account/profile', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(problem(503, 'unavailable', 'Please wait a moment.')) : route.fallback(),
    );
    await pressed(page, 'Keep it');
    await expect(page.getByRole('alert').filter({ hasText: 'The address was not kept. Please wait a moment.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.unrouteAll();
    // Somebody else of the house has changed the telephone meanwhile, on another device.
    await profile(sides, { ...NOBODY, phone: '(206) 555-0199' });
    await pressed(page, 'Try again');
    const kept = page.getByText('Kept: your next booking starts with 1100 Congress Avenue, Austin, TX 78701.');
    await expect(kept).toBeFocused();
    await expect(question(page)).toBeHidden();
    await expectSound(page);
    expect(await profile(sides)).toMatchObject({
      fullName: 'Ada Mercer',
      phone: '(206) 555-0199',
      address: '1100 Congress Avenue',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
    });

    await visit(page, page.url());
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(question(page)).toBeHidden();
    await visit(page, `/book/${sides.serviceId}`);
    await expect(page.getByLabel('Street')).toHaveValue('1100 Congress Avenue');
    await expect(page.getByLabel('ZIP')).toHaveValue('78701');
  });

  test('replaces no other address unsaid, and is not asked about again after “Not now”', CLOCK, async ({ sides }) => {
    const home = { ...NOBODY, address: '7 Elm Street', city: 'Dallas', state: 'TX', zipCode: '75201' };
    await profile(sides, home);
    const page = await justBooked(sides);
    await expect(question(page)).toBeVisible();
    await expect(page.getByText('It takes the place of 7 Elm Street, Dallas, TX 75201 in your profile.')).toBeVisible();
    await pressed(page, 'Not now');
    await expect(question(page)).toBeHidden();
    // The button that was pressed is gone; whoever works by keyboard is still at their booking.
    await expect(page.getByRole('group', { name: 'Your new booking' })).toBeFocused();
    await visit(page, page.url());
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(question(page)).toBeHidden();
    expect(await profile(sides)).toMatchObject(home);
  });

  test('is not asked about where the profile has it', CLOCK, async ({ sides }) => {
    await profile(sides, { ...NOBODY, address: '1100 congress avenue', zipCode: '78701-1234' });
    const known = sides.ours.waitForResponse('**/api/v1/account/profile');
    const page = await justBooked(sides);
    await known;
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(question(page)).toBeHidden();
  });
});
