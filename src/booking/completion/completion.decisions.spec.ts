import { cancelled, claimed, completed, confirmed, created, LATE, SLOT, STRANGER, vendor } from '../../../test/support/booking-life.js';
import { given } from '../../../test/support/given.js';
import { Booking } from '../booking.js';
import { complete, completeByItself } from './completion.decisions.js';

describe('completing a booking', () => {
  test('the vendor completes it from its scheduled end', () =>
    given(Booking, created, confirmed)
      .when((b) => complete(b, vendor(SLOT.endsAt)))
      .then(completed));
  test('not while the job is on', () =>
    given(Booking, created, confirmed)
      .when((b) => complete(b, vendor('2026-11-24T20:29:59.999Z')))
      .thenRejected('booking/not-finished'));
  test('an unconfirmed job was never done', () =>
    given(Booking, created)
      .when((b) => complete(b, vendor(SLOT.endsAt)))
      .thenRejected('booking/is-pending'));
  test('completing twice changes nothing', () =>
    given(Booking, created, confirmed, completed)
      .when((b) => complete(b, vendor(SLOT.endsAt)))
      .thenNothing());
  test('another vendor does not see it', () =>
    given(Booking, created, confirmed)
      .when((b) => complete(b, STRANGER))
      .thenNotFound());
});

describe('a job that nobody reports as done', () => {
  const TWO_DAYS_AFTER = '2026-11-26T20:30:00.000Z';
  const byItself = (now: string) => (b: Booking) => completeByItself(b, { now });
  const claim = claimed('customer', '2026-11-24T20:00:00.000Z', '2026-11-25T20:00:00.000Z');

  test('is completed 48 hours after its end', () =>
    given(Booking, created, confirmed)
      .when(byItself(TWO_DAYS_AFTER))
      .then({ ...completed, data: { ...completed.data, completedAt: TWO_DAYS_AFTER, by: 'system' } }));
  test('and not before', () => given(Booking, created, confirmed).when(byItself('2026-11-26T20:29:59.999Z')).thenNothing());
  test('not while one side says that the other was not there', () =>
    given(Booking, created, confirmed, claim).when(byItself(TWO_DAYS_AFTER)).thenNothing());
  test('nor by the vendor', () =>
    given(Booking, created, confirmed, claim)
      .when((b) => complete(b, vendor(SLOT.endsAt)))
      .thenRejected('booking/claim-open'));
  test.each([
    ['a request', [created]],
    ['what the vendor has completed', [created, confirmed, completed]],
    ['what was cancelled', [created, confirmed, cancelled('by_vendor', 'confirmed', 0, LATE)]],
  ])('%s stays as it is', (_, history) =>
    given(Booking, ...history)
      .when(byItself(TWO_DAYS_AFTER))
      .thenNothing(),
  );
});
