import { expect, type Page } from '@playwright/test';
import { test } from './support/both-sides.js';
import { CLOCK } from './support/clock.js';
import { expectSound, toast, visit } from './support/visit.js';

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
