import type { Browser, Page } from '@playwright/test';
import { type Newcomer, successful } from './newcomer.js';
import { expect } from './product.js';
import { visit } from './visit.js';

/** What the client keeps of a session (`web/src/api/session/session.ts`). */
const MARKER_KEY = 'plumb-and-level.session';

/** Is signed in, and where they want to be. The form for it has tests of its own (`auth.spec.ts`, `main-job.spec.ts`). */
export async function enter(page: Page, { email, password }: Pick<Newcomer, 'email' | 'password'>, path = '/dashboard'): Promise<void> {
  const answer = await successful(page.request.post('/api/v1/auth/sign-in', { data: { email, password } }));
  const { expiresAt, user } = (await answer.json()) as { expiresAt: string; user: { id: string; role: string } };
  // Only from within the site can its storage be written.
  await page.goto('/robots.txt');
  const marker = JSON.stringify({ userId: user.id, expiresAt, role: user.role });
  await page.evaluate(`localStorage.setItem('${MARKER_KEY}', ${JSON.stringify(marker)})`);
  await visit(page, path);
  await expect(page).toHaveURL(path);
}

/** Another browser, for somebody else. */
export async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL! })).newPage();
}
