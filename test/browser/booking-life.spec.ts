import { expect } from '@playwright/test';
import { type BothSides, test } from './support/both-sides.js';
import { CLOCK } from './support/clock.js';
import { elsewhere, enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { provider } from './support/provider.js';
import { expectSound, toast, visit } from './support/visit.js';
import { countRequests } from './support/wire.js';

const SERVICE = 'Door hinge and lock care';
const BUSINESS = 'Lindqvist & Daughters';
const CUSTOMER = 'Nora Whitfield';
const ZONE = 'America/Chicago';

// Those who read are where the work is: for others, times stand on both clocks (time-zones.spec.ts).
test.use({ timezoneId: ZONE });

/** "Thu, May 8, 1:00 PM" in Austin */
const shortly = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: ZONE,
  }).format(new Date(instant));
const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

const dialog = ({ ours, theirs }: BothSides, side: 'ours' | 'theirs') => ({ ours, theirs })[side].getByRole('dialog');

/** In the dialog of one side, to 1:00 PM of a day. */
async function move(sides: BothSides, side: 'ours' | 'theirs', date: string, said: 'Move to' | 'Propose' = 'Propose'): Promise<void> {
  await (side === 'ours' ? sides.ourDeed('Reschedule') : sides.theirDeed('Reschedule'));
  const asked = dialog(sides, side);
  const day = asked.getByRole('gridcell', { name: String(Number(date.slice(8))), exact: true });
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
  await asked.getByRole('grid').waitFor();
  if (!(await asked.getByText(month, { exact: true }).isVisible())) await asked.getByRole('button', { name: 'Next month' }).click();
  await expect(asked.getByText(month, { exact: true })).toBeVisible();
  // While one month slides out and the next one in, a day may be there twice.
  await expect(asked.getByRole('rowgroup')).toHaveCount(1);
  await day.click();
  await asked.getByRole('radio', { name: /1:00 PM, available/ }).check();
  await asked.getByRole('button', { name: new RegExp(`^${said} `) }).click();
  await expect(asked).toBeHidden();
}

test('nobody has a booking yet, and both sides are told so', CLOCK, async ({ page, browser, baseURL, request }) => {
  const theirs = await elsewhere(browser, baseURL);
  await enter(page, await newcomer(request), '/dashboard/my-bookings');
  await enter(theirs, await provider(request), '/dashboard/my-bookings');
  for (const each of [page, theirs]) await expect(each.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'See your services' })).toHaveAttribute('href', '/dashboard/services');
});

test('a request is accepted: the street is shown only then, and the provider’s number', CLOCK, async ({ sides }) => {
  const { respondBy } = await sides.ask();
  await sides.stands('Pending');
  await sides.read(`${BUSINESS} can answer until ${shortly(respondBy)}.`, `Please answer by ${shortly(respondBy)}.`);
  await sides.read('1100 Congress Avenue, Austin, TX 78701', 'Austin, TX 78701');
  await expect(sides.card(sides.theirs)).not.toContainText('1100 Congress Avenue');
  const number = sides.card(sides.ours).getByRole('link', { name: '(512) 555-0177' });
  await expect(number).toBeHidden();
  await sides.theirDeed('Accept');
  await expect(toast(sides.theirs, 'Booking accepted')).toContainText(`${SERVICE} for ${CUSTOMER} is confirmed.`);
  await sides.stands('Confirmed');
  await sides.read('1100 Congress Avenue, Austin, TX 78701', '1100 Congress Avenue, Austin, TX 78701');
  await expect(number).toHaveAttribute('href', 'tel:5125550177');
});

test('a request is declined, five seconds after the provider has had the chance to think again', CLOCK, async ({ sides }) => {
  await sides.ask();
  const declined = countRequests(sides.theirs, `/api/v1/bookings/${sides.bookingId}/decline`);
  await sides.theirDeed('Decline');
  await toast(sides.theirs, 'Booking declined').getByRole('button', { name: 'Undo' }).click();
  await sides.theirs.clock.fastForward(6_000);
  await sides.stands('Pending');
  await sides.theirDeed('Decline');
  await expect(toast(sides.theirs, 'Booking declined')).toBeVisible();
  expect(declined()).toBe(0);
  await sides.stands('Cancelled');
  expect(declined()).toBe(1);
  await sides.read('The provider could not take this job. Nothing is charged.', 'You declined this request.');
});

test('a request is withdrawn', CLOCK, async ({ sides }) => {
  await sides.ask();
  await sides.ourDeed('Withdraw Request');
  await dialog(sides, 'ours').getByRole('button', { name: 'Withdraw Request' }).click();
  await expect(toast(sides.ours, 'Request withdrawn')).toContainText('Nothing is charged');
  await sides.stands('Cancelled');
  await sides.read('You withdrew this request. Nothing is charged.', 'The customer withdrew this request.');
});

test('a request that nobody answers expires at its deadline', CLOCK, async ({ sides }) => {
  const { respondBy } = await sides.ask();
  await sides.at(respondBy, -1);
  await sides.stands('Pending');
  await sides.at(respondBy);
  await sides.stands('Cancelled');
  await sides.read('The provider did not answer in time. Nothing is charged.', 'This request was not answered in time.');
});

test('a customer moves a booking at once until 24 hours before its start', CLOCK, async ({ sides }) => {
  const { startsAt } = await sides.agree();
  await sides.at(startsAt, -sides.hours(24));
  await move(sides, 'ours', sides.dayAhead(3), 'Move to');
  const moved = await sides.told();
  await expect(toast(sides.ours, 'Booking rescheduled')).toContainText(`${SERVICE} is now on ${shortly(moved.startsAt)}.`);
  expect(moved.startsAt).not.toBe(startsAt);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: ZONE }).format(new Date(moved.startsAt));
  await sides.read(day, day);
  await sides.stands('Confirmed');
});

test('later the provider has to agree, and does', CLOCK, async ({ sides }) => {
  const { startsAt } = await sides.agree();
  await sides.at(startsAt, -sides.hours(23));
  await move(sides, 'ours', sides.dayAhead(3));
  await expect(toast(sides.ours, 'New time proposed')).toContainText(`takes effect once ${BUSINESS} agrees.`);
  const { proposal } = await sides.told();
  await sides.read(
    `${BUSINESS} can agree until ${shortly(proposal!.lapsesAt)}. Until then both times are kept; without an answer, ${shortly(startsAt)} stands.`,
    `Please answer by ${shortly(proposal!.lapsesAt)}. Without an answer, ${shortly(startsAt)} stands.`,
  );
  await sides.theirDeed('Accept New Time');
  await expect(toast(sides.theirs, 'New time accepted')).toBeVisible();
  const moved = await sides.told();
  expect([moved.proposal, moved.startsAt === startsAt]).toEqual([null, false]);
  for (const page of [sides.ours, sides.theirs]) await expect(sides.card(page)).not.toContainText('stands');
  await expect(sides.theirs.getByRole('list', { name: 'Timeline' })).toContainText(`You agreed to ${shortly(moved.startsAt)}`);
});

test('a provider’s other time is declined, withdrawn, or lapses after twelve hours', CLOCK, async ({ sides }) => {
  const { startsAt } = await sides.agree();
  const other = sides.dayAhead(3);
  await move(sides, 'theirs', other);
  await sides.ourDeed('Keep the Old Time');
  await expect(toast(sides.ours, 'New time declined')).toContainText(`${shortly(startsAt)} stands.`);
  await expect(sides.card(sides.theirs).getByRole('button', { name: 'Reschedule' })).toBeVisible();

  await move(sides, 'theirs', other);
  await expect(sides.card(sides.ours)).toContainText(`${BUSINESS} proposes`);
  await sides.theirDeed('Withdraw Proposal');
  await expect(toast(sides.theirs, 'Proposal withdrawn')).toBeVisible();
  await expect(sides.card(sides.ours)).not.toContainText(`${BUSINESS} proposes`);

  await move(sides, 'theirs', other);
  const { proposal } = await sides.told();
  await expect(sides.card(sides.ours)).toContainText(`Please answer by ${shortly(proposal!.lapsesAt)}.`);
  await sides.at(proposal!.lapsesAt);
  for (const page of [sides.ours, sides.theirs]) {
    await expect(sides.card(page).getByRole('button', { name: 'Reschedule' })).toBeVisible();
    await expect(sides.card(page)).not.toContainText('stands');
  }
  expect((await sides.told()).startsAt).toBe(startsAt);
});

test('a customer cancels free of charge until 24 hours before the start', CLOCK, async ({ sides }) => {
  const { startsAt } = await sides.agree();
  await sides.at(startsAt, -sides.hours(24));
  await sides.ourDeed('Cancel Booking');
  const asked = dialog(sides, 'ours');
  await expect(asked).toContainText('Cancelling now costs nothing');
  await asked.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(sides.ours, 'Booking cancelled')).toContainText('Nothing is charged.');
  await sides.stands('Cancelled');
  await sides.read('You cancelled this booking. Nothing is charged.', 'The customer cancelled this booking.');
  expect(await sides.told()).toMatchObject({ reason: 'by_customer', chargeCents: 0 });
});

test('after that the fee that is shown is the fee that is charged, and no other', CLOCK, async ({ sides }) => {
  const { startsAt } = await sides.agree();
  await sides.at(startsAt, -sides.hours(24));
  await sides.ourDeed('Cancel Booking');
  const asked = dialog(sides, 'ours');
  await expect(asked).toContainText('Cancelling now costs nothing');
  const heard = sides.ours.waitForResponse(
    async (answer) => /\/bookings(\?|$)/.test(answer.url()) && (await answer.text()).includes('"cancelCostCents":2500'),
  );
  await sides.clock(startsAt, -sides.hours(24) + 1);
  // The page behind hears by itself that the moment has come; what is agreed to stays what was read.
  await heard;
  await asked.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(asked.getByRole('alert')).toContainText('The fee for cancelling is $25.00 now. Please look at it again.');
  await expect(asked).toContainText('Cancelling now costs $25.00');
  expect((await sides.told()).status).toBe('confirmed');
  await asked.getByRole('button', { name: 'Cancel for $25.00' }).click();
  await expect(toast(sides.ours, 'Booking cancelled')).toContainText('The cancellation fee is $25.00.');
  await sides.stands('Cancelled');
  await sides.read('The cancellation fee is $25.00.', 'You receive $25.00.');
  expect(await sides.told()).toMatchObject({ reason: 'by_customer', chargeCents: 2500 });
});

test('a provider cancels with a reason, and the customer reads it and pays nothing', CLOCK, async ({ sides }) => {
  const { startsAt } = await sides.agree();
  await sides.at(startsAt, -1);
  await sides.theirDeed('Cancel Booking');
  const asked = dialog(sides, 'theirs');
  await asked.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(asked).toContainText('Please give a reason of at least 10 characters.');
  await asked.getByLabel(/^Reason/).fill('The van has broken down.');
  await asked.getByRole('button', { name: 'Cancel Booking' }).click();
  await sides.stands('Cancelled');
  await sides.read('The provider cancelled this booking. Nothing is charged.', 'You cancelled this booking.');
  await sides.ourDeed('Timeline');
  await expect(dialog(sides, 'ours')).toContainText('The van has broken down.');
});

test(
  'after the start nobody cancels; from its end the provider marks it complete, and the customer reviews or complains',
  CLOCK,
  async ({ sides }) => {
    const { startsAt, endsAt } = await sides.agree();
    // What time alone changes is asked for when its time has come.
    const cancel = [sides.ours, sides.theirs].map((page) => sides.card(page).getByRole('button', { name: 'Cancel Booking' }));
    await sides.at(startsAt, -1_000);
    for (const button of cancel) await expect(button).toBeVisible();
    await sides.clock(startsAt);
    for (const button of cancel) await expect(button).toBeHidden();
    await sides.at(endsAt);
    await sides.theirDeed('Mark Complete');
    await dialog(sides, 'theirs').getByRole('button', { name: 'Mark Complete' }).click();
    await expect(toast(sides.theirs, 'Booking completed')).toContainText(`${SERVICE} for ${CUSTOMER} is done.`);
    await sides.stands('Completed');
    await expect(sides.card(sides.ours).getByRole('button', { name: 'Leave Review' })).toBeVisible();

    await sides.ourDeed('Report a Problem');
    await dialog(sides, 'ours')
      .getByLabel(/^The problem/)
      .fill('The hinge still squeaks.');
    await dialog(sides, 'ours').getByRole('button', { name: 'Report Problem' }).click();
    await expect(toast(sides.ours, 'Problem reported')).toBeVisible();
    await sides.read('You reported a problem', `${CUSTOMER} reported a problem`);
    await sides.read(`Until then ${BUSINESS} is not paid out.`, 'Until then your $89.00 are not paid out.');
    await sides.decide('problem', { refundCents: 4000, reason: 'Half of the work is missing.' });
    await sides.read('you get $40.00 back.', 'the customer gets $40.00 back.');
    await sides.stands('Completed');
  },
);

test('work of yesterday that was not reported as done stands on the first screen, and is completed there', CLOCK, async ({ sides }) => {
  const { endsAt } = await sides.agree();
  const late = sides.theirs.getByRole('region', { name: 'Not reported as done yet', exact: true });
  await sides.clock(endsAt);
  await visit(sides.theirs, '/dashboard');
  // Of today it stands with the day's own work.
  await expect(sides.theirs.getByRole('article').filter({ hasText: 'Over since' })).toContainText(CUSTOMER);
  await expect(late).toBeHidden();
  await sides.clock(endsAt, sides.hours(20));
  await visit(sides.theirs, '/dashboard');
  await expect(late.getByRole('listitem')).toHaveText([new RegExp(`1:00 PM · ${CUSTOMER}`)]);
  await expectSound(sides.theirs);
  await late.getByRole('button', { name: 'Mark Complete' }).click();
  await dialog(sides, 'theirs').getByRole('button', { name: 'Mark Complete' }).click();
  await expect(toast(sides.theirs, 'Booking completed')).toContainText(CUSTOMER);
  await expect(late).toBeHidden();
  await expect(sides.theirs.getByRole('region', { name: 'Today', exact: true })).toBeFocused();
  expect((await sides.told()).status).toBe('completed');
});

test('what nobody reports is completed by itself 48 hours after its end', CLOCK, async ({ sides }) => {
  const { endsAt } = await sides.agree();
  await sides.at(endsAt, sides.hours(48) - 1);
  await sides.stands('Confirmed');
  await sides.at(endsAt, sides.hours(48));
  await sides.stands('Completed');
  await sides.ourDeed('Timeline');
  await expect(dialog(sides, 'ours')).toContainText('Completed automatically, 48 hours after the end');
});

test('a customer whom nobody has visited says so; uncontested for 24 hours, they pay nothing', CLOCK, async ({ sides }) => {
  const { startsAt } = await sides.agree();
  await sides.at(startsAt, sides.hours(0.5));
  await sides.ourDeed('Report No-Show');
  await dialog(sides, 'ours').getByRole('button', { name: 'Report No-Show' }).click();
  await expect(toast(sides.ours, 'No-show reported')).toContainText(`${BUSINESS} has 24 hours to contest it.`);
  const until = shortly(later(startsAt, sides.hours(24.5)));
  await sides.read(
    `You have reported that nobody came.If ${BUSINESS} does not contest it by ${until}, the booking is cancelled and you pay nothing.`,
    `${CUSTOMER} reports that nobody came.If you do not contest it by ${until}, the booking is cancelled and you earn nothing.`,
  );
  await sides.at(startsAt, sides.hours(24.5));
  await sides.stands('Cancelled');
  await sides.read('The provider did not come. Nothing is charged.', 'The customer reported that nobody came.');
});

test('a provider who found nobody says so; contested, an administrator decides', CLOCK, async ({ sides }) => {
  const { startsAt, endsAt } = await sides.agree();
  await sides.at(startsAt, sides.hours(0.5));
  await sides.theirDeed('Report No-Show');
  await dialog(sides, 'theirs').getByRole('button', { name: 'Report No-Show' }).click();
  await expect(toast(sides.theirs, 'No-show reported')).toBeVisible();
  await sides.ourDeed('Contest');
  await dialog(sides, 'ours').getByRole('button', { name: 'Contest' }).click();
  await expect(toast(sides.ours, 'Report contested')).toBeVisible();
  // What is contested nobody completes, though its end has come.
  await sides.at(endsAt);
  await sides.read(/so Plumb & Level decides and tells both of you/, /so Plumb & Level decides and tells both of you/);
  await expect(sides.card(sides.theirs).getByRole('button', { name: 'Mark Complete' })).toBeHidden();
  await sides.decide('claim', { outcome: 'no_show_customer', reason: 'The pictures show the closed door.' });
  await sides.stands('Cancelled');
  await sides.read('You are charged $89.00.', 'You receive $89.00.');
});

test('an administrator cancels, and both sides read what the customer pays', CLOCK, async ({ sides }) => {
  await sides.agree();
  await sides.decide('cancel', { chargeCents: 1200, reason: 'The street is closed for weeks.' });
  await sides.stands('Cancelled');
  await sides.read(
    'Plumb & Level cancelled this booking. You are charged $12.00.',
    'Plumb & Level cancelled this booking. You receive $12.00.',
  );
});
