import type { Page } from '@playwright/test';

/** An answer that refuses, for what a test can not bring about in the product. */
export const problem = (status: number, code: string, detail: string, members: object = {}) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: `/problems/${code}`, title: '', status, code, detail, ...members }),
});

/** How often a page has asked for a path from here on. */
export function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count++;
  });
  return () => count;
}

/** Requests for what matches wait, of one method or of all. @returns what lets them go on */
export async function hold(page: Page, pattern: string, method?: string): Promise<() => void> {
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(pattern, async (route) => {
    if (!method || route.request().method() === method) await released;
    await route.continue();
  });
  return go;
}
