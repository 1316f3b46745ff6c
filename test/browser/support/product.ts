import { test as base } from '@playwright/test';

/** Environment variable with the address of the product that the run has started. */
export const PRODUCT_URL = 'PRODUCT_URL';

/** `page.goto('/services')` goes to the product; a page whose script fails, fails its test. */
export const test = base.extend<{ scriptErrors: string[] }>({
  baseURL: async ({}, use) => use(process.env[PRODUCT_URL]),
  scriptErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      base.expect(errors, 'errors of scripts in the page').toEqual([]);
    },
    { auto: true },
  ],
});
export const { expect } = base;

/** For what is mostly there within a tenth of a second: Playwright alone would look again after 100, 350, 850 and 1,850 milliseconds. */
export const OFTEN = { intervals: [20, 30, 50, 50, 100] };
