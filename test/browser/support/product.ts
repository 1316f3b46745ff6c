import { test as base } from '@playwright/test';
import { shiftDate } from '../../support/shift-date.mjs';

/** Environment variable with the addresses of the products that the run has started, one for each process of tests. */
export const PRODUCT_URLS = 'PRODUCT_URLS';

/** Environment variable with how many milliseconds the products' time is ahead of the machine's. */
export const CLOCK_SHIFT = 'PRODUCT_CLOCK_SHIFT';

// Tests ask `Date` what day it is, and so do the clocks that Playwright puts into pages: in this process it is the product's.
const shiftMs = Number(process.env[CLOCK_SHIFT] ?? 0);
if (shiftMs !== 0) shiftDate(shiftMs);

/** `page.goto('/services')` goes to the product; a page whose script fails, fails its test. */
export const test = base.extend<{ scriptErrors: string[] }>({
  /** In every page, a second one and another person's too, it is the time of the product. */
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(shiftDate, shiftMs);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use, { parallelIndex }) => use(process.env[PRODUCT_URLS]!.split(' ')[parallelIndex]),
  scriptErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      // What a window has asked for by itself may still be on its way when the test is over: its answer is nobody's any more.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      base.expect(errors, 'errors of scripts in the page').toEqual([]);
    },
    { auto: true },
  ],
});
export const { expect } = base;

/** For what is mostly there within a tenth of a second: Playwright alone would look again after 100, 350, 850 and 1,850 milliseconds. */
export const OFTEN = { intervals: [20, 30, 50, 50, 100] };
