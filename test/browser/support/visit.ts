import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, OFTEN } from './product.js';

/** Opens a page and waits until its scripts have taken over what the server has rendered. */
export async function visit(page: Page, path: string): Promise<number> {
  const answer = await page.goto(path);
  await takenOver(page);
  return answer!.status();
}

/** Opens a page anew until it shows what it should. It is looked at longer each time: what is slow is not absent. */
export async function openedUntil(open: () => Promise<unknown>, shown: (look: { timeout: number }) => Promise<void>): Promise<void> {
  let timeout = 500;
  await expect(async () => {
    await open();
    timeout *= 2;
    await shown({ timeout });
  }).toPass();
}

/** React marks the elements that it has taken over. */
export async function takenOver(page: Page): Promise<void> {
  const marked = () =>
    page
      .locator('h1')
      .first()
      .evaluate((heading: object) => Object.keys(heading).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(marked, OFTEN).toBe(true);
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

const BARRIERS_ONLY = { resultTypes: ['violations' as const] };

export async function expectNoBarriers(page: Page): Promise<void> {
  // Behind another tab nothing moves, and what fades would be waited for in vain.
  await page.bringToFront();
  await page.evaluate(STILLNESS);
  // No page has frames; and what is in order needs no list: without either, it takes a third of the time.
  expect(page.frames()).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(BARRIERS_ONLY).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/**
 * What is fading has not its colours yet, and one fading starts another in what inherits from it. Animations are not waited for: some turn for ever, and
 * those out of sight stand still.
 */
const STILLNESS = `(async () => {
  const atMostASecond = (wait) => Promise.race([wait, new Promise((resolve) => setTimeout(resolve, 1000))]);
  await atMostASecond(document.documentElement.animate([], 1).finished);
  for (let again = 0; again < 5; again++) {
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    if (fading.length === 0) return;
    await atMostASecond(Promise.allSettled(fading.map(({ finished }) => finished)));
  }
})()`;

/** On the narrowest phones that are common, nothing sticks out. */
export async function expectToFit390(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
}

/** Nobody is kept out in either colour scheme nor on a narrow phone, where nothing sticks out either. */
export async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoBarriers(page);
  }
  const before = page.viewportSize()!;
  await expectToFit390(page);
  await expectNoBarriers(page);
  await page.setViewportSize(before);
}
