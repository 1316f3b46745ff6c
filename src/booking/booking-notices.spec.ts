import { CANCELLATION_REASONS } from './booking.events.js';
import { booked, cancelled, cancelledForProvider, completed, confirmed, requested, reviewed } from './booking-notices.js';

const BOOKING = {
  serviceTitle: 'Drain cleaning',
  slot: { date: '2026-03-10', time: '13:00', startsAt: '2026-03-10T18:00:00.000Z', endsAt: '2026-03-10T19:00:00.000Z' },
};
const JOB = '“Drain cleaning” on Tuesday, March 10, 2026 at 1:00 PM';

describe('what people read about a booking', () => {
  test('names the work, and the time on the provider’s clocks', () => {
    expect(requested(BOOKING).sentence).toBe(`A customer asks for ${JOB}. Please accept or decline it.`);
    expect(confirmed(BOOKING).sentence).toBe(`Your booking of ${JOB} is confirmed.`);
    expect(completed(BOOKING).sentence).toBe(`${JOB} is done. Would you like to leave a review?`);
  });
  test('says who called it off, and what that costs', () => {
    expect(cancelled(BOOKING, 'declined', 0)).toEqual({
      subject: 'Your request was declined',
      sentence: `The provider cannot take your request for ${JOB}. Nothing is charged.`,
    });
    expect(cancelled(BOOKING, 'by_customer', 2500).sentence).toBe(`You have cancelled ${JOB}. The cancellation fee is $25.00.`);
    expect(cancelled(BOOKING, 'by_vendor', 0).sentence).toBe(`The provider has cancelled ${JOB}. Nothing is charged.`);
  });

  test('tells the provider of a booking that needs no answer, and of a review', () => {
    expect(booked(BOOKING).sentence).toBe(`A customer has booked ${JOB}. It is confirmed, because you accept bookings automatically.`);
    expect(reviewed({ serviceTitle: 'Drain cleaning', rating: 4 }).sentence).toBe('A customer gave 4 of 5 stars for “Drain cleaning”.');
  });
  test('tells the provider of every end but their own, and what they receive', () => {
    const silent = CANCELLATION_REASONS.filter((reason) => !cancelledForProvider(BOOKING, reason, 0));
    expect(silent).toEqual(['declined', 'by_vendor']);
    expect(cancelledForProvider(BOOKING, 'withdrawn', 0)?.sentence).toBe(`The customer has withdrawn the request for ${JOB}.`);
    expect(cancelledForProvider(BOOKING, 'by_customer', 2500)?.sentence).toBe(
      `The customer has cancelled ${JOB}. You receive the cancellation fee of $25.00.`,
    );
  });
});
