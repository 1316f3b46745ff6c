import { expect, test } from './support/product.js';
import { expectNoBarriers, expectToFit390, takenOver, toast, visit } from './support/visit.js';
import { problem } from './support/wire.js';
import { account, COMPANY, fill, KYC, next, step, stranger, submit, toKyc, WIZARD } from './support/wizard.js';

test('what a visitor typed outlasts a reload, but no secret is kept anywhere', async ({ page }) => {
  const person = stranger('Priya Nair');
  await visit(page, WIZARD);
  await fill(page, account(person));
  await toKyc(page);
  await fill(page, KYC);
  const stored = await page.evaluate('JSON.stringify([sessionStorage, localStorage])');
  expect(stored).toContain(person.email);
  expect(stored).toContain(COMPANY['Business address']);
  for (const secret of [
    person.password,
    KYC['Tax ID / EIN'],
    KYC['Document number'],
    KYC['Bank name'],
    KYC['Account number'],
    KYC['IFSC Code'],
  ]) {
    expect(stored).not.toContain(secret);
  }

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await takenOver(page);
  await expect(step(page, 'Basic Details')).toBeVisible();
  await expect(page.getByRole('note')).toContainText('What you typed is still here, except for passwords');
  await expect(page.getByLabel('Full name')).toHaveValue(person.fullName);
  await expect(page.getByLabel(/^Password/)).toHaveValue('');
  await fill(page, { Password: person.password });
  await next(page);
  await expect(page.getByLabel('Business address')).toHaveValue(COMPANY['Business address']);
  await expect(page.getByLabel('State')).toHaveValue('TX');
  await next(page);
  await expect(page.getByLabel('ID document type')).toHaveValue('passport');
  await expect(page.getByLabel('Tax ID / EIN')).toHaveValue('');
});

test('what the server refuses is told where it was typed', async ({ page }) => {
  const person = stranger('Leo Brandt');
  await visit(page, WIZARD);
  await fill(page, { ...account(person), Password: 'password123' });
  await toKyc(page, { ...COMPANY, 'ZIP code': '00000' });
  await fill(page, KYC);
  await submit(page);

  await test.step('on another step than the last one', async () => {
    await expect(page.getByLabel('ZIP code')).toBeFocused();
    await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription('Enter a US ZIP code');
    await fill(page, { 'ZIP code': '78701' });
    await next(page);
    await expect(page.getByLabel('Account number')).toHaveValue(KYC['Account number']);
    await submit(page);
  });
  await test.step('and on the first one', async () => {
    await expect(page.getByLabel(/^Password/)).toBeFocused();
    await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription(/too common/);
    await fill(page, { Password: person.password });
    await next(page);
    await expect(step(page, 'Company Details')).toBeVisible();
    await next(page);
    await submit(page);
    await expect(page).toHaveURL('/auth');
  });
});

test('a failure keeps everything, and says what happened', async ({ page }) => {
  const person = stranger('Mia Lund');
  await page.route('**/api/v1/vendor-registrations', (route) =>
    route.fulfill(problem(503, 'platform/unavailable', 'The service is not available for a moment. Please try again.')),
  );
  await visit(page, WIZARD);
  await fill(page, account(person));
  await toKyc(page);
  await fill(page, KYC);
  await submit(page);
  await expect(toast(page, 'Registration Failed')).toContainText('The service is not available for a moment.');
  await expect(page.getByLabel('Account number')).toHaveValue(KYC['Account number']);
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled();

  await page.route('**/api/v1/vendor-registrations', (route) => route.fulfill({ status: 500, body: 'no problem document' }));
  await submit(page);
  await expect(toast(page, 'An error occurred during registration')).toBeVisible();
});

test('leaving with secrets typed is asked about', async ({ page }) => {
  await visit(page, WIZARD);
  await fill(page, account(stranger('Ada Wirth')));
  await toKyc(page);
  await fill(page, { 'Tax ID / EIN': '12-3456789' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Tax ID / EIN')).toHaveValue('12-3456789');
});

test('search engines keep no page of it', async ({ request }) => {
  const html = await (await request.get(WIZARD)).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow"');
  expect(html).toContain('Vendor Registration</h1>');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no barrier on any step in ${colorScheme}, and nothing sticks out at 390 pixels`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const expectSound = async () => {
      await expectNoBarriers(page);
      await expectToFit390(page);
      await expectNoBarriers(page);
      await page.setViewportSize({ width: 1280, height: 900 });
    };
    await visit(page, WIZARD);
    await next(page);
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expectSound();
    await fill(page, account(stranger('Noor Haas')));
    await next(page);
    await expect(step(page, 'Company Details')).toBeVisible();
    await next(page);
    await expect(page.getByLabel('Business name')).toBeFocused();
    await expectSound();
    await fill(page, COMPANY);
    await next(page);
    await expect(step(page, 'KYC Details')).toBeVisible();
    await submit(page);
    await expect(page.getByLabel('Tax ID / EIN')).toBeFocused();
    await expectSound();
  });
}
