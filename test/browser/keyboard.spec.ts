import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { withdrawRequests } from './support/bookings.js';
import { CLOCK } from './support/clock.js';
import { freeDays } from './support/free-days.js';
import { expect, test } from './support/product.js';
import { visit } from './support/visit.js';

/** More stops than any page has. */
const STOPS_MAX = 200;

/** What is wrong with the focus: it is lost to the page, out of the window, under something else, or shows no sign. Null when all is well. */
const lookAtFocus = (page: Page) =>
  page.locator('html').evaluate((html) => {
    const { activeElement: focused, body, defaultView } = html.ownerDocument;
    const { getComputedStyle, innerHeight } = defaultView!;
    if (!focused || focused === body) return 'lost';
    const { left, top, width, bottom } = focused.getBoundingClientRect();
    if (width === 0 || bottom <= 0 || top >= innerHeight) return 'outside the window';
    const there = html.ownerDocument.elementFromPoint(left + width / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2);
    if (!there || !(there.contains(focused) || focused.parentElement!.contains(there))) return `under ${there?.tagName}`;
    // Focused by script, after a change of route; announced, and no control.
    if (focused.matches('h1, main')) return null;
    const isDrawn = (element: typeof focused, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const around = [focused, focused.parentElement!, focused.parentElement!.parentElement!, focused.nextElementSibling];
    const shown =
      around.some((element) => element && isDrawn(element)) ||
      isDrawn(focused, '::after') ||
      // The ring of a thumb cannot be read; a text field's frame gets thicker; a room of the plan has a ring of its own.
      focused.matches('input[type="range"], .MuiInputBase-input, svg a');
    return shown ? null : 'not shown';
  });

/** A person who has nothing but a keyboard. Wherever a key leads, they must see where they are. */
class Typist {
  constructor(private readonly page: Page) {}

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.expectFocusInSight();
  }

  /** Presses Tab, or Shift+Tab, until `target` is reached. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const reached = target.and(this.page.locator(':focus'));
    for (let stops = 0; stops < STOPS_MAX && (await reached.count()) === 0; stops++) await this.press(key);
    await expect(target).toBeFocused();
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.expectFocusInSight();
  }

  /** Enter on a link or a form: the next page's heading has the focus, so that reading goes on there. */
  async enterTo(address: RegExp): Promise<void> {
    await this.page.keyboard.press('Enter');
    await expect(this.page).toHaveURL(address);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  /** The page may be moving at this moment, or be drawing anew what has the focus. */
  async expectFocusInSight(): Promise<void> {
    await expect.poll(() => lookAtFocus(this.page)).toBe(null);
  }
}

/** At the end of what can be booked the focus stays; and a month before it nobody has booked, whatever today is. */
async function chooseDayOfMonth(page: Page, typist: Typist): Promise<void> {
  const day = page.getByRole('gridcell', { disabled: false }).and(page.locator(':focus'));
  const further = page.getByRole('button', { name: 'Next month' });
  await typist.to(further);
  const month = page.locator('.MuiPickersCalendarHeader-label');
  while ((await further.getAttribute('aria-disabled')) === 'false') {
    const before = await month.innerText();
    await typist.press('Enter');
    await expect(month).not.toHaveText(before);
  }
  await typist.press('Enter');
  await typist.to(page.getByRole('button', { name: 'Previous month' }), 'Shift+Tab');
  await typist.press('Enter');
  // For a moment the month that is left is drawn beside it.
  await expect(page.getByRole('grid').getByRole('rowgroup')).toHaveCount(1);
  await page.getByRole('gridcell', { name: '1', exact: true, disabled: false }).waitFor();
  await typist.to(day);
  await expect(day).toHaveText('1');
  const first = await day.innerText();
  await typist.press('ArrowDown');
  await expect(day).not.toHaveText(first);
  await typist.press('ArrowUp');
  await typist.press('ArrowRight');
  await typist.press('Enter');
  await expect(day).toHaveCount(1);
}

/** The same by two weeks. */
async function chooseDayOfStrip(page: Page, typist: Typist): Promise<void> {
  const later = page.getByRole('button', { name: 'Later days' });
  const weeks = page.getByRole('group', { name: 'Day' }).getByRole('paragraph').first();
  await typist.to(later);
  while ((await later.getAttribute('aria-disabled')) === 'false') {
    const before = await weeks.innerText();
    await typist.press('Enter');
    await expect(weeks).not.toHaveText(before);
  }
  await typist.press('Enter');
  await expect(later).toBeFocused();
  await typist.to(page.getByRole('button', { name: 'Earlier days' }), 'Shift+Tab');
  await typist.press('Enter');
  const day = freeDays(page).first();
  await day.waitFor();
  await typist.to(day);
  await typist.press('Enter');
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await expect(day).toBeFocused();
}

// Two providers: nobody may wait for more than two answers of one.
for (const { width, height, term, provider } of [
  { width: 1280, height: 800, term: 'cleaning', provider: 'Bright & Co' },
  { width: 390, height: 844, term: 'plumbing', provider: 'Bluebonnet Plumbing' },
]) {
  test(`from home to a booking by keyboard alone, ${width} pixels wide`, CLOCK, async ({ page, request }) => {
    test.slow();
    // How many the demo's customer waits for depends on the time of day.
    await withdrawRequests(request, { email: 'customer@demo.test', password: DEMO_PASSWORD });
    await page.setViewportSize({ width, height });
    const typist = new Typist(page);
    const main = page.getByRole('main');
    const header = page.getByRole('banner');

    await test.step('the first stop leads past the header', async () => {
      await visit(page, '/');
      await typist.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await typist.press('Enter');
      await expect(main).toBeFocused();
      await typist.press('Tab');
      await expect(main.getByRole('combobox')).toBeFocused();
    });

    await test.step('the header’s search unfolds, folds and finds', async () => {
      const search = header.locator('summary').filter({ hasText: 'Search' });
      await typist.to(search, 'Shift+Tab');
      await typist.press('Enter');
      await expect(header.getByRole('combobox')).toBeFocused();
      await typist.press('Escape');
      await expect(search).toBeFocused();
      await typist.press('Space');
      await expect(header.getByRole('combobox')).toBeFocused();
      await typist.type(term);
      await typist.enterTo(new RegExp(`/services\\?search=${term}$`));
    });

    const title = await test.step('the list is filtered, and a card opened', async () => {
      const filters = page.getByRole('region', { name: 'Filters' });
      const address = new RegExp(`search=${term}&minRating=3$`);
      if (width < 768) {
        await typist.to(main.getByRole('button', { name: 'Filters' }));
        await typist.press('Enter');
        const rating = filters.getByRole('button', { name: '3+ stars' });
        await rating.waitFor();
        await typist.to(rating);
        await typist.press('Enter');
        await expect(rating).toHaveAttribute('aria-pressed', 'true');
        await expect(rating).toBeFocused();
        await typist.to(filters.getByRole('button', { name: /^Show \d+ services?$/ }));
        await typist.press('Enter');
        await expect(page).toHaveURL(address);
        await expect(main.getByRole('heading', { name: / services? found$/ })).toBeFocused();
      } else {
        const rating = filters.getByRole('link', { name: '3+ stars' });
        await typist.to(rating);
        await typist.press('Enter');
        await expect(page).toHaveURL(address);
        await expect(rating).toHaveAttribute('aria-current', 'true');
        await expect(rating).toBeFocused();
      }
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const card = page.getByRole('article').filter({ hasText: provider }).first();
      const named = (await card.getByRole('heading').textContent())!;
      await typist.to(card.getByRole('link', { name: `View Details of ${named}` }));
      await typist.enterTo(/\/service\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(named);
      return named;
    });

    const time = await test.step('a day and a time are chosen', async () => {
      await typist.to(page.getByRole('button', { name: 'Choose another day' }));
      await typist.press('Enter');
      await freeDays(page).first().waitFor();
      if (width < 768) await chooseDayOfStrip(page, typist);
      else await chooseDayOfMonth(page, typist);
      await expect(page).toHaveURL(/\?date=[\d-]+$/);

      const free = page.getByRole('radio', { name: /, available$/ });
      await expect(free.nth(1)).toBeVisible();
      await typist.to(free.first());
      await typist.press('Space');
      await expect(free.first()).toBeChecked();
      await typist.press('ArrowRight');
      await expect(free.nth(1)).toBeChecked();
      await expect(free.nth(1)).toBeFocused();
      await typist.press('ArrowLeft');
      await expect(free.first()).toBeChecked();
      await expect(page).toHaveURL(/date=.*&time=/);
      const chosen = (await free.first().getAttribute('aria-label'))!;
      await typist.to(page.getByRole('link', { name: 'Book Now' }));
      await typist.enterTo(/\/auth\?returnTo=/);
      return chosen;
    });

    await test.step('the way leads over the sign-in', async () => {
      const form = page.getByRole('tabpanel', { name: 'Login' });
      // Nobody has signed in here yet.
      await expect(page.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
      await typist.to(page.getByRole('tab', { name: 'Sign Up' }));
      await typist.press('ArrowLeft');
      await expect(page.getByRole('tab', { name: 'Login' })).toBeFocused();
      await typist.press('Space');
      await expect(form).toBeVisible();
      await typist.to(form.getByLabel('Email'));
      await typist.press('Enter');
      await expect(form.getByLabel('Email')).toBeFocused();
      await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email');
      await typist.type('customer@demo.test');
      await typist.to(form.getByLabel('Password', { exact: true }));
      await typist.type(DEMO_PASSWORD);
      await typist.enterTo(/\/book\/.*date=.*time=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Book ${title}`);
      await expect(page.getByRole('radio', { name: time })).toBeChecked();
    });

    await test.step('the booking is made', async () => {
      await typist.to(page.getByRole('radio', { name: time }));
      await typist.to(page.getByLabel('Street'));
      // Filled in from the profile.
      await expect(page.getByLabel('Street')).not.toHaveValue('');
      await typist.press('ControlOrMeta+a');
      await typist.press('Delete');
      await typist.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'Missing Information' })).toContainText('Please fill in all required fields.');
      await expect(page.getByLabel('Street')).toBeFocused();
      await typist.press('ControlOrMeta+a');
      await typist.type('1100 Congress Avenue');
      await typist.to(page.getByLabel('ZIP'));
      await typist.press('ControlOrMeta+a');
      await typist.type('78701');
      await typist.to(page.getByRole('textbox', { name: /Special instructions/ }));
      await typist.type('By keyboard.');
      await typist.to(page.getByRole('button', { name: 'Confirm Booking' }));
      await typist.enterTo(/\/dashboard\?booked=/);
      await expect(page.getByRole('status').filter({ hasText: 'Booking Confirmed!' })).toContainText(
        'Your service has been booked successfully. The provider will contact you soon.',
      );
    });
  });
}
