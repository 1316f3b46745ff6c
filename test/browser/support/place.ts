import type { Page } from '@playwright/test';

export const AUSTIN = { zip: '78701', city: 'Austin', state: 'TX', latitude: 30.2713, longitude: -97.7426 };

/** The visitor has told before where they are. */
export async function isIn(page: Page, place: typeof AUSTIN): Promise<void> {
  await page.addInitScript((told) => localStorage.setItem('plumb-and-level.place', JSON.stringify(told)), place);
}
