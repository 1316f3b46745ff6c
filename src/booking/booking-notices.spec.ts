import { cancelled, completed, confirmed, requested } from './booking-notices.js';

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
});
