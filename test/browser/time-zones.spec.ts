import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '../../src/platform/time/calendar.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { freeTimes, offer, provider } from './support/provider.js';
import { booked } from './support/vendor-day.js';
import { visit } from './support/visit.js';

/** The next day on which a time is free, and not too soon a moment later. */
async function dayWith(request: APIRequestContext, serviceId: string, time: string): Promise<string> {
  const { slots } = (await (await request.get(`/api/v1/services/${serviceId}/next-slots`)).json()) as { slots: { date: string }[] };
  for (const away of [1, 2, 3, 4]) {
    const day = addDays(slots[0]!.date, away);
    if ((await freeTimes(request, serviceId, day)).includes(time)) return day;
  }
  throw new Error('no such time is free');
}

const note = (page: Page) => page.getByText(/^Times are the provider’s: /).first();

for (const [timezoneId, apart, start] of [
  ['America/Los_Angeles', ', 2 hours ahead of yours.', ' · 11:00 AM where you are'],
  ['America/Chicago', '.', ''],
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
  });
}
