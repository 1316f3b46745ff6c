import type { Locator, Page } from '@playwright/test';

/** The days that can be picked: in a month, or on a phone in two weeks. */
export const freeDays = (page: Page): Locator =>
  page
    .getByRole('gridcell', { disabled: false })
    .filter({ hasText: /^\d+$/ })
    .or(page.getByRole('group', { name: 'Day' }).getByRole('button', { name: /, \d+ times? free$/ }));
