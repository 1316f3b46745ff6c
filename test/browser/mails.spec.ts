import { expect } from '@playwright/test';
import { test } from './support/both-sides.js';
import { mailsTo } from './support/mailbox.js';
import { OFTEN } from './support/product.js';

test('the mail about a booking shows what is to be done, as the pages draw it', async ({ sides }) => {
  const { ours, request, customer } = sides;
  await sides.ask();
  await expect
    .poll(async () => (await mailsTo(request, customer.email)).map(({ subject }) => subject), OFTEN)
    .toContain('Your request is sent');
  await ours.goto(`/dev/mailbox?to=${customer.email}`);
  const mail = ours.frameLocator('iframe[title="Your request is sent"]');
  await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
  // Twice as sharp as it is wide: it has arrived, and the policy of the page has let it in.
  await expect(mail.locator('img')).toHaveJSProperty('naturalWidth', 1200);
  await expect(mail.locator('img')).toHaveAttribute('alt', '');
});
