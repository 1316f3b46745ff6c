import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './product.js';

/** Opens a page and waits until its scripts have taken over what the server has drawn. */
export async function visit(page: Page, path: string): Promise<number> {
  const answer = await page.goto(path);
  await takenOver(page);
  return answer!.status();
}

/** React marks the elements that it has taken over. */
export async function takenOver(page: Page): Promise<void> {
  const marked = () =>
    page
      .locator('h1')
      .first()
      .evaluate((heading: object) => Object.keys(heading).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(marked).toBe(true);
}

/** Another tab of the same browser, at a page of the product. */
export async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await visit(tab, path);
  return tab;
}

/** What the page announces under this title, good or bad. */
export const toast = (page: Page, title: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: title });

export async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(STILLNESS);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** What is fading in has not its colours yet. Animations are not waited for: some turn for ever, and those out of sight stand still. */
const STILLNESS = `Promise.race([
  Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished)),
  new Promise((resolve) => setTimeout(resolve, 1000)),
]).then(() => undefined)`;

/** On the narrowest phones that are common, nothing sticks out. */
export async function expectToFit390(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
}
