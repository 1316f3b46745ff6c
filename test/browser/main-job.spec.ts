import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { CLOCK } from './support/clock.js';
import { signIn } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { openedUntil, takenOver, visit } from './support/visit.js';

const VISITOR = {
  fullName: 'Penelope Ashworth',
  email: `penelope.ashworth.${process.pid}@example.test`,
  password: 'measure twice, cut once',
};
const PROVIDER = { email: 'vendor@demo.test', password: DEMO_PASSWORD };

test('a visitor finds a service, signs up and books it, and the provider sees the booking', CLOCK, async ({ page, browser }) => {
  await test.step('searches for "cleaning"', async () => {
    await visit(page, '/');
    await page.getByRole('combobox', { name: 'What needs doing?' }).fill('cleaning');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/services\?search=cleaning/);
    await expect(page.getByText(/^\d+ services? found$/)).toBeVisible();
  });

  await test.step('filters and sorts', async () => {
    const before = await page.getByText(/^\d+ services? found$/).innerText();
    await page.getByRole('region', { name: 'Filters' }).getByRole('link', { name: 'Cleaning & Pest Control' }).click();
    await page.getByRole('link', { name: /^4\+/ }).click();
    await expect(page).toHaveURL(/minRating=4/);
    await page.getByRole('combobox', { name: /sort/i }).selectOption('price-low');
    await expect(page).toHaveURL(/sort=price-low/);
    await expect(page.getByText(before)).toBeHidden();
    // The old list stays, dimmed, until the new one is there.
    await expect(async () => {
      const prices = await page
        .getByRole('article')
        .getByText(/^(From )?\$[\d,.]+(\/hr)?$/)
        .allTextContents();
      const amounts = prices.map((label) => Number(label.replace(/[^\d.]/g, '')));
      expect(amounts.length).toBeGreaterThan(1);
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    }).toPass();
  });

  const title = await test.step('opens a service of Bright & Co', async () => {
    const card = page.getByRole('article').filter({ hasText: 'Bright & Co' }).first();
    const named = (await card.getByRole('heading').textContent())!;
    await card.getByRole('link', { name: /^View Details/ }).click();
    await expect(page).toHaveURL(/\/service\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(named);
    return named;
  });

  const time = await test.step('chooses a slot', async () => {
    await page.getByRole('button', { name: 'Choose another day' }).press('Enter');
    // By keyboard: from the calendar's head one Tab leads to the first day with a free slot.
    await page.getByRole('gridcell', { disabled: false }).filter({ hasText: /^\d+$/ }).first().waitFor();
    await page.getByRole('button', { name: 'Next month' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('gridcell', { disabled: false }).and(page.locator(':focus'))).toHaveText(/^\d+$/);
    await page.keyboard.press('Enter');
    // The first may be too soon by the time they have signed up.
    const slot = page.getByRole('radio', { name: /, available$/ }).last();
    const name = (await slot.getAttribute('aria-label'))!;
    // Its state is the URL's, which follows a moment later.
    await slot.click();
    await expect(slot).toBeChecked();
    await expect(page).toHaveURL(/date=.*time=/);
    await page.getByRole('link', { name: 'Book Now' }).click();
    await expect(page).toHaveURL(/\/auth/);
    return name;
  });

  await test.step('signs up', async () => {
    const form = page.getByRole('tabpanel', { name: 'Sign Up' });
    await form.getByLabel('Full name').fill(VISITOR.fullName);
    await form.getByLabel('Email').fill(VISITOR.email);
    await form.getByLabel('Password', { exact: true }).fill(VISITOR.password);
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText("We've sent you a confirmation link to complete your registration.").first()).toBeVisible();
  });

  await test.step('opens the mailed link', async () => {
    const link = page
      .getByRole('article')
      .filter({ hasText: VISITOR.email })
      .getByRole('link', { name: /verify=/ });
    await openedUntil(
      () => page.goto('/dev/mailbox'),
      (look) => expect(link).toBeVisible(look),
    );
    await link.click();
    await expect(page).toHaveURL(/\/auth/);
    await takenOver(page);
  });

  await test.step('signs in and is back at the booking form, with the slot chosen', async () => {
    await signIn(page, VISITOR);
    await expect(page).toHaveURL(/\/book\/.*date=.*time=/);
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: time })).toBeChecked();
  });

  await test.step('books', async () => {
    await page.getByLabel('Street').fill('1100 Congress Avenue');
    await page.getByLabel('Apartment, suite').fill('Apt 4B');
    await page.getByLabel('ZIP').fill('78701');
    await page.getByRole('textbox', { name: /Special instructions/ }).fill('The blue door, please.');
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(page.getByText('Booking Confirmed!')).toBeVisible();
    await expect(page.getByText('Your service has been booked successfully. The provider will contact you soon.')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\?booked=/);
    await expect(page.getByRole('region', { name: 'Your request is with Bright & Co' })).toContainText(title);
  });

  await test.step('sees it as Pending under My Bookings', async () => {
    await page.getByRole('link', { name: 'My Bookings' }).click();
    const booking = page.getByRole('article').filter({ hasText: title });
    await expect(booking).toContainText('Pending');
    await expect(booking).toContainText('Bright & Co');
    await expect(booking).toContainText('1100 Congress Avenue, Apt 4B, Austin, TX 78701');
  });

  await test.step('the provider signs in and sees the same booking', async () => {
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await visit(theirs, new URL('/auth', page.url()).href);
    await signIn(theirs, PROVIDER);
    await expect(theirs).toHaveURL(/\/dashboard/);
    await theirs.getByRole('link', { name: 'My Bookings' }).click();
    await theirs.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Pending' }).click();
    const booking = theirs.getByRole('article').filter({ hasText: VISITOR.fullName });
    await expect(booking).toContainText(title);
    await expect(booking).toContainText('Pending');
    await expect(booking).toContainText('The blue door, please.');
    await context.close();
  });
});
