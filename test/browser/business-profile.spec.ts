import type { APIRequestContext, Page } from '@playwright/test';
import { enter } from './support/enter.js';
import { authorizationOf, newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, expectToFit390, toast } from './support/visit.js';
import { hold, problem } from './support/wire.js';

/** Whoever acts as a provider reads and changes what stands about their business. */
test.describe('the business profile', () => {
  async function profile(page: Page, request: APIRequestContext): Promise<void> {
    const person = await newcomer(request, 'Tess Okafor');
    const headers = await authorizationOf(request, person);
    const told = {
      phone: '(512) 555-0101',
      businessName: 'Okafor Electric',
      businessDescription: 'Sockets and lights.',
      businessAddress: '8 Rainey Street',
      businessCity: 'Austin',
      businessState: 'TX',
      businessZip: '78701',
      taxId: '98-7654321',
      kycDocumentType: 'national_id',
      kycDocumentNumber: 'N998877',
      bankName: 'River Bank',
      bankAccountNumber: '55556666',
      bankRoutingNumber: 'RIVR0000001',
    };
    await successful(request.post('/api/v1/vendor-applications', { headers, data: told }));
    await enter(page, person, '/dashboard/profile');
  }

  test('is changed, by its rules, and kept', async ({ page, request }) => {
    await profile(page, request);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Profile');
    await expect(page.getByRole('region', { name: 'Verification Status' })).toContainText('Pending Review');
    const form = page.getByRole('form', { name: 'Business Information' });
    await form.getByLabel('Business name').fill('');
    await form.getByLabel('Service area radius').fill('101');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form.getByLabel('Business name')).toHaveAccessibleDescription('Business name is required');
    await expect(form.getByLabel('Service area radius')).toHaveAccessibleDescription('Service area radius must be between 1 and 100 miles');
    await form.getByLabel('Business name').fill('Okafor & Sons Electric');
    await form.getByLabel('Service area radius').fill('100');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Profile updated')).toContainText('Your business profile has been updated successfully.');
    await page.reload();
    await expect(form.getByLabel('Business name')).toHaveValue('Okafor & Sons Electric');
    await expect(form.getByLabel('Service area radius')).toHaveValue('100');
  });

  test('says where the business is and how it is reached, and a change of it is kept', async ({ page, request }) => {
    await profile(page, request);
    const form = page.getByRole('form', { name: 'Contact and Address' });
    await expect(form.getByLabel('Phone')).toHaveValue('(512) 555-0101');
    await form.getByLabel('Phone').fill('');
    await form.getByLabel('ZIP code').fill('00000');
    await form.getByLabel('Website URL').fill('okafor');
    await form.getByRole('button', { name: 'Save Contact' }).click();
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Phone is required');
    await expect(form.getByLabel('Website URL')).toHaveAccessibleDescription(/^Enter a website URL that begins with/);
    await form.getByLabel('Phone').fill('(713) 555-0199');
    await form.getByLabel('Website URL').fill('okafor.example');
    await form.getByRole('button', { name: 'Save Contact' }).click();
    await expect(form.getByLabel('ZIP code')).toHaveAccessibleDescription(/ZIP/);
    await form.getByLabel('ZIP code').fill('77002');
    await form.getByLabel('City').fill('Houston');
    await form.getByRole('button', { name: 'Save Contact' }).click();
    await expect(toast(page, 'Profile updated')).toContainText('Your business profile has been updated successfully.');
    await page.reload();
    await expect(form.getByLabel('Phone')).toHaveValue('(713) 555-0199');
    await expect(form.getByLabel('City')).toHaveValue('Houston');
    await expect(form.getByLabel('Website URL')).toHaveValue('https://okafor.example');
  });

  test('shows what was applied with, masked', async ({ page, request }) => {
    await profile(page, request);
    const application = page.getByRole('region', { name: 'Your Application' });
    await expect(application).toContainText('8 Rainey Street, Austin, TX 78701');
    await expect(application).toContainText('•••• 321');
    expect(await page.content()).not.toMatch(/98-7654321|N998877|River Bank|55556666|RIVR0000001/);
  });

  test('says what could not be saved, and asks before that is lost', async ({ page, request }) => {
    await profile(page, request);
    await page.route('**/api/v1/vendor/profile', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(problem(500, 'platform/unexpected', 'Something went wrong.')) : route.continue(),
    );
    await page.getByLabel('Business description').fill('Sockets, lights and fuses.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Error')).toContainText('Failed to update profile. Please try again.');
    await page.getByRole('link', { name: 'My Services' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  for (const { form, path, button, first, meanwhile } of [
    { form: 'Business Information', path: 'profile', button: 'Save Changes', first: 'Business name', meanwhile: 'Business license number' },
    { form: 'Contact and Address', path: 'contact', button: 'Save Contact', first: 'Contact person', meanwhile: 'City' },
  ]) {
    test(`what is typed while ${form} is being saved stays, and is not left unasked`, async ({ page, request }) => {
      await profile(page, request);
      const fields = page.getByRole('form', { name: form });
      const answer = await hold(page, `**/api/v1/vendor/${path}`, 'PUT');
      await fields.getByLabel(first).fill('Tess & Sons');
      await fields.getByRole('button', { name: button }).click();
      await expect(fields.getByRole('button', { name: 'Saving...' })).toBeVisible();
      await fields.getByLabel(first).fill('Tess & Daughters');
      await fields.getByLabel(meanwhile).fill('Houston 7');
      answer();
      await expect(toast(page, 'Profile updated')).toBeVisible();
      await expect(fields.getByLabel(first)).toHaveValue('Tess & Daughters');
      await expect(fields.getByLabel(meanwhile)).toHaveValue('Houston 7');
      await page.getByRole('link', { name: 'My Services' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toContainText(
        `What you changed in your ${form.toLowerCase()} has not been saved.`,
      );
    });
  }

  test('with changes in both forms, one question names both', async ({ page, request }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await profile(page, request);
    await page.getByLabel('Business description').fill('Sockets, lights and fuses.');
    await page.getByLabel('Phone').fill('(713) 555-0199');
    await page.getByRole('link', { name: 'My Services' }).click();
    const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(asked).toContainText('What you changed in your business information and in your contact and address has not been saved.');
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue('(713) 555-0199');
    expect(warnings).toEqual([]);
  });

  test('a ZIP code in another time zone is refused beside its field while something is booked', async ({ page, request }) => {
    await profile(page, request);
    const refusal = 'This ZIP code lies in another time zone.';
    await page.route('**/api/v1/vendor/contact', (route) => route.fulfill(problem(409, 'vendor-onboarding/zone-in-use', refusal)));
    const form = page.getByRole('form', { name: 'Contact and Address' });
    await form.getByLabel('ZIP code').fill('90001');
    await form.getByRole('button', { name: 'Save Contact' }).click();
    await expect(form.getByLabel('ZIP code')).toHaveAccessibleDescription(refusal);
    await expect(form.getByLabel('ZIP code')).toBeFocused();
    await expect(form.getByLabel('ZIP code')).toHaveValue('90001');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no barrier in ${colorScheme}, and fits a narrow phone`, async ({ page, request }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await profile(page, request);
      await expect(page.getByRole('region', { name: 'Your Application' })).toContainText('••••');
      await expect(page.getByText('Your response rate appears here')).toBeVisible();
      await expectNoBarriers(page);
      await expectToFit390(page);
      await expectNoBarriers(page);
    });
  }
});
