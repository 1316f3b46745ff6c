import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, weekdayOf } from '../../src/platform/time/calendar.js';
import { instantOf, todayIn } from '../../src/platform/time/wall-clock.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, type Provider, provider } from './support/provider.js';
import { booked, post, worksInLanes } from './support/vendor-day.js';
import { expectSound, toast } from './support/visit.js';

const TITLE = 'Door hinge and lock care';
const ZONE = 'America/Chicago';
const today = (page: Page) => page.getByRole('region', { name: 'Today', exact: true });
const part = (page: Page, name: string) => today(page).getByRole('region', { name, exact: true });
const cards = (page: Page, name: string) => part(page, name).getByRole('article');

/** A Tuesday that can be booked, whatever day it is. */
const someTuesday = () => {
  const now = todayIn(ZONE, new Date().toISOString());
  return addDays(now, 16 - weekdayOf(now));
};

async function agreed(request: APIRequestContext, business: Provider, serviceId: string, date: string, time: string): Promise<void> {
  const id = await booked(request, await newcomer(request, 'Ada Quinn'), serviceId, date, time);
  await post(request, business, `bookings/${id}/confirm`);
}

test.describe('far from home', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test(
    'the dashboard leads through the provider’s day as it goes on, and over midnight into the next',
    CLOCK,
    async ({ page, request }) => {
      const business = await provider(request);
      await worksInLanes(request, business, 2);
      const serviceId = await offer(request, business, { title: TITLE });
      const day = someTuesday();
      const next = addDays(day, 1);
      for (const time of ['10:00', '10:00', '13:00', '15:00', '15:00']) await agreed(request, business, serviceId, day, time);
      await agreed(request, business, serviceId, next, '09:00');

      // Nearly an hour is left for what is looked at until something changes.
      await page.clock.install({ time: Date.parse(instantOf(day, '10:00', ZONE)!) + 5 * 60_000 });
      await enter(page, business);
      await expect(cards(page, 'Now and next')).toHaveText([
        /^Now, until 11:00\sAMLane 1/,
        /^Now, until 11:00\sAMLane 2/,
        /^Next, in 2 hoursLane 1.*1:00\sPM – 2:00\sPM/,
      ]);
      const first = cards(page, 'Now and next').first();
      await expect(first.getByRole('link', { name: '1100 Congress Avenue, Austin, TX 78701' })).toHaveAttribute(
        'href',
        'https://maps.apple.com/?q=1100%20Congress%20Avenue%2C%20Austin%2C%20TX%2078701',
      );
      await expect(part(page, 'The rest of today').getByRole('heading', { level: 3 })).toHaveText(['Lane 1', 'Lane 2']);
      await expect(part(page, 'The rest of today').getByRole('listitem')).toHaveText([/^3:00 PM/, /^3:00 PM/]);
      await expect(part(page, 'Tomorrow').getByRole('listitem')).toBeHidden();
      await part(page, 'Tomorrow').getByText('1 job, at 9:00 AM').click();
      await expect(part(page, 'Tomorrow').getByRole('listitem')).toContainText(TITLE);
      await expectSound(page);

      await page.clock.fastForward('01:00:00');
      await expect(cards(page, 'Now and next')).toHaveText([/^Next, in 1 hour/, /^Over since 11:00\sAM/, /^Over since 11:00\sAM/]);
      await page.clock.fastForward('02:00:00');
      await expect(cards(page, 'Now and next').first()).toHaveText(/^Now, until 2:00\sPM/);
      await expect(part(page, 'The rest of today')).toHaveCount(0);
      await page.clock.fastForward('11:00:00');
      await expect(cards(page, 'Now and next')).toHaveText([/^Next, in 8 hours/]);
      await expect(part(page, 'Tomorrow')).toHaveCount(0);

      const late = part(page, 'Not reported as done yet');
      await expect(late.getByRole('listitem')).toContainText(['10:00 AM', '10:00 AM', '1:00 PM', '3:00 PM', '3:00 PM']);
      await expect(late.getByRole('link', { name: 'All past confirmed' })).toHaveCount(0);
      await page.clock.fastForward('24:00:00');
      await expect(late.getByRole('link', { name: 'All past confirmed' })).toHaveAttribute(
        'href',
        '/dashboard/my-bookings?status=confirmed&when=past',
      );
      await expect(late.getByRole('listitem')).toHaveCount(5);
      await expect(late.getByRole('listitem').last()).toContainText('3:00 PM');
    },
  );
});

test('what waits for an answer comes by itself, and is answered right there', CLOCK, async ({ page, request }) => {
  const business = await provider(request);
  const serviceId = await offer(request, business, { title: TITLE });
  const day = someTuesday();
  await enter(page, business);
  await expect(today(page)).toContainText('Nothing booked for today or tomorrow.');
  await expect(today(page).getByRole('region')).toHaveCount(0);

  const customers = [await newcomer(request, 'Ada Quinn'), await newcomer(request, 'Omar Lindqvist')] as const;
  await booked(request, customers[0], serviceId, day, '13:00');
  const waiting = cards(page, 'Needs your answer');
  await expect(waiting).toHaveText([
    /Ada Quinn asks for Tue, .*, 1:00 PM, 1h, Austin, TX 78701\.Answer by \d+:\d\d\s[AP]M( tomorrow)?, in 2[34] hours/,
  ]);
  await booked(request, customers[1], serviceId, day, '09:00');
  // Who has asked first waits first, whenever the work is.
  await expect(waiting).toHaveText([/Ada Quinn/, /Omar Lindqvist/]);
  await expectSound(page);

  await waiting.first().getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(toast(page, 'Booking accepted')).toContainText(`${TITLE} for Ada Quinn is confirmed.`);
  await expect(waiting).toHaveText([/Omar Lindqvist/]);
  await expect(today(page)).toBeFocused();
  await waiting.getByRole('button', { name: 'Decline' }).click();
  await expect(waiting).toContainText('Declining...');
  await toast(page, 'Booking declined').getByRole('button', { name: 'Undo' }).click();
  await expect(waiting.getByRole('button', { name: 'Decline' })).toBeVisible();
  await part(page, 'Needs your answer').getByRole('link', { name: 'All to answer' }).click();
  await expect(page).toHaveURL('/dashboard/my-bookings?when=unanswered');
  await expect(page.getByText('1 unanswered booking', { exact: true })).toBeVisible();
});

test('other times and reports can be answered there as well', async ({ page, request }) => {
  const business = await provider(request);
  const serviceId = await offer(request, business, { title: TITLE });
  const day = someTuesday();
  for (const time of ['13:00', '15:00']) await agreed(request, business, serviceId, day, time);
  const soon = new Date(Date.now() + 7_200_000).toISOString();
  const proposal = { id: crypto.randomUUID(), by: 'customer', date: addDays(day, 1), time: '14:00', startsAt: soon, lapsesAt: soon };
  const claim = { claims: [{ by: 'customer', at: soon }], contestBy: soon, contested: false, decidedAt: null };
  await page.route('**/api/v1/vendor/bookings?*when=unanswered*', async (route) => {
    const all = route.request().url().replace('unanswered', 'all');
    const answer = (await (await route.fetch({ url: all })).json()) as { items: object[] };
    const [moved, claimed] = answer.items;
    const items = [
      { ...moved, answerBy: soon, proposal, actions: ['accept-time', 'decline-time'] },
      { ...claimed, answerBy: soon, claim, actions: ['contest'] },
    ];
    await route.fulfill({ json: { ...answer, items } });
  });
  await enter(page, business);
  const [moved, claimed] = [cards(page, 'Needs your answer').first(), cards(page, 'Needs your answer').last()];
  await expect(moved).toContainText(/Ada Quinn proposes Wed, .*, 2:00 PM instead of Tue, .*, 1:00 PM\./);
  await expect(moved.getByRole('button')).toHaveText(['Accept New Time', 'Keep the Old Time']);
  await expect(claimed).toContainText('Ada Quinn reports that nobody came.');
  await claimed.getByRole('button', { name: 'Contest' }).click();
  await expect(page.getByRole('dialog', { name: `Contest the report about ${TITLE}?` })).toBeVisible();
});
