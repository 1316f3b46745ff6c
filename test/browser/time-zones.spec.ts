import type { Page } from '@playwright/test';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { dayWith, offer, provider } from './support/provider.js';
import { booked, post } from './support/vendor-day.js';
import { visit } from './support/visit.js';

const note = (page: Page) => page.getByText(/^Times are the provider’s: /).first();

const main = (page: Page) => page.getByRole('main');

for (const [timezoneId, apart, start, both] of [
  ['America/Los_Angeles', ', 2 hours ahead of yours.', ' · 11:00 AM where you are', ' Central Time (11:00 AM where you are)'],
  ['America/Chicago', '.', '', ''],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('times are the provider’s, and what the reader’s clocks show is said where it differs', CLOCK, async ({ page, request }) => {
      const serviceId = await offer(request, await provider(request), { durationMinutes: 60 });
      await visit(page, `/service/${serviceId}`);
      await expect(note(page)).toHaveText(`Times are the provider’s: Central Time${apart}`);

      const day = await dayWith(request, serviceId, '13:00');
      const customer = await newcomer(request);
      await booked(request, customer, serviceId, day, '13:00');
      await enter(page, customer, '/dashboard/my-bookings');
      await expect(page.getByRole('article').getByText('1:00 PM Central Time')).toHaveText(`1:00 PM Central Time, 1h${start}`);
    });

    test(
      'a time is shown on both clocks where it is chosen, until when it is to be answered, and where it is withdrawn',
      CLOCK,
      async ({ page, request }) => {
        const business = await provider(request);
        const serviceId = await offer(request, business, { durationMinutes: 60 });
        const day = await dayWith(request, serviceId, '13:00');
        const customer = await newcomer(request);
        await enter(page, customer, `/book/${serviceId}?date=${day}&time=13:00`);
        const summary = page.getByRole('region', { name: 'Summary' });
        await expect(summary).toContainText(`, 1:00 PM${both}`);
        await expect(summary.getByText('where you are')).toHaveCount(both ? 1 : 0);

        const id = await booked(request, customer, serviceId, day, '13:00');
        await post(request, business, `bookings/${id}/reschedule`, { date: await dayWith(request, serviceId, '14:00'), time: '14:00' });
        await visit(page, `/dashboard/my-bookings?booking=${id}`);
        await expect(main(page).getByText(/^Please answer by /)).toHaveText(
          both ? /:\d\d [AP]M Central Time \([^)]*:\d\d [AP]M where you are\)\. Without/ : /:\d\d [AP]M\. Without/,
        );
        await expect(main(page).getByText(/ proposes /)).toContainText(`2:00 PM${both.replace('11:00 AM', '12:00 PM')} instead.`);

        await page.getByRole('button', { name: 'Withdraw Request' }).click();
        await expect(page.getByRole('dialog').getByText(/ has not accepted it yet/)).toContainText(`1:00 PM${both} becomes free`);
      },
    );
  });
}
