import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { enter } from './support/enter.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, expectToFit390, visit } from './support/visit.js';

const PAGES = [
  { path: '/about', heading: 'About Plumb & Level', says: 'A business is listed only after an administrator has approved its application' },
  { path: '/how-it-works', heading: 'How it works', says: 'a platform fee of $5.00 for each booking' },
  { path: '/careers', heading: 'Careers', says: 'There are no open roles at the moment.' },
  { path: '/contact', heading: 'Contact', says: 'A person reads it and answers by email.' },
  { path: '/privacy', heading: 'Privacy policy', says: 'There are no advertising cookies here' },
  { path: '/terms', heading: 'Terms of service', says: 'within 72 hours after the job was completed' },
  { path: '/help', heading: 'Help', says: 'How do I book a service?' },
];

/** Folded answers count too. */
const unfold = (page: Page) => page.evaluate(`document.querySelectorAll('main details').forEach((fold) => (fold.open = true))`);

for (const { path, heading, says } of PAGES) {
  test.describe(path, () => {
    test('is there, named, described, and addressed', async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} · Plumb & Level`);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
      await expect(page.getByText(says).first()).toBeVisible();
    });

    test('says the same without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(says).first()).toBeVisible();
      await context.close();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no barrier that axe finds, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await unfold(page);
        await expectNoBarriers(page);
      });
    }

    test('fits 390 pixels', async ({ page }) => {
      await page.goto(path);
      await unfold(page);
      await expectToFit390(page);
    });
  });
}

test('every link on these pages leads to a page, and to a place on it', async ({ page, request }) => {
  const links = new Set<string>();
  for (const { path } of PAGES) {
    await page.goto(path);
    const found = await page.locator('a[href]').evaluateAll((anchors: { href: string }[]) => anchors.map(({ href }) => href));
    for (const href of found) links.add(href);
  }
  const own = [...links].filter((href) => href.startsWith(new URL(page.url()).origin));
  expect(own.length).toBeGreaterThan(40);
  expect([...links].filter((href) => !own.includes(href))).toEqual([]);

  const wrong: string[] = [];
  for (const href of own) {
    const answer = await request.get(href.split('#', 1)[0]!);
    const id = new URL(href).hash.slice(1);
    if (answer.status() !== 200) wrong.push(`${href}: ${answer.status()}`);
    else if (id && !(await answer.text()).includes(`id="${id}"`)) wrong.push(`${href}: no such place`);
  }
  expect(wrong).toEqual([]);
});

test.describe('help', () => {
  const faq = (page: Page) => page.locator('script[type="application/ld+json"]');

  test('opens the question that its address names', async ({ page }) => {
    await page.goto('/help#cancelling');
    await expect(page.getByText('it costs the provider’s cancellation fee')).toBeVisible();
    await expect(page.getByText('It is part of the total that you see')).toBeHidden();
  });

  test('finds questions by words, and says when there is none', async ({ page }) => {
    await visit(page, '/help');
    const search = page.getByRole('searchbox', { name: 'Search the questions' });
    await search.fill('delete account');
    await expect(page.getByRole('status').filter({ hasText: '1 question with “delete account”' })).toBeVisible();
    await expect(page.getByText('the key of your personal data is destroyed')).toBeVisible();
    await expect(page.getByText('How do I book a service?')).toBeHidden();
    await expect(page).toHaveURL(/\?search=delete\+account$/);
    await expect(search).toBeFocused();
    await search.fill('spaceship');
    await expect(page.getByText('No question has “spaceship” in it.')).toBeVisible();
    await search.fill('');
    await expect(page.getByText('How do I book a service?')).toBeVisible();
  });

  test('tells search engines its questions, and no other page does', async ({ page }) => {
    await page.goto('/help');
    const data = JSON.parse(await faq(page).innerText()) as { '@type': string; mainEntity: { name: string }[] };
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity.map(({ name }) => name)).toEqual(await page.locator('main summary').allInnerTexts());
    for (const { path } of PAGES.filter(({ path }) => path !== '/help')) {
      await page.goto(path);
      await expect(faq(page)).toHaveCount(0);
    }
    await page.goto('/help?search=fee');
    await expect(faq(page)).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});

test.describe('writing to us', () => {
  const QUESTION = `Do you also hang doors? Asked by ${process.pid} <b>today</b>.`;
  const form = (page: Page) => page.getByRole('form', { name: 'Contact' });

  test('says beside each field what is missing, without moving anything', async ({ page }) => {
    await visit(page, '/contact');
    const button = form(page).getByRole('button', { name: 'Send message' });
    await expect(button).toBeEnabled();
    const place = await button.boundingBox();
    await button.click();
    for (const message of [
      'Please enter your name',
      'Please enter your email',
      'Please choose what it is about',
      'Please enter your message',
    ]) {
      await expect(form(page).getByText(message, { exact: true })).toBeVisible();
    }
    await expect(form(page).getByLabel('Your name')).toBeFocused();
    expect(await button.boundingBox()).toEqual(place);
  });

  test('keeps what was typed when it can’t be sent, and a visitor’s message reaches the admin, who answers it', async ({
    page,
    browser,
  }) => {
    await visit(page, '/careers');
    await page.getByRole('link', { name: 'send us a message' }).click();
    await expect(form(page).getByLabel('What is it about?')).toHaveValue('careers');
    await form(page).getByLabel('Your name').fill('Nora Whitfield');
    await form(page).getByLabel('Email').fill('nora@example.test');
    await form(page).getByLabel('What is it about?').selectOption('Something else');
    await form(page).getByLabel('Your message').fill(QUESTION);

    await page.route('**/api/v1/contact-messages', (route) => route.abort());
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(form(page).getByRole('alert')).toContainText('The server could not be reached.');
    await expect(form(page).getByLabel('Your message')).toHaveValue(QUESTION);
    await page.unroute('**/api/v1/contact-messages');

    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused();
    await expect(page.getByText('An administrator reads it and answers to nora@example.test')).toBeVisible();
    await expect(form(page)).toBeHidden();

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const admins = await context.newPage();
    await enter(admins, { email: 'admin@demo.test', password: DEMO_PASSWORD });
    await admins.getByRole('link', { name: /^\d+ open messages?$/ }).click();
    await expect(admins.getByRole('heading', { level: 1 })).toHaveText('Messages');
    const message = admins.getByRole('listitem').filter({ hasText: QUESTION });
    await expect(message).toContainText('Something else');
    await expect(message).toContainText('Nora Whitfield');
    await expect(message).toContainText('not signed in');
    await expect(message.getByRole('link', { name: 'nora@example.test' })).toHaveAttribute('href', /^mailto:nora@example\.test\?subject=/);
    await expectNoBarriers(admins);

    await message.getByRole('button', { name: 'Mark as answered: message from Nora Whitfield' }).click();
    await expect(message).toBeHidden();
    await admins.getByRole('link', { name: 'Answered', exact: true }).click();
    await expect(admins).toHaveURL(/status=answered/);
    await expect(message).toBeVisible();
    await expect(message.getByRole('button', { name: /^Mark as answered/ })).toBeHidden();

    const written = admins.getByRole('listitem', { name: 'Something else, from Nora Whitfield' }).first();
    await written.getByRole('button', { name: 'Erase: message from Nora Whitfield' }).click();
    await admins.getByRole('dialog', { name: 'Erase the message from Nora Whitfield?' }).getByRole('button', { name: 'Erase' }).click();
    await expect(admins.getByText('Message erased')).toBeVisible();
    await expect(message).toBeHidden();
    await expect(admins.getByText('The sender’s data have been erased.').first()).toBeVisible();
    await context.close();
  });

  test('an address can’t put anybody else into the admin’s reply', async ({ page, request }) => {
    const email = 'nora?bcc=x&to=y@example.test';
    const data = { name: 'Nora', email, topic: 'other', message: `Reply to me. ${QUESTION}` };
    expect((await request.post('/api/v1/contact-messages', { data })).status()).toBe(202);
    await enter(page, { email: 'admin@demo.test', password: DEMO_PASSWORD });
    await page.goto('/dashboard/messages');
    await expect(page.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      /^mailto:nora%3Fbcc%3Dx%26to%3Dy@example\.test\?subject=/,
    );
  });

  test('knows who is signed in', async ({ page }) => {
    await enter(page, { email: 'customer@demo.test', password: DEMO_PASSWORD });
    await visit(page, '/contact?topic=booking');
    await expect(form(page).getByLabel('Email')).toHaveValue('customer@demo.test');
    await expect(form(page).getByLabel('Your name')).not.toHaveValue('');
    await form(page).getByLabel('Your message').fill(`Which door? ${QUESTION}`);
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/v1/contact-messages'),
      form(page).getByRole('button', { name: 'Send message' }).click(),
    ]);
    expect(sent.headers()['authorization']).toMatch(/^Bearer /);
    await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(form(page).getByLabel('Email')).toHaveValue('customer@demo.test');
    await expect(form(page).getByLabel('Your message')).toHaveValue('');
  });

  test('without scripts it says why the form can’t be sent, and sends nothing', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/contact');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('This form needs JavaScript.');
    await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
    await context.close();
  });
});
