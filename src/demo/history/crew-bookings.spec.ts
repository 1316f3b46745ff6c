import { fold } from '../../platform/events/decider.js';
import { addDays } from '../../platform/time/calendar.js';
import { instantOf, todayIn } from '../../platform/time/wall-clock.js';
import type { ScheduleEvent } from '../../scheduling/schedule/schedule.events.js';
import { release, reserve, Schedule } from '../../scheduling/schedule/schedule.js';
import { freeTime } from '../../scheduling/slots/free-time.decisions.js';
import { occupiedHours, type SlotFacts } from '../../scheduling/slots/slots.decisions.js';
import { DEFAULT_VENDOR_SETTINGS } from '../../vendor-onboarding/index.js';
import { buildCrew, type Crew } from '../market/crew.js';
import { planCrewBookings } from './crew-bookings.js';
import type { PlannedBooking } from './history.js';
import { HOUR, MINUTE, shifted } from './shifted.js';

/** Every fifth hour of the week in which a leap year's February ends, and of the one in which the clocks of the crew's zone are set back. */
const HOURS = ['2032-02-28T00:00:00.000Z', '2033-11-05T00:00:00.000Z'].flatMap((day) =>
  Array.from({ length: 34 }, (_, index) => shifted(day, index * 5 * HOUR)),
);

const ends = ({ outcomes }: PlannedBooking) => outcomes.at(-1)?.kind ?? 'waits';

/** Who books and who cancels, one after the other, as the product decides it. */
function lanesOf({ business, hours }: Crew, bookings: readonly PlannedBooking[]): Map<PlannedBooking, number> {
  const lanes = new Map<PlannedBooking, number>();
  const days = new Map<string, ScheduleEvent[]>();
  const happened = bookings.flatMap((booking) => [
    { booking, at: booking.madeAt, isCancelled: false },
    ...booking.outcomes.filter(({ kind }) => kind.startsWith('cancel')).map(({ at }) => ({ booking, at, isCancelled: true })),
  ]);
  for (const { booking, at: now, isCancelled } of happened.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))) {
    const { key: bookingId, date, time, offer } = booking;
    const before = days.get(date) ?? [];
    const day = fold(Schedule, before);
    const settings = { ...DEFAULT_VENDOR_SETTINGS, ...hours };
    const facts: SlotFacts = { settings, timeZone: business.timeZone, durationMinutes: offer.minutes, now };
    const vendorId = business.key;
    if (!isCancelled) freeTime(day, { vendorId, date, time }, facts);
    const events = isCancelled
      ? release(day, { vendorId, date, bookingId })
      : reserve(day, { vendorId, date, bookingId, hours: occupiedHours(time, facts), lanes: hours.lanes, now });
    for (const { type, data } of events) if (type === 'SlotReserved') lanes.set(booking, data.lane);
    days.set(date, [...before, ...events]);
  }
  return lanes;
}

describe.each(HOURS)('the bookings of the crew at %s', (now) => {
  const { crew, random } = buildCrew();
  const bookings = planCrewBookings(crew, now, random);
  const { timeZone } = crew.business;
  const today = todayIn(timeZone, now);
  const on = (days: number) => bookings.filter(({ date }) => date === addDays(today, days));

  test('can all be had when they are made, and today and tomorrow all six lanes begin at once', () => {
    const lanes = lanesOf(crew, bookings);
    for (const day of [0, 1]) {
      const [first] = on(day);
      const together = on(day).filter(({ time }) => time === first!.time);
      expect(together.map((booking) => lanes.get(booking))).toEqual([0, 1, 2, 3, 4, 5]);
      expect(on(day).length).toBeGreaterThanOrEqual(9);
    }
  });

  test('have work behind them, requests that wait for hours to come, and one that was cancelled just now', () => {
    const of = (kind: string) => bookings.filter((booking) => ends(booking) === kind);
    expect(of('complete').length).toBeGreaterThanOrEqual(30);
    expect(bookings.filter(({ review }) => review).length).toBeGreaterThanOrEqual(5);
    expect(of('waits')).toHaveLength(5);
    for (const { madeAt } of of('waits')) expect(Date.parse(now) - Date.parse(madeAt)).toBeLessThan(12 * HOUR);
    expect(of('cancel-by-customer')).toHaveLength(1);
    const over = of('confirm').filter(
      ({ date, time, offer }) => shifted(instantOf(date, time, timeZone)!, (offer.minutes + 40) * MINUTE) < now,
    );
    expect(over).toEqual([]);
  });

  test('come one at a time from each customer', () => {
    const days = bookings.map(({ customer, date }) => `${customer.key} ${date}`);
    expect(new Set(days).size).toBe(days.length);
  });
});
