import { expect, type Page } from '@playwright/test';
import { type BothSides, test } from './support/both-sides.js';
import { CLOCK } from './support/clock.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expectSound, toast, visit } from './support/visit.js';

// Whoever reads is where the work is: for others, times stand on both clocks (time-zones.spec.ts).
test.use({ timezoneId: 'America/Chicago' });

const SERVICE = 'Door hinge and lock care';
const BUSINESS = 'Lindqvist & Daughters';
const PARTS = ['Needs your answer', 'Next visit', 'To review'];
const MINUTE_MS = 60_000;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const howLong = (page: Page) => part(page, 'Next visit').getByRole('time');

/** What the provider does without a window. */
async function theyDo({ request, business, bookingId }: BothSides, deed: string, data: object = {}): Promise<void> {
  const headers = await authorizationOf(request, business);
  await successful(request.post(`/api/v1/bookings/${bookingId}/${deed}`, { headers, data }));
}

test('a new time that a provider proposes is on the open home at once, and is answered there', CLOCK, async ({ sides }) => {
  const { ours } = sides;
  await visit(ours, '/dashboard');
  await expect(ours.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  for (const name of PARTS) await expect(part(ours, name)).toBeHidden();

  await sides.agree();
  await visit(ours, '/dashboard');
  const visited = part(ours, 'Next visit');
  await expect(howLong(ours)).toHaveText('in 2 days');
  await expect(visited).toContainText(`with ${BUSINESS}`);
  await expect(visited).toContainText('1100 Congress Avenue, Austin, TX 78701');
  await expect(visited.getByRole('link', { name: '(512) 555-0177' })).toHaveAttribute('href', 'tel:5125550177');
  await expect(visited.getByRole('link', { name: 'Details' })).toHaveAttribute('href', `/dashboard/my-bookings?booking=${sides.bookingId}`);
  await visited.getByRole('button', { name: 'Reschedule' }).click();
  await expect(ours.getByRole('dialog', { name: `Reschedule ${SERVICE}` })).toBeVisible();

  await theyDo(sides, 'reschedule', { date: sides.dayAhead(3), time: '10:00' });
  // Under the dialog too; what it asked is not to be had any more.
  await expect(ours.getByRole('dialog').getByRole('alert')).toContainText('This booking has changed meanwhile.');
  await ours.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const waiting = part(ours, 'Needs your answer');
  await expect(waiting).toContainText(new RegExp(`${BUSINESS} proposes .*10:00 AM instead.*Without an answer, .*1:00 PM stands`));
  await expect(waiting).toContainText('Due today at 10:00 PM');
  await expectSound(ours);
  await waiting.getByRole('button', { name: 'Accept New Time' }).click();
  await expect(toast(ours, 'New time accepted')).toBeVisible();
  await expect(waiting).toBeHidden();
  await expect(howLong(ours)).toHaveText('in 3 days');
  await expect(visited).toContainText('10:00 AM');
  // The button that was pressed is gone; whoever works by keyboard is still among their bookings.
  await expect(ours.getByRole('group', { name: 'Your bookings' })).toBeFocused();
});

test('how long it is until a visit moves on by itself; what is done can be reviewed', CLOCK, async ({ sides }) => {
  const { ours } = sides;
  const { startsAt, endsAt } = await sides.agree();
  await sides.clock(startsAt, -sides.hours(24));
  await visit(ours, '/dashboard');
  await expect(howLong(ours)).toHaveText('tomorrow at 1:00 PM');
  for (const [minutes, words] of [
    [12 * 60, 'today at 1:00 PM'],
    [40, 'in 40 minutes'],
    [1, 'in 1 minute'],
    [0, 'now'],
  ] as const) {
    await sides.clock(startsAt, -minutes * MINUTE_MS);
    await ours.clock.fastForward(MINUTE_MS);
    await expect(howLong(ours)).toHaveText(words);
  }

  await sides.clock(endsAt);
  await theyDo(sides, 'complete');
  const done = part(ours, 'To review');
  await expect(done.getByRole('link', { name: SERVICE })).toBeVisible();
  await expect(part(ours, 'Next visit')).toBeHidden();
  await expect(done.getByRole('link', { name: 'All completed' })).toHaveAttribute('href', '/dashboard/my-bookings?status=completed');
  await expectSound(ours);
  await done.getByRole('button', { name: 'Leave Review' }).click();
  const asked = ours.getByRole('dialog', { name: `Review ${SERVICE}` });
  await asked.getByRole('radio', { name: '5 stars: Excellent' }).press('Space');
  await asked.getByRole('button', { name: 'Post Review' }).click();
  await expect(toast(ours, 'Review posted')).toBeVisible();
  await expect(done).toBeHidden();
});
