import type { Page } from '@playwright/test';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { mailsTo } from './support/mailbox.js';
import { newcomer } from './support/newcomer.js';
import { expect, OFTEN, test } from './support/product.js';
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
      await visit(page, `/book/${serviceId}?date=${day}&time=13:00`);
      const order = page.getByRole('region', { name: 'Your booking' });
      await expect(order).toContainText(`, 1:00 PM${both}`);
      await expect(order.getByText('where you are')).toHaveCount(both ? 1 : 0);

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

        await page.getByLabel('Street').fill('1100 Congress Avenue');
        await page.getByLabel('ZIP').fill('78701');
        await page.getByRole('button', { name: 'Confirm Booking' }).click();
        await expect(page).toHaveURL(/booked=/);
        const mailed = async () => (await mailsTo(request, customer.email)).find(({ subject }) => subject === 'Your request is sent')?.text;
        await expect.poll(mailed, OFTEN).toContain('at 1:00 PM (Central Daylight Time)');
        const here = / on your clocks: .* at 11:00 AM \(Pacific Daylight Time\)/;
        if (both) expect(await mailed()).toMatch(here);
        else expect(await mailed()).not.toContain('your clocks');

        const id = new URL(page.url()).searchParams.get('booked')!;
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
