import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { photo } from '../support/photo.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, type Newcomer, newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectSound, toast, visit } from './support/visit.js';
import { problem } from './support/wire.js';

const CUSTOMER = { email: 'customer@demo.test', password: DEMO_PASSWORD };
const PROVIDER = { email: 'vendor@demo.test', password: DEMO_PASSWORD };
const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };

interface Booking {
  id: string;
  service: { id: string; title: string };
  vendor: { id: string; businessName: string };
  actions: string[];
}

const jpeg = async (name: string, color: string) => ({ name, mimeType: 'image/jpeg', buffer: await photo(900, 600, color) });
const main = (page: Page) => page.getByRole('main');
const item = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text }).first();
const dialog = (page: Page) => page.getByRole('dialog');

async function told<Answer>(request: APIRequestContext, who: Pick<Newcomer, 'email' | 'password'>, path: string): Promise<Answer> {
  const headers = await authorizationOf(request, who);
  return (await (await successful(request.get(`/api/v1/${path}`, { headers }))).json()) as Answer;
}

/** Work that the demo's customer has not reviewed, of the demo's provider or of others. */
async function unreviewed(request: APIRequestContext, of: 'provider' | 'others' = 'others'): Promise<Booking> {
  const { id: vendorId } = await told<{ id: string }>(request, PROVIDER, 'vendor/profile');
  for (let page = 1; ; page++) {
    const { items, pageCount } = await told<{ items: Booking[]; pageCount: number }>(
      request,
      CUSTOMER,
      `bookings?status=completed&page=${page}`,
    );
    const found = items.find(({ vendor, actions }) => actions.includes('review') && (vendor.id === vendorId) === (of === 'provider'));
    if (found) return found;
    expect(page, 'the demo data have completed work that nobody has reviewed').toBeLessThan(pageCount);
  }
}

async function post(request: APIRequestContext, { id }: Booking, review: { rating: number; comment: string }): Promise<void> {
  await successful(request.post(`/api/v1/bookings/${id}/review`, { headers: await authorizationOf(request, CUSTOMER), data: review }));
}

const countOf = async (request: APIRequestContext, { vendor }: Booking) =>
  ((await (await request.get(`/api/v1/vendors/${vendor.id}`)).json()) as { reviewCount: number }).reviewCount;

test('a customer leaves a review, finds it in My Reviews, and changes it', async ({ page, request }) => {
  const booking = await unreviewed(request);
  const comment = `It took two visits, says ${booking.id}.`;
  await enter(page, CUSTOMER, `/dashboard/my-bookings?booking=${booking.id}`);
  await main(page).getByRole('button', { name: 'Leave Review' }).click();
  await expect(dialog(page)).toContainText(`Review ${booking.service.title}`);
  await dialog(page).getByRole('button', { name: 'Post Review' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Give one to five stars');
  await expectSound(page);
  await dialog(page)
    .getByRole('radio', { name: /^3 stars/ })
    .press('Space');
  await dialog(page).getByLabel('Comment (optional)').fill(comment);
  await dialog(page).getByRole('button', { name: 'Post Review' }).click();
  await expect(toast(page, 'Review posted')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Leave Review' })).toHaveCount(0);

  await page.getByRole('navigation').getByRole('link', { name: 'My Reviews' }).click();
  const own = item(page, comment);
  await expect(own).toContainText('3 out of 5');
  await expectSound(page);
  await own.getByRole('button', { name: `Edit Review of ${booking.service.title}` }).click();
  await expect(dialog(page).getByRole('radio', { name: /^3 stars/ })).toBeChecked();
  await expect(dialog(page).getByLabel('Comment (optional)')).toHaveValue(comment);
  await dialog(page)
    .getByRole('radio', { name: /^4 stars/ })
    .press('Space');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Review updated')).toBeVisible();
  await expect(own).toContainText('4 out of 5');
});

test('a customer adds photos while writing a review; readers open them beside it, and one is removed again', async ({ page, request }) => {
  const booking = await unreviewed(request);
  const comment = `Look at the pipes, says ${booking.id}.`;
  await enter(page, CUSTOMER, `/dashboard/my-bookings?booking=${booking.id}`);
  await main(page).getByRole('button', { name: 'Leave Review' }).click();
  await dialog(page)
    .getByRole('radio', { name: /^5 stars/ })
    .press('Space');
  await dialog(page).getByLabel('Comment (optional)').fill(comment);
  const files = [await jpeg('sink.jpg', 'teal'), await jpeg('pipes.jpg', 'coral'), await jpeg('floor.jpg', 'gold')];
  await dialog(page).getByLabel('Photo files').setInputFiles(files);
  await dialog(page).getByRole('button', { name: 'Leave out floor.jpg' }).click();
  await expectSound(page);
  await dialog(page).getByRole('button', { name: 'Post Review' }).click();
  await expect(toast(page, 'Review posted')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await visit(page, `/service/${booking.service.id}`);
  const tiles = item(page, comment).getByRole('link', { name: /^Open Photo/ });
  await expect(tiles).toHaveCount(2);
  await expectSound(page);
  await tiles.first().click();
  await expect(dialog(page)).toContainText('1 of 2');
  await expect(dialog(page).getByRole('button', { name: /Report/ })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toContainText('Photo 2 of the review by');
  await expectSound(page);

  await visit(page, '/dashboard/my-reviews');
  await item(page, comment)
    .getByRole('button', { name: `Edit Review of ${booking.service.title}` })
    .click();
  await dialog(page).getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(dialog(page).getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(1);
  await dialog(page).getByLabel('Photo files').setInputFiles([files[2]!]);
  await expect(dialog(page).getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(2);
  await expectSound(page);
});

test('a press beside the dialog closes it only while nothing was filled in', async ({ page, request }) => {
  const { id } = await unreviewed(request);
  await enter(page, CUSTOMER, `/dashboard/my-bookings?booking=${id}`);
  const open = () => main(page).getByRole('button', { name: 'Leave Review' }).click();
  const beside = () => page.mouse.click(5, 5);
  await open();
  await expect(dialog(page)).toBeVisible();
  await beside();
  await expect(dialog(page)).toHaveCount(0);

  await open();
  const comment = dialog(page).getByLabel('Comment (optional)');
  await comment.fill('They came on time.');
  await beside();
  // Waits for what fades: a dialog that was closed would be gone.
  await expectSound(page);
  await dialog(page).getByRole('button', { name: 'Post Review' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Give one to five stars');
  await expect(comment).toHaveValue('They came on time.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await open();
  await expect(dialog(page)).toBeVisible();
  await beside();
  await expect(dialog(page)).toHaveCount(0);
});

test('what the server refuses stays in the dialog, and so does what was typed', async ({ page, request }) => {
  const booking = await unreviewed(request);
  await page.route('**/api/v1/bookings/*/review', (route) =>
    route.fulfill(problem(409, 'booking/already-reviewed', 'You have reviewed this booking already.')),
  );
  await enter(page, CUSTOMER, `/dashboard/my-bookings?booking=${booking.id}`);
  await main(page).getByRole('button', { name: 'Leave Review' }).click();
  await dialog(page)
    .getByRole('radio', { name: /^5 stars/ })
    .press('Space');
  await dialog(page).getByLabel('Comment (optional)').fill('Spotless.');
  await dialog(page).getByRole('button', { name: 'Post Review' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('You have reviewed this booking already.');
  await expect(dialog(page).getByLabel('Comment (optional)')).toHaveValue('Spotless.');
  await page.unroute('**/api/v1/bookings/*/review');
  await dialog(page).getByRole('button', { name: 'Post Review' }).click();
  await expect(toast(page, 'Review posted')).toBeVisible();
});

test('the provider responds once, rewords it, and everybody reads it', async ({ page, browser, baseURL, request }) => {
  const booking = await unreviewed(request, 'provider');
  const comment = `They forgot the corner, says ${booking.id}.`;
  await post(request, booking, { rating: 4, comment });
  await enter(page, PROVIDER, '/dashboard/my-reviews');
  const review = item(page, comment);
  await review.getByRole('button', { name: /^Respond to / }).click();
  await expect(dialog(page)).toContainText(comment);
  await dialog(page).getByRole('button', { name: 'Post Reply' }).click();
  await expect(dialog(page)).toContainText('Reply is required');
  await expectSound(page);
  await dialog(page).getByLabel('Your reply').fill('We come back on Friday.');
  await dialog(page).getByRole('button', { name: 'Post Reply' }).click();
  await expect(toast(page, 'Reply posted')).toBeVisible();
  await expect(review).toContainText('We come back on Friday.');
  await review.getByRole('button', { name: /^Edit your reply to / }).click();
  await dialog(page).getByLabel('Your reply').fill('We come back on Thursday.');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Reply updated')).toBeVisible();
  await expect(review).toContainText('We come back on Thursday.');
  await expectSound(page);

  const visitor = await elsewhere(browser, baseURL);
  await visit(visitor, `/vendor/${booking.vendor.id}?tab=reviews`);
  await expect(item(visitor, comment)).toContainText('Reply from the provider');
  await expect(item(visitor, comment)).toContainText('We come back on Thursday.');
  await item(visitor, comment)
    .getByRole('button', { name: /^Report / })
    .click();
  await expect(dialog(visitor)).toContainText('Something else? Write to us, or sign in to report it in your own words.');
  await expect(dialog(visitor).getByRole('textbox')).toHaveCount(0);
  await expectSound(visitor);
  await dialog(visitor).getByRole('radio', { name: 'It is not about the work' }).check();
  await dialog(visitor).getByRole('button', { name: 'Report' }).click();
  await expect(toast(visitor, 'Review reported')).toBeVisible();
  // The button that was pressed is gone; whoever works by keyboard is still at the review.
  await expect(item(visitor, comment).getByText('Reported', { exact: true })).toBeFocused();
  await enter(visitor, ADMIN, '/dashboard/reviews');
  await expect(item(visitor, comment)).toContainText('A visitor');
  await expectSound(visitor);
  await visitor.context().close();
});

/** The demo's customer shows the work that they have reviewed. */
async function show(request: APIRequestContext, { id }: Booking): Promise<void> {
  const headers = { ...(await authorizationOf(request, CUSTOMER)), 'content-type': 'image/jpeg' };
  await successful(request.post(`/api/v1/reviews/${id}/photos`, { headers, data: await photo(900, 600, 'teal') }));
}

test('a reader reports a review; an admin hides it, and its author reads why', async ({ page, browser, baseURL, request }) => {
  const booking = await unreviewed(request);
  const comment = `My neighbour at number nine, says ${booking.id}.`;
  await post(request, booking, { rating: 1, comment });
  await show(request, booking);
  const reader = await newcomer(request);
  const publicly = `/vendor/${booking.vendor.id}?tab=reviews`;
  await enter(page, reader, publicly);
  const shown = item(page, comment);
  await shown.getByRole('button', { name: /^Report the review by / }).click();
  await dialog(page).getByRole('button', { name: 'Report' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Choose what is wrong with it');
  await expectSound(page);
  await dialog(page).getByRole('radio', { name: 'It shares somebody’s personal data' }).check();
  await dialog(page).getByLabel('Note (optional)').fill('I live there.');
  await dialog(page).getByRole('button', { name: 'Report' }).click();
  await expect(toast(page, 'Review reported')).toBeVisible();
  await expect(shown).toContainText('Reported');
  await visit(page, publicly);
  await shown.getByRole('button', { name: /^Report the review by / }).click();
  await dialog(page).getByRole('radio', { name: 'Something else' }).check();
  await dialog(page).getByRole('button', { name: 'Report' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('You have reported this review already.');
  const before = await countOf(request, booking);

  const admin = await elsewhere(browser, baseURL);
  await enter(admin, ADMIN, '/dashboard/reviews');
  const reported = item(admin, comment);
  await expect(reported).toContainText('It shares somebody’s personal data');
  await expect(reported).toContainText('I live there.');
  await expect(reported.getByRole('link', { name: 'Open Photo 1 of the review by' })).toBeVisible();
  await expectSound(admin);
  await reported.getByRole('button', { name: /^Hide/ }).click();
  await dialog(admin).getByRole('button', { name: 'Hide' }).click();
  await expect(dialog(admin)).toContainText('Please give a reason of at least 10 characters.');
  await dialog(admin).getByLabel('Reason').fill('It tells where a neighbour lives.');
  await dialog(admin).getByRole('button', { name: 'Hide' }).click();
  await expect(toast(admin, 'Review hidden')).toBeVisible();
  await expect(admin.getByText(comment)).toHaveCount(0);

  await visit(page, publicly);
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(comment)).toHaveCount(0);
  await expect.poll(() => countOf(request, booking)).toBe(before - 1);
  const author = await elsewhere(browser, baseURL);
  await enter(author, CUSTOMER, '/dashboard/my-reviews');
  await expect(item(author, comment)).toContainText('readers do not see it');
  await expect(item(author, comment)).toContainText('It tells where a neighbour lives.');
  const stillSeen = { name: /^Photo 1 of the review by / };
  await expect(item(author, comment).getByRole('img', stillSeen)).toHaveAttribute('src', /^data:image\/webp/);
  await expectSound(author);
  await author.context().close();

  await admin.getByRole('link', { name: 'Hidden' }).click();
  await expect(admin).toHaveURL('/dashboard/reviews?state=hidden');
  await expect(item(admin, comment).getByRole('img', stillSeen)).toHaveAttribute('src', /^data:image\/webp/);
  await item(admin, comment)
    .getByRole('button', { name: /^Show Again/ })
    .click();
  await dialog(admin).getByLabel('Reason').fill('The neighbour agrees with it.');
  await dialog(admin).getByRole('button', { name: 'Show Again' }).click();
  await expect(toast(admin, 'Review shown again')).toBeVisible();
  await admin.getByRole('link', { name: 'All' }).click();
  await expect(item(admin, comment)).toContainText('Visible');
  await admin.context().close();
  await expect.poll(() => countOf(request, booking)).toBe(before);
});

test('empty: nobody has written, reported or hidden anything', async ({ page, browser, baseURL, request }) => {
  await enter(page, await newcomer(request), '/dashboard/my-reviews');
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  await expectSound(page);
  const admin = await elsewhere(browser, baseURL);
  await admin.route('**/api/v1/admin/reviews?*', (route) =>
    route.fulfill({ json: { items: [], total: 0, page: 1, pageSize: 20, pageCount: 0 } }),
  );
  await enter(admin, ADMIN, '/dashboard/reviews');
  for (const [link, title] of [
    ['Reported', 'No reported reviews'],
    ['Hidden', 'No hidden reviews'],
    ['All', 'No reviews yet'],
  ] as const) {
    await main(admin).getByRole('link', { name: link }).click();
    await expect(admin.getByRole('heading', { name: title })).toBeVisible();
  }
  await expectSound(admin);
  await admin.context().close();
});
