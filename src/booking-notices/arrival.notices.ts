import { type ExistingBooking, expectedArrival } from '../booking/index.js';
import { type BookingNotice, job, timeOfDay } from './notice.js';

const SEE = { action: 'See your booking' } as const;

/** With what they have said before of running late. */
export const onTheWay = (booking: ExistingBooking, setOutAt: string): BookingNotice => {
  const { slot, delayMinutes } = booking;
  const expectedAt = expectedArrival({ ...slot, delayMinutes });
  const expected = delayMinutes !== null && setOutAt < expectedAt ? ` Expect them around ${timeOfDay(expectedAt, booking)}.` : '';
  return {
    subject: 'Your provider is on the way',
    sentence: `The provider is on the way to you for ${job(booking)}.${expected}`,
    ...SEE,
  };
};

export const delayed = (booking: ExistingBooking, minutes: number, expectedAt: string): BookingNotice => ({
  subject: 'Your provider is running late',
  sentence: `The provider is running about ${minutes} minutes late for ${job(booking)}: expect them around ${timeOfDay(expectedAt, booking)}.`,
  ...SEE,
});
