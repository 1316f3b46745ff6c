import type { Page } from '@playwright/test';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { dayWith, offer, provider } from './support/provider.js';
import { booked } from './support/vendor-day.js';
import { visit } from './support/visit.js';

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
