import type { Browser, Page } from '@playwright/test';
import { type Newcomer, signIn } from './newcomer.js';
import { expect } from './product.js';
import { visit } from './visit.js';

/** Signs in, and is where they wanted to go. */
export async function enter(page: Page, person: Pick<Newcomer, 'email' | 'password'>, path = '/dashboard'): Promise<void> {
  await visit(page, `/auth?returnTo=${encodeURIComponent(path)}`);
  await signIn(page, person);
  await expect(page).toHaveURL(path);
}

/** Another browser, for somebody else. */
export async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL! })).newPage();
}
