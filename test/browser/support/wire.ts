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
