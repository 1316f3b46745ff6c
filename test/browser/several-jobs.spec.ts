import type { Page } from '@playwright/test';
import { type BothSides, test } from './support/both-sides.js';
import { CLOCK } from './support/clock.js';
import { newcomer } from './support/newcomer.js';
import { expect } from './support/product.js';
import { booked, post } from './support/vendor-day.js';
import { expectNoBarriers, expectSound, toast, visit } from './support/visit.js';
import { problem } from './support/wire.js';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Complete several bookings' });

/** Work at 9:00 and 11:00 beside that at 1:00 PM, when the last of it is over. @returns the ids, in their order */
async function threeJobs(sides: BothSides): Promise<string[]> {
  const day = sides.dayAhead(2);
  const ids: string[] = [];
  for (const [name, time] of [
    ['Ada Quinn', '09:00'],
    ['Ben Ortiz', '11:00'],
  ] as const) {
    const id = await booked(sides.request, await newcomer(sides.request, name), sides.serviceId, day, time);
    await post(sides.request, sides.business, `bookings/${id}/confirm`);
    ids.push(id);
  }
  const { id, endsAt } = await sides.agree();
  await sides.clock(endsAt);
  return [...ids, id];
}

test('several jobs of the day are completed at once, when they are over', CLOCK, async ({ sides }) => {
  const { theirs } = sides;
  const [, refused] = await threeJobs(sides);
  const reason = 'One side has reported a no-show.';
  await theirs.route(`**/bookings/${refused}/complete`, (route) => route.fulfill(problem(409, 'booking/claim-open', reason)));
  await visit(theirs, '/dashboard');
  const over = part(theirs, 'Now and next').getByRole('article');
  await expect(over).toHaveCount(3);
  await part(theirs, 'Now and next').getByRole('button', { name: 'Complete several...' }).click();
  await expect(dialog(theirs).getByRole('checkbox', { checked: true })).toHaveCount(3);
  // What the customer is charged, with the fee.
  await expect(dialog(theirs).getByRole('listitem').first()).toContainText('$94.00');
  await expectNoBarriers(theirs);
  await dialog(theirs).getByRole('button', { name: 'Complete 3' }).click();
  await expect(dialog(theirs).getByRole('status')).toHaveText('2 bookings completed. The customers have been told.');
  await expect(dialog(theirs).getByRole('listitem')).toHaveText([new RegExp(`Ben Ortiz.*${reason}`)]);
  await expect(dialog(theirs).getByRole('alert')).toHaveText(reason);
  await dialog(theirs).getByRole('button', { name: 'Close' }).click();
  await expect(over).toHaveText([/Ben Ortiz/]);
  await expect(theirs.getByRole('button', { name: 'Complete several...' })).toBeHidden();
  await expect(part(theirs, 'Now and next').getByRole('group', { name: 'Several at once' })).toBeFocused();
  expect((await sides.told()).status).toBe('completed');
  // Whoever uses this stage next finds nothing that is not reported.
  await post(sides.request, sides.business, `bookings/${refused}/complete`);
});

test('several jobs of earlier days are completed at once, on the first screen and in the list', CLOCK, async ({ sides }) => {
  const { theirs } = sides;
  await threeJobs(sides);
  const { endsAt } = await sides.told();
  await sides.clock(endsAt, sides.hours(20));
  await visit(theirs, '/dashboard/my-bookings?when=past');
  const cards = theirs.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasText: 'Confirmed' })).toHaveCount(3);
  await theirs.getByRole('button', { name: 'Complete several...' }).click();
  await dialog(theirs).getByRole('button', { name: 'Close' }).click();

  await visit(theirs, '/dashboard');
  const late = part(theirs, 'Not reported as done yet');
  await expect(late.getByRole('listitem')).toHaveCount(3);
  await expectSound(theirs);
  await late.getByRole('button', { name: 'Complete several...' }).click();
  await dialog(theirs)
    .getByRole('checkbox', { name: /Ada Quinn/ })
    .uncheck();
  await dialog(theirs).getByRole('button', { name: 'Complete 2' }).click();
  await expect(toast(theirs, '2 bookings completed')).toBeVisible();
  await expect(dialog(theirs)).toBeHidden();
  await expect(late.getByRole('listitem')).toHaveText([/Ada Quinn/]);
  await expect(late.getByRole('group', { name: 'Several at once' })).toBeFocused();
});
