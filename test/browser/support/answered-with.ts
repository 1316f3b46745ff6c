import type { Page } from '@playwright/test';

/** Lets an answer of the API say something else in some of its members. */
export const answeredWith = (page: Page, path: string, changes: object): Promise<unknown> =>
  page.route(`**/api/v1/${path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...changes } });
  });
