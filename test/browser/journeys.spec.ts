import type { Locator, Page } from '@playwright/test';
import { photo } from '../support/photo.js';
import { test as bothSides } from './support/both-sides.js';
import { CLOCK } from './support/clock.js';
import { nextCode } from './support/mailbox.js';
import { expect, test } from './support/product.js';
import { toast, visit } from './support/visit.js';

const PHONE = { width: 390, height: 844 };

/** What a person does with their thumb: each press counts, and each field that is written in counts as one. */
class Thumb {
  presses = 0;

  async press(what: Locator): Promise<void> {
    this.presses++;
    await what.click();
  }

  async write(field: Locator, text: string): Promise<void> {
    this.presses++;
    await field.fill(text);
  }

  /** From the phone's own pictures. */
  async choose(page: Page, way: Locator, name: string): Promise<void> {
    const chooser = page.waitForEvent('filechooser');
    await this.press(way);
    this.presses++;
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: await photo(900, 600, 'teal') });
  }
}

test(
  'a visitor finds a plumber by a wrong letter and a ZIP, signs up and has booked, with 12 presses',
  CLOCK,
  async ({ page, request }) => {
    const thumb = new Thumb();
    const email = `journey.${process.pid}.${Date.now()}@example.test`;
    await page.setViewportSize(PHONE);
    await visit(page, '/');
    await thumb.write(page.getByRole('combobox', { name: 'What needs doing?' }), 'plumer');
    await thumb.write(page.getByRole('textbox', { name: 'Where is the work?' }), '78704');
    await thumb.press(page.getByRole('button', { name: 'Search', exact: true }));
    await expect(page).toHaveURL(/\/services\?/);
    await thumb.press(
      page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^View Details/ }),
    );
    await expect(page).toHaveURL(/\/service\//);
    await thumb.press(page.getByRole('link', { name: /^Book \w+day, / }));
    await expect(page).toHaveURL(/\/auth\?/);

    const form = page.getByRole('tabpanel', { name: 'Sign Up' });
    await thumb.write(form.getByLabel('Full name'), 'Juno Walker');
    await thumb.write(form.getByLabel('Email'), email);
    await thumb.write(form.getByLabel('Password', { exact: true }), 'measure twice, cut once');
    await thumb.press(form.getByRole('button', { name: 'Sign Up' }));
    await expect(page.getByLabel('Code from the mail')).toBeFocused();
    await thumb.write(page.getByLabel('Code from the mail'), await nextCode(request, email));

    await expect(page).toHaveURL(/\/book\/.*time=/);
    await thumb.write(page.getByLabel('Street'), '1100 Congress Avenue');
    await expect(page.getByLabel('ZIP')).toHaveValue('78704');
    await thumb.press(page.getByRole('button', { name: /^Confirm for / }));
    await expect(toast(page, 'Booking Confirmed!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\?booked=/);
    expect(thumb.presses).toBe(12);
  },
);

bothSides.describe('on a phone', () => {
  bothSides.use({ viewport: PHONE });

  bothSides('a provider accepts a request, marks it done and shows a photo of the work, with 8 presses', CLOCK, async ({ sides }) => {
    const thumb = new Thumb();
    const { theirs } = sides;
    const { endsAt } = await sides.ask();
    await visit(theirs, '/dashboard');
    await thumb.press(theirs.getByRole('button', { name: 'Accept', exact: true }));
    await expect(toast(theirs, 'Booking accepted')).toBeVisible();

    await sides.clock(endsAt);
    await visit(theirs, '/dashboard');
    await thumb.press(theirs.getByRole('button', { name: 'Mark Complete' }));
    await thumb.press(theirs.getByRole('dialog').getByRole('button', { name: 'Mark Complete' }));
    await expect(toast(theirs, 'Booking completed')).toBeVisible();

    await thumb.press(theirs.getByRole('button', { name: 'More', exact: true }));
    await thumb.press(theirs.getByRole('dialog').getByRole('link', { name: 'Business Profile' }));
    await expect(theirs).toHaveURL('/dashboard/profile');
    await thumb.choose(theirs, theirs.getByRole('button', { name: 'Add Photos' }), 'hinge.jpg');
    await thumb.press(theirs.getByRole('dialog', { name: 'Choose what shows' }).getByRole('button', { name: 'Use this part' }));
    await expect(theirs.getByRole('list', { name: 'Photos in their order' }).getByRole('listitem')).toHaveCount(1);
    expect(thumb.presses).toBe(8);
  });

  bothSides('a customer moves a booking with 4 presses, and calls it off with 3', CLOCK, async ({ sides }) => {
    const thumb = new Thumb();
    const { ours } = sides;
    await sides.agree();
    await visit(ours, '/dashboard');
    await thumb.press(ours.getByRole('button', { name: 'Reschedule' }));
    const dialog = ours.getByRole('dialog');
    await thumb.press(dialog.getByRole('button', { name: /\d+ times? free$/ }).last());
    await thumb.press(dialog.getByRole('radio', { name: /, available/ }).first());
    await thumb.press(dialog.getByRole('button', { name: /^Move to / }));
    await expect(toast(ours, 'Booking rescheduled')).toBeVisible();
    expect(thumb.presses).toBe(4);

    await thumb.press(ours.getByRole('link', { name: 'Details' }));
    await thumb.press(sides.card(ours).getByRole('button', { name: 'Cancel Booking' }));
    await thumb.press(dialog.getByRole('button', { name: /^Cancel / }));
    await expect(toast(ours, 'Booking cancelled')).toBeVisible();
    expect(thumb.presses).toBe(7);
  });

  bothSides('a customer reviews the work with a photo, with 6 presses', CLOCK, async ({ sides }) => {
    const thumb = new Thumb();
    const { ours } = sides;
    const { endsAt } = await sides.agree();
    await sides.at(endsAt);
    await sides.theirDeed('Mark Complete');
    await sides.theirs.getByRole('dialog').getByRole('button', { name: 'Mark Complete' }).click();
    await sides.stands('Completed');
    await visit(ours, '/dashboard');
    await thumb.press(ours.getByRole('button', { name: 'Leave Review' }).first());
    const dialog = ours.getByRole('dialog');
    await thumb.press(dialog.locator('label', { hasText: /^5 stars/ }));
    await thumb.write(dialog.getByLabel('Comment (optional)'), 'Every hinge swings, and no door sticks.');
    await thumb.choose(ours, dialog.getByRole('button', { name: 'Add photos (up to 4)' }), 'door.jpg');
    await expect(dialog.getByRole('button', { name: 'Leave out door.jpg' })).toBeVisible();
    await thumb.press(dialog.getByRole('button', { name: 'Post Review' }));
    await expect(toast(ours, 'Review posted')).toBeVisible();
    expect(thumb.presses).toBe(6);
  });
});
