import { buildCrew } from '../market/crew.js';
import { buildMarket } from '../market/market.js';
import { Random } from '../market/random.js';
import { planCrewBookings } from './crew-bookings.js';
import { planBookings, type PlannedBooking } from './history.js';
import { keepsToLimits } from './keeps-to-limits.js';
import { HOUR, shifted } from './shifted.js';

/** Every seventh hour of a week in which the clocks are changed. */
const HOURS = Array.from({ length: 24 }, (_, index) => shifted('2027-03-10T00:00:00.000Z', index * 7 * HOUR));

function ofCustomers(bookings: readonly PlannedBooking[]): PlannedBooking[][] {
  return [...Map.groupBy(bookings, ({ customer }) => customer.key).values()];
}

test.each(HOURS)('at %s no customer of the demo has more open bookings than they may', (now) => {
  const random = new Random(20_261_121);
  const { crew, random: ofCrew } = buildCrew();
  const bookings = [...planBookings(buildMarket(random), now, random), ...planCrewBookings(crew, now, ofCrew)];
  const tooMany = ofCustomers(bookings).filter((theirs) => !keepsToLimits(theirs));
  expect(tooMany.map(([first]) => first!.customer.key)).toEqual([]);
});

test('a fourth job with one provider at a time is one too many, and after the first is over it is not', () => {
  const random = new Random(20_261_121);
  const [first] = planBookings(buildMarket(random), HOURS[0]!, random);
  const jobs = [9, 10, 11, 12].map((day) => ({ ...first!, date: `2027-06-${String(day).padStart(2, '0')}`, outcomes: [] }));
  expect(keepsToLimits(jobs.slice(1))).toBe(true);
  expect(keepsToLimits(jobs)).toBe(false);
  const asked = jobs.map((job, index) => (index === 3 ? { ...job, madeAt: '2027-06-10T12:00:00.000Z' } : job));
  expect(keepsToLimits(asked)).toBe(true);
});
