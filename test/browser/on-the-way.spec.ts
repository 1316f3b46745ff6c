import { expect, type Page } from '@playwright/test';
import { test } from './support/both-sides.js';
import { CLOCK } from './support/clock.js';
import { expectSound, toast, visit } from './support/visit.js';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a provider is on the way, and runs late: their customer reads it at once', CLOCK, async ({ sides }) => {
  const { ours, theirs } = sides;
  const { startsAt } = await sides.agree();
  // No moment at which windows ask again by themselves: what they read they were told.
  await sides.clock(startsAt, -sides.hours(1.5));
  await visit(ours, '/dashboard');
  await visit(theirs, '/dashboard');
  const job = part(theirs, 'Now and next').getByRole('article');
  const coming = part(ours, 'Next visit').getByRole('note');
  await expect(coming).toBeHidden();

  await job.getByRole('button', { name: 'On my way' }).click();
  await expect(toast(theirs, 'On your way')).toContainText('Nora Whitfield is told.');
  await expect(job.getByRole('note')).toHaveText('On the way since 11:30 AM');
  await expect(job.getByRole('button', { name: 'On my way' })).toBeHidden();
  await expect(coming).toHaveText('Your provider is on the way' + 'Since 11:30 AM.');

  await job.getByRole('button', { name: 'Running late' }).click();
  await expect(theirs.getByRole('menuitem')).toHaveText([
    '10 minutes, at 1:10 PM',
    '15 minutes, at 1:15 PM',
    '30 minutes, at 1:30 PM',
    '45 minutes, at 1:45 PM',
    '60 minutes, at 2:00 PM',
  ]);
  await theirs.getByRole('menuitem', { name: '15 minutes' }).click();
  await expect(job.getByRole('note')).toContainText('About 15 minutes late, there around 1:15 PM');
  await expect(coming).toContainText('Running about 15 minutes late: expect them around 1:15 PM.');
  await expectSound(ours);
  await expectSound(theirs);

  const booking = `/dashboard/my-bookings?booking=${sides.bookingId}`;
  await visit(ours, booking);
  await visit(theirs, booking);
  await sides.read('Your provider is on the way', 'On the way since 11:30 AM');
  await expect(ours.getByRole('list', { name: 'Timeline' })).toContainText(
    /Lindqvist & Daughters set out.*reported a delayExpected around/,
  );

  await sides.theirDeed('Running late');
  await theirs.getByRole('menuitem', { name: '30 minutes' }).click();
  await sides.read('expect them around 1:30 PM', 'there around 1:30 PM');
});
