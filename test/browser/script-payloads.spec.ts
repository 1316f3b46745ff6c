import { achieved, figure } from '../support/figure.js';
import { PAYLOADS } from './payloads/payloads.js';
import { ADMIN, EVENING, Round } from './payloads/round.js';
import { addressed, mailbox, otherWalks, publicScreens, type Screen, unseen, type Walk, walks } from './payloads/screens.js';
import { addressOf, bodyOf, fieldsOf, type TextField, WRITES } from './payloads/text-fields.js';
import { Window } from './payloads/window.js';
import { test } from './support/both-sides.js';
import { expect } from './support/product.js';

/** In each round every field holds another payload: after as many rounds as there are payloads each has stood in every field. */
const ROUNDS = figure({ small: 1, full: PAYLOADS.length });

test.describe('a text that would be a script', () => {
  test.setTimeout(4 * 3_600_000);
  test.use({ actionTimeout: 60_000 });

  test('is shown as text on every screen, and never runs', async ({ sides, browser, baseURL }) => {
    const used = new Set<string>();
    const seen: string[] = [];
    const look = async (walk: Walk, how: 'load' | 'turnTo' = 'load', withPolicy = false): Promise<void> => {
      const now = `${sides.dayAhead(0)}${EVENING}`;
      const window = await Window.open(browser, { baseURL: baseURL!, now, withPolicy, ...(walk.who && { who: walk.who }) });
      for (const screen of walk.screens) await looked(window, screen, how);
      seen.push(...walk.screens.map(({ path }) => path));
      await window.close();
    };

    for (let number = 0; number < ROUNDS; number++) {
      const round = new Round(number, sides);
      const story = await round.tell();
      round.used.forEach((payload) => used.add(payload));
      await test.step('stands in every field that takes a text', async () => expect(await untold(round)).toEqual([]));
      const screens = publicScreens(story);
      await look({ screens: [...screens, ...addressed(), mailbox] });
      await look({ screens }, 'load', true);
      // The last two are of pages that stand among the others.
      await look({ who: sides.customer, screens: screens.slice(0, -2) }, 'turnTo');
      for (const walk of walks(story, sides)) await look(walk);
      if (number === 0) for (const walk of otherWalks(story, sides)) await look(walk);
    }
    expect(unseen(seen)).toEqual([]);
    achieved(14, { payloads: used.size, screens: seen.length });
  });
});

async function looked(window: Window, { path, shows, opened }: Screen, how: 'load' | 'turnTo'): Promise<void> {
  await window[how](path);
  await window.settled(shows);
  await window.expectNothing();
  if (!opened) return;
  await opened(window);
  await window.settled(shows);
  await window.expectNothing();
}

/** What is wrong with one of a list of texts is said of the list. */
const asRefused = (name: string): string => name.replace(/\.\d+$/, '');

/** The fields that take a text and have not had one: neither was it taken, nor is the server known to refuse it for what is in that field. */
async function untold(round: Round): Promise<TextField[]> {
  const people = await Promise.all([undefined, round.customer, round.business, ADMIN].map((who) => round.as(who)));
  const left: TextField[] = [];
  for (const write of WRITES) {
    const fields = fieldsOf(write);
    if (fields.every((field) => round.told.has(field))) continue;
    const refused = new Set<string>();
    for (const person of people) {
      const findings = await person.findings(write.method, addressOf(write), bodyOf(write, PAYLOADS[0]!));
      Object.keys(findings).forEach((name) => refused.add(name));
    }
    left.push(...fields.filter((field, index) => !round.told.has(field) && !refused.has(asRefused(write.texts[index]!))));
  }
  return left;
}
