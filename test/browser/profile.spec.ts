import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { serviceOfProvider } from './support/bookings.js';
import { newcomer, signIn } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { anotherTab, expectNoBarriers, expectToFit390, visit } from './support/visit.js';
import { hold } from './support/wire.js';

const PROFILE = '/dashboard/profile';
const GREETING = { level: 1, name: /^Welcome back/ };

const HOME = {
  'Full name': 'Nora W. Whitfield',
  Phone: '(512) 555-0142',
  Address: '1100 Congress Avenue',
  City: 'Austin',
  'ZIP code': '78701',
};

const field = (page: Page, label: string) => page.getByRole('form', { name: 'Personal Information' }).getByLabel(label);
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const headerPicture = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' }).locator('img');
const ownPicture = (page: Page) => page.getByRole('region', { name: 'Profile Picture' }).locator('img');

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function expectFilled(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value);
}

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2A3FB8' } })
    .jpeg()
    .toBuffer();

async function choose(page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change Photo' }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

test.beforeEach(async ({ page, request }) => {
  const person = await newcomer(request);
  await visit(page, '/auth?returnTo=/dashboard');
  await signIn(page, person);
  await expect(page.getByRole('heading', GREETING)).toHaveText('Welcome back, Nora Whitfield!');
});

test('a customer fills in the profile: greeting, other tab and booking form follow', async ({ page, context, request }) => {
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', GREETING)).toHaveText('Welcome back, Nora Whitfield!');

  await test.step('by the menu to an empty form', async () => {
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page).toHaveURL(PROFILE);
    await expect(field(page, 'Full name')).toHaveValue('Nora Whitfield');
    await expect(field(page, 'City')).toHaveValue('');
  });

  await test.step('saves it', async () => {
    await fill(page, HOME);
    await field(page, 'State').selectOption('Texas');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/v1/account/profile', async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    await save(page);
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    answer();
    await expect(page.getByText('Profile updated')).toBeVisible();
    await expect(page.getByText('Your profile has been updated successfully.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('the other tab greets by the new name, without being loaded again', async () => {
    await expect(other.getByRole('heading', GREETING)).toHaveText('Welcome back, Nora W. Whitfield!');
    await other.close();
  });

  await test.step('so does this one, and all is there after a reload', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('heading', GREETING)).toHaveText('Welcome back, Nora W. Whitfield!');
    await page.goto(PROFILE);
    await expectFilled(page, HOME);
    await expect(field(page, 'State')).toHaveValue('TX');
  });

  await test.step('the next booking need not be told the address', async () => {
    const address = `/book/${await serviceOfProvider(request)}`;
    await page.goto(address);
    await expect(page.getByLabel('Street')).toHaveValue(HOME.Address);
    await expect(page.getByLabel('ZIP')).toHaveValue(HOME['ZIP code']);
    await expect(page.getByLabel('Street')).toHaveAccessibleDescription(/^From your profile/);
    await page.getByLabel('Street').fill('1 Elsewhere Road');
    await expect(page.getByLabel('Street')).not.toHaveAccessibleDescription(/profile/);
    await page.reload();
    await expect(page.getByLabel('Street')).toHaveValue('1 Elsewhere Road');
    await page.getByLabel('Street').fill('');
    await page.reload();
    await expect(page.getByLabel('ZIP')).toHaveValue(HOME['ZIP code']);
    await expect(page.getByLabel('Street')).toHaveValue('');
  });

  await test.step('nothing has to be told', async () => {
    await page.goto(PROFILE);
    await expect(field(page, 'Phone')).toHaveValue(HOME.Phone);
    await fill(page, { 'Full name': '', Phone: '', Address: '', City: '', 'ZIP code': '' });
    await field(page, 'State').selectOption('');
    await save(page);
    await expect(page.getByText('Profile updated')).toBeVisible();
    await page.reload();
    await expectFilled(page, { 'Full name': '', Phone: '', State: '' });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', GREETING)).toHaveText('Welcome back!');
  });
});

test('what is impossible is named beside its field; what fails, in a toast; and what was typed stays', async ({ page }) => {
  await page.goto(PROFILE);
  await fill(page, { 'ZIP code': '00000', Phone: 'call me' });
  await save(page);
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/phone number/);
  await expect(field(page, 'Phone')).toBeFocused();
  await expect(field(page, 'ZIP code')).toHaveAccessibleDescription(/ZIP code/);
  await expect(field(page, 'ZIP code')).toHaveAttribute('aria-invalid', 'true');

  await fill(page, { 'ZIP code': '78701', Phone: '(512) 555-0142' });
  await page.route('**/api/v1/account/profile', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await save(page);
  await expect(page.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await save(page);
  await expect(page.getByText('Profile updated')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Phone')).toHaveValue('(512) 555-0142');
});

test('a form that was changed is not left unasked', async ({ page }) => {
  await page.getByRole('link', { name: 'My Profile' }).click();
  await fill(page, { City: 'Houston' });
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(asked).toBeVisible();
  await expectNoBarriers(page);
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(asked).toBeHidden();
  await expect(page).toHaveURL(PROFILE);
  await expect(field(page, 'City')).toHaveValue('Houston');

  await page.goBack();
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();

  const question = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;

  await page.getByRole('link', { name: 'My Bookings' }).click();
  await asked.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/dashboard/my-bookings');
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(field(page, 'City')).toHaveValue('');
  // Unchanged, it lets go.
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page).toHaveURL('/dashboard/my-bookings');
});

test('what is typed while the profile is being saved stays, and is not left unasked', async ({ page }) => {
  await visit(page, PROFILE);
  const answer = await hold(page, '**/api/v1/account/profile', 'PUT');
  await fill(page, { City: 'Austin' });
  await save(page);
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await fill(page, { City: 'Austin, south', Phone: '(512) 555-0142' });
  answer();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expectFilled(page, { City: 'Austin, south', Phone: '(512) 555-0142' });
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expectFilled(page, { City: 'Austin', Phone: '' });
});

test('a profile that has been saved here follows what another tab saves after that', async ({ page }) => {
  await visit(page, PROFILE);
  await fill(page, { City: 'Austin' });
  await save(page);
  await expect(page.getByText('Profile updated')).toBeVisible();
  const other = await anotherTab(page, PROFILE);
  await expect(field(other, 'City')).toHaveValue('Austin');
  await fill(other, { City: 'Dallas' });
  await save(other);
  await expect(field(page, 'City')).toHaveValue('Dallas');
});

test('whoever leaves before the question has come is asked by it once it is there, or else by the browser', async ({ page }) => {
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  const browserAsks: string[] = [];
  page.on('dialog', async (dialog) => {
    browserAsks.push(dialog.message());
    await dialog.dismiss();
  });
  let come = () => {};
  const onItsWay = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/ConfirmSheet*.js', async (route) => {
    await onItsWay;
    await route.continue();
  });
  await visit(page, PROFILE);
  await fill(page, { City: 'Houston' });
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page).toHaveURL(PROFILE);
  expect(browserAsks).toEqual([]);
  come();
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(asked).toBeHidden();
  expect(browserAsks).toEqual([]);

  await page.unrouteAll();
  await page.route('**/ConfirmSheet*.js', (route) => route.abort());
  await fill(page, { City: '' });
  await visit(page, PROFILE);
  await fill(page, { City: 'Houston' });
  const failed = page.waitForEvent('dialog');
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await failed;
  expect(browserAsks).toEqual([expect.stringContaining('Leave without saving?')]);
  await expect(page).toHaveURL(PROFILE);
  await expect(field(page, 'City')).toHaveValue('Houston');
});

test('signing out ends a session, whatever was typed', async ({ page }) => {
  await page.goto(PROFILE);
  await fill(page, { City: 'Houston' });
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible();
});

test('a photo is chosen, cropped by keyboard, uploaded, shown everywhere and removed', async ({ page, context }) => {
  await page.goto(PROFILE);
  await expect(headerPicture(page)).toHaveAttribute('src', /\/avatars\//);
  await expect(ownPicture(page)).toHaveAttribute('src', /\/avatars\//);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(headerPicture(other)).toHaveAttribute('src', /\/avatars\//);

  await test.step('zooms and moves without a mouse', async () => {
    await choose(page, 'me.jpg', await photograph(1200, 800));
    const dialog = page.getByRole('dialog', { name: 'Choose what shows' });
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    await zoom.focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await expect(zoom).toHaveAttribute('aria-valuetext', '150 percent');
    const picture = dialog.locator('img');
    await expect(picture).toHaveAttribute('style', /scale\(1\.5\)/);
    const before = await picture.getAttribute('style');
    await dialog.getByRole('group', { name: /arrow keys/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(picture).not.toHaveAttribute('style', before!);
    await page.keyboard.press('-');
    await expect(zoom).toHaveAttribute('aria-valuetext', '140 percent');
    await expect(dialog.getByRole('status')).toHaveText(/^Left out: \d+% on the left, \d+% on the right, 14% above, 14% below\.$/);
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Left out: 17% on the left, 17% on the right.');
  });

  await test.step('is told why it did not arrive, and sends it again', async () => {
    const dialog = page.getByRole('dialog', { name: 'Choose what shows' });
    await page.route('**/api/v1/account/photo', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The photo was not uploaded.');
    await page.unrouteAll();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/v1/account/photo', async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('progressbar', { name: 'Uploading the photo' })).toBeVisible();
    answer();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Photo updated')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('it shows here, in the header, in the other tab, and after a reload', async () => {
    await expect(ownPicture(page)).toHaveAttribute('src', /\/photos\//);
    await expect(headerPicture(page)).toHaveAttribute('src', /\/photos\//);
    await expect(headerPicture(other)).toHaveAttribute('src', /\/photos\//);
    await other.close();
    await page.reload();
    await expect(ownPicture(page)).toHaveAttribute('src', /\/photos\//);
    await expect.poll(() => ownPicture(page).evaluate((picture: { naturalWidth: number }) => picture.naturalWidth)).toBe(512);
  });

  await test.step('and is removed again', async () => {
    await page.getByRole('button', { name: 'Remove Photo' }).click();
    await page.getByRole('dialog', { name: 'Remove your photo?' }).getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.getByText('Photo removed')).toBeVisible();
    await expect(ownPicture(page)).toHaveAttribute('src', /\/avatars\//);
    await expect(page.getByRole('button', { name: 'Change Photo' })).toBeFocused();
    await page.reload();
    await expect(headerPicture(page)).toHaveAttribute('src', /\/avatars\//);
    await expect(page.getByRole('button', { name: 'Remove Photo' })).toBeHidden();
  });
});

test('a file that can not be a photo is refused with the reason, chosen or dropped', async ({ page }) => {
  await page.goto(PROFILE);
  const zone = page.getByRole('region', { name: 'Profile Picture' });
  await choose(page, 'letter.jpg', Buffer.from('Dear Sir or Madam'));
  await expect(zone.getByRole('alert')).toContainText('not a picture that we can read');
  await choose(page, 'huge.jpg', Buffer.alloc(20 * 1024 * 1024 + 1));
  await expect(zone.getByRole('alert')).toContainText('larger than 20 MB');

  const drop = async (name: string, bytes: Buffer, type: string) => {
    const content = `Uint8Array.from(atob('${bytes.toString('base64')}'), (character) => character.charCodeAt(0))`;
    const dataTransfer = await page.evaluateHandle(
      `(() => { const data = new DataTransfer(); data.items.add(new File([${content}], '${name}', { type: '${type}' })); return data; })()`,
    );
    await zone.getByText('Choose a picture, or drop one here').dispatchEvent('drop', { dataTransfer });
  };
  await drop('notes.txt', Buffer.from('Buy milk'), 'text/plain');
  await expect(zone.getByRole('alert')).toContainText('not a picture that we can read');
  await drop('me.jpg', await photograph(600, 600), 'image/jpeg');
  await expect(page.getByRole('dialog', { name: 'Choose what shows' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zone.getByRole('alert')).toBeEmpty();
  await expect(ownPicture(page)).toHaveAttribute('src', /\/avatars\//);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no barrier in profile and crop, and nothing sticks out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(PROFILE);
    await expect(field(page, 'City')).toBeVisible();
    await expectNoBarriers(page);
    await expectToFit390(page);
    await expectNoBarriers(page);
    await choose(page, 'me.jpg', await photograph(300, 900));
    await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await expectNoBarriers(page);
    await expectToFit390(page);
  });
}
