import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './product.js';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is found and nothing else: a list of what is in order would be long. */
const RULES = {
  all: { resultTypes: ['violations'] },
  colours: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions>;

export type Rules = keyof typeof RULES;

/**
 * The rules that the page breaks, each with the elements that break it. A page is given the library once, as it takes longer to read than to run: half a megabyte.
 * (`@axe-core/playwright` gives it at each run.)
 */
export async function barriers(page: Page, rules: Rules): Promise<[rule: string, elements: string[]][]> {
  // It would have to be given to each frame; no page has one.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(RULES[rules])})`);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
