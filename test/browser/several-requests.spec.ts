import type { APIRequestContext, Page } from '@playwright/test';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { dayWith, offer, type Provider, provider, toldTo } from './support/provider.js';
import { booked } from './support/vendor-day.js';
import { expectNoBarriers, expectSound, expectToFit390, toast } from './support/visit.js';
import { problem } from './support/wire.js';

const REASON = 'I am fully booked at that time.';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Accept|Decline) several requests$/ });
const atOnce = (page: Page) => page.getByRole('group', { name: 'Several at once' });

/** In whose own words the last step was made. */
async function lastWords(request: APIRequestContext, { headers }: Provider, id: string): Promise<string | null> {
  const answer = await successful(request.get(`/api/v1/bookings/${id}/timeline`, { headers }));
  return ((await answer.json()) as { items: { text: string | null }[] }).items.at(-1)!.text;
}

/** A provider whom three customers have asked, at 9:00, 11:00 and 1:00 PM of one day. */
const asked = test.extend<{ business: Provider; ids: string[] }>({
  business: async ({ request }, use) => use(await provider(request)),
  ids: async ({ request, business }, use) => {
    const serviceId = await offer(request, business);
    const day = await dayWith(request, serviceId, '09:00');
    const ids: string[] = [];
    for (const [name, time] of [
      ['Ada Quinn', '09:00'],
      ['Ben Ortiz', '11:00'],
      ['Cleo Hart', '13:00'],
    ] as const)
      ids.push(await booked(request, await newcomer(request, name), serviceId, day, time));
    await use(ids);
  },
});

asked('several requests are accepted at once, but for those that are to wait', CLOCK, async ({ page, business, ids }) => {
  await enter(page, business, '/dashboard/my-bookings?when=unanswered');
  await expect(cards(page)).toHaveCount(ids.length);
  await page.getByRole('button', { name: 'Accept several...' }).click();
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(3);
  await expect(dialog(page).getByRole('checkbox', { name: /Ada Quinn/ })).toBeChecked();
  await expectNoBarriers(page);
  await dialog(page)
    .getByRole('checkbox', { name: /Cleo Hart/ })
    .uncheck();
  await dialog(page).getByRole('button', { name: 'Accept 2' }).click();
  await expect(toast(page, '2 bookings accepted')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Cleo Hart');
  await expect(page.getByRole('button', { name: 'Accept several...' })).toBeHidden();
  // The button that was pressed is gone; whoever works by keyboard is still there.
  await expect(atOnce(page)).toBeFocused();
  await expectSound(page);
});

asked('what one request is refused for stops no other, and is said beside it', CLOCK, async ({ page, business, ids }) => {
  const [, refused] = ids;
  const reason = 'This request has expired.';
  await page.route(`**/bookings/${refused}/confirm`, (route) => route.fulfill(problem(409, 'booking/closed', reason)));
  await enter(page, business, '/dashboard/my-bookings?when=unanswered');
  await page.getByRole('button', { name: 'Accept several...' }).click();
  await expectToFit390(page);
  await dialog(page).getByRole('button', { name: 'Accept 3' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('2 bookings accepted. The customers have been told.');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await expect(dialog(page).getByRole('listitem')).toContainText(`Ben Ortiz`);
  await expect(dialog(page).getByRole('alert')).toHaveText(reason);
  await page.unrouteAll();
  await dialog(page).getByRole('button', { name: 'Accept 1' }).click();
  await expect(toast(page, '1 booking accepted')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Nothing waits for your answer' })).toBeVisible();
});

asked('several requests are declined at once: those that are checked, and no other', CLOCK, async ({ page, request, business, ids }) => {
  const [, refused] = ids;
  const reason = 'This request has expired.';
  await page.route(`**/bookings/${refused}/decline`, (route) => route.fulfill(problem(409, 'booking/closed', reason)));
  await enter(page, business, '/dashboard/my-bookings?when=unanswered');
  await expect(cards(page)).toHaveCount(ids.length);
  await atOnce(page).getByRole('button', { name: 'Decline several...' }).click();
  // It can't be taken back, so nothing is declined that nobody has pointed at.
  await expect(dialog(page).getByRole('checkbox', { checked: false })).toHaveCount(3);
  await expect(dialog(page).getByRole('button', { name: 'Decline', exact: true })).toBeDisabled();
  await expectNoBarriers(page);
  for (const name of [/Ben Ortiz/, /Cleo Hart/]) await dialog(page).getByRole('checkbox', { name }).check();
  await dialog(page).getByLabel('Reason').selectOption(REASON);
  await dialog(page).getByRole('button', { name: 'Decline 2' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('1 booking declined. The customers have been told.');
  await expect(dialog(page).getByRole('listitem')).toContainText(['Ada Quinn', 'Ben Ortiz']);
  await expect(dialog(page).getByRole('alert')).toHaveText(reason);
  await page.unrouteAll();
  await dialog(page).getByRole('button', { name: 'Decline 1' }).click();
  await expect(toast(page, '1 booking declined')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(cards(page)).toContainText(['Ada Quinn']);
  await expect(atOnce(page)).toBeFocused();
  const { items } = await toldTo<{ items: { status: string; reason: string | null }[] }>(request, business, 'bookings?when=all&sort=date');
  expect(items.map((booking) => booking.reason ?? booking.status)).toEqual(['pending', 'declined', 'declined']);
  for (const id of ids.slice(1)) expect(await lastWords(request, business, id)).toBe(REASON);
});

asked('a request is declined with one of the usual reasons, by two presses', CLOCK, async ({ page, request, business, ids }) => {
  await enter(page, business, `/dashboard/my-bookings?booking=${ids[0]}`);
  const choices = cards(page).getByRole('group', { name: 'Decline, or say why not' });
  await expectSound(page);
  await choices.getByRole('button', { name: 'Say why not' }).click();
  await page.getByRole('menuitem', { name: 'That is too far away for me.' }).click();
  await toast(page, 'Booking declined').getByRole('button', { name: 'Undo' }).click();
  await choices.getByRole('button', { name: 'Say why not' }).click();
  await page.getByRole('menuitem', { name: REASON }).click();
  await expect(page.getByText('Declining...')).toBeVisible();
  await expect(cards(page)).toContainText('You declined this request.');
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(REASON);
  expect(await lastWords(request, business, ids[0]!)).toBe(REASON);
});
