import type { Locator, Page } from '@playwright/test';
import { barriers, type Rules } from './axe.js';
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

/** Of the part with this element the scripts may come later: mostly the page's own do. React marks the elements that it has taken over. */
export async function takenOver(page: Page, element: Locator = page.locator('h1')): Promise<void> {
  const marked = () => element.first().evaluate((one: object) => Object.keys(one).some((key) => key.startsWith('__reactFiber')));
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

/** By all rules, or by those that are about colours. */
export async function expectNoBarriers(page: Page, rules: Rules = 'all'): Promise<void> {
  // Behind another tab nothing moves, and what fades would be waited for in vain.
  await page.bringToFront();
  // What stands around a page may be there before the page itself, which brings its title.
  await expect(page).toHaveTitle(/./);
  await page.evaluate(STILLNESS);
  // What is only there while something takes another's place is none.
  await expect.poll(() => barriers(page, rules)).toEqual([]);
}

/**
 * What is far below is laid out at once, as it is anyhow when the browser has time: until then it has the colours of another scheme. What is fading has not
 * its colours yet, and one fading starts another in what inherits from it. Animations are not waited for: some turn for ever, and those out of sight stand
 * still.
 */
const STILLNESS = `(async () => {
  document.documentElement.dataset.settled ??= '';
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
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390);
}

/** Nobody is kept out in either colour scheme, which differ in colours alone, nor on a narrow phone, where nothing sticks out either. */
export async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoBarriers(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoBarriers(page);
  const before = page.viewportSize()!;
  await expectToFit390(page);
  await expectNoBarriers(page);
  await page.setViewportSize(before);
}
