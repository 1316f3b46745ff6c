import { confirmed, created, CUSTOMER, IN_TIME, PARTIES, SLOT, VENDOR } from '../../../test/support/booking-life.js';
import { FREE_DAY, keptBy } from '../../../test/support/booking-offer.js';
import { given } from '../../../test/support/given.js';
import { refusal } from '../../../test/support/refusal.js';
import { fold } from '../../platform/events/decider.js';
import { FIRST_DEADLINES } from '../../platform-settings/index.js';
import { SlotTaken } from '../../scheduling/index.js';
import { DEFAULT_VENDOR_SETTINGS } from '../../vendor-onboarding/index.js';
import { event } from '../booking.events.js';
import { Booking } from '../booking.js';
import { move, type MoveFacts } from './move.decisions.js';

const facts = (other: Partial<MoveFacts> = {}): MoveFacts => ({
  by: CUSTOMER,
  wanted: { date: '2026-11-25', time: '13:00' },
  proposalId: 'p1',
  day: FREE_DAY,
  settings: DEFAULT_VENDOR_SETTINGS,
  takesNewTimes: true,
  deadlines: FIRST_DEADLINES,
  now: IN_TIME,
  ...other,
});
const moving =
  (other: Partial<MoveFacts> = {}) =>
  (booking: Booking) =>
    move(booking, facts(other));
const WEDNESDAY = { ...SLOT, date: '2026-11-25', startsAt: '2026-11-25T19:00:00.000Z', endsAt: '2026-11-25T20:30:00.000Z' };

describe('moving a booking to a time that is free', () => {
  test('the customer does it at once, a day ahead', () =>
    given(Booking, created, confirmed)
      .when(moving())
      .then(
        event('BookingRescheduled', {
          ...PARTIES,
          proposalId: null,
          by: 'customer' as const,
          from: SLOT,
          slot: WEDNESDAY,
          respondBy: null,
          rescheduledAt: IN_TIME,
        }),
      ));

  test('not one that somebody else has', () =>
    expect(refusal(() => move(fold(Booking, [created, confirmed]), facts({ day: { kept: [keptBy('b0')] } })))).toBeInstanceOf(SlotTaken));

  test('its own hours are not in the way', () =>
    given(Booking, created, confirmed)
      .when(moving({ wanted: { date: '2026-11-24', time: '14:00' }, day: { kept: [keptBy('b1')] } }))
      .then(
        event('BookingRescheduled', {
          ...PARTIES,
          proposalId: null,
          by: 'customer' as const,
          from: SLOT,
          slot: { ...SLOT, time: '14:00', startsAt: '2026-11-24T20:00:00.000Z', endsAt: '2026-11-24T21:30:00.000Z' },
          respondBy: null,
          rescheduledAt: IN_TIME,
        }),
      ));

  test('a provider who is suspended takes no new times', () =>
    given(Booking, created, confirmed)
      .when(moving({ takesNewTimes: false }))
      .thenRejected('booking/provider-suspended'));

  test('the provider’s own notice binds the customer, and not the provider', () => {
    const settings = { ...DEFAULT_VENDOR_SETTINGS, availability: { ...DEFAULT_VENDOR_SETTINGS.availability, advanceNoticeHours: 168 } };
    given(Booking, created, confirmed).when(moving({ settings })).thenRejected('booking/slot-too-soon');
    expect(move(fold(Booking, [created, confirmed]), facts({ settings, by: VENDOR })).map(({ type }) => type)).toEqual([
      'RescheduleProposed',
    ]);
  });

  test('a closed booking is told so before what is free', () =>
    given(Booking, created)
      .when(moving({ now: '2026-11-21T10:00:00.000Z', day: { kept: [keptBy('b0')] } }))
      .thenRejected('booking/request-expired'));

  test('to the same time changes nothing', () =>
    given(Booking, created, confirmed)
      .when(moving({ wanted: { date: SLOT.date, time: SLOT.time } }))
      .thenNothing());
});
