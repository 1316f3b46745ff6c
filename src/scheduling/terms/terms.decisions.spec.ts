import { offerWith } from '../../../test/support/booking-offer.js';
import { refusal } from '../../../test/support/refusal.js';
import type { Service } from '../../catalog/index.js';
import { DEFAULT_VENDOR_SETTINGS, type Vendor } from '../../vendor-onboarding/index.js';
import type { BookingSettings } from '../../vendor-onboarding/settings/vendor-settings.events.js';
import { bookedTime } from '../slots/free-time.decisions.js';
import type { Slot, SlotObstacle } from '../slots/slots.decisions.js';
import { type BookableOffer, type ChosenSlot, mustBeBookableBy, mustExist, termsFor } from './terms.decisions.js';

const chosen = (other: Partial<ChosenSlot> = {}): ChosenSlot => ({
  customerId: 'c1',
  serviceId: 's1',
  serviceRevision: 3,
  date: '2026-11-24',
  time: '13:00',
  ...other,
});
const OFFER = offerWith();
const { offer } = OFFER.service;
const vendor = (other: Partial<Vendor> = {}): Vendor => ({ ...OFFER.vendor, ...other });
interface Given {
  service?: Partial<Service>;
  vendor?: Partial<Vendor>;
  settings?: Partial<BookingSettings>;
}
const offered = (given: Given): BookableOffer => ({
  ...offerWith(given.settings),
  service: { ...OFFER.service, ...given.service },
  vendor: vendor(given.vendor),
});
const agreed = (other: Given & { wish?: Partial<ChosenSlot> } = {}) => termsFor(chosen(other.wish), offered(other));
const bookable = (other: Given & { customerId?: string } = {}) => mustBeBookableBy(other.customerId ?? 'c1', offered(other));

describe('what is agreed when a booking is made', () => {
  test('price, fees and zone as they are now', () =>
    expect(agreed()).toEqual({ priceCents: 8900, platformFeeCents: 500, cancellationFeeCents: 2500, timeZone: 'America/Chicago' }));

  test('by the hour, the price follows from the duration', () =>
    expect(agreed({ service: { offer: { ...offer, priceType: 'hourly', basePriceCents: 4500 } } }).priceCents).toBe(6750));

  test('nobody books their own business', () => expect(refusal(() => bookable({ customerId: 'u9' })).code).toBe('booking/own-business'));

  test.each<[string, Partial<Vendor>, Partial<Service>]>([
    ['a provider who is not approved', { status: 'pending', active: false }, {}],
    ['a provider who is not active', { active: false }, {}],
    ['a provider who pauses', { paused: true }, {}],
    ['a service that is not active', {}, { active: false }],
    ['an archived service', {}, { status: 'archived', active: false }],
  ])('%s can’t be booked', (_, ofVendor, ofService) =>
    expect(refusal(() => bookable({ vendor: ofVendor, service: ofService })).code).toBe('booking/service-unavailable'),
  );

  test('a service that has changed since it was shown is refused with its new price', () =>
    expect(refusal(() => agreed({ wish: { serviceRevision: 2 } }))).toMatchObject({
      code: 'booking/service-changed',
      status: 409,
      details: { priceCents: 8900 },
    }));
});

describe('the platform fee', () => {
  const NOW = { platformFeeCents: 650 };
  const under = (shown?: number) => () => termsFor(chosen({ platformFeeCents: shown }), { ...offered({}), ...NOW });

  test('is that of the moment, where that was shown', () => expect(under(650)()).toMatchObject(NOW));
  test('who was shown another, or names none while it is not the first one, is told of it', () => {
    for (const shown of [500, 0, undefined])
      expect(refusal(under(shown))).toMatchObject({ code: 'booking/fee-changed', status: 409, details: { priceCents: 8900, ...NOW } });
  });
  test('stands beside a price that has changed as well', () =>
    expect(refusal(() => termsFor(chosen({ priceCents: 1 }), { ...offered({}), ...NOW })).details).toMatchObject(NOW));
});

describe('what the provider’s settings do to it', () => {
  const { availability, pricing } = DEFAULT_VENDOR_SETTINGS;
  const settings = {
    pricing: { ...pricing, dynamicPricing: true, weekendPercent: 20, minimumBookingCents: 9000, cancellationFeeCents: 0 },
  };
  const SATURDAY = { date: '2026-11-28' };
  const weekend = [
    { kind: 'base', cents: 8900 },
    { kind: 'weekend', percent: 20, cents: 1780 },
  ];

  test('a surcharge and a minimum are frozen line by line', () => {
    expect(agreed({ settings, wish: { ...SATURDAY, priceCents: 10_680 } })).toMatchObject({ priceCents: 10_680, priceLines: weekend });
    expect(agreed({ settings, wish: { priceCents: 9000 } })).toMatchObject({
      priceCents: 9000,
      priceLines: [
        { kind: 'base', cents: 8900 },
        { kind: 'minimum', cents: 100 },
      ],
      cancellationFeeCents: 0,
    });
  });

  test('on a weekday by day the price need not be named, the minimum included', () => expect(agreed({ settings }).priceCents).toBe(9000));

  test.each([undefined, 8900, 9000, 10_681])('a price of %p that is not that of the time is refused with the right one', (priceCents) =>
    expect(refusal(() => agreed({ settings, wish: { ...SATURDAY, priceCents } }))).toMatchObject({
      code: 'booking/price-changed',
      status: 409,
      details: { priceCents: 10_680, lines: weekend.map((line) => ({ percent: null, ...line })) },
    }),
  );

  test('by request only: nothing is booked directly', () =>
    expect(refusal(() => bookable({ settings: { availability: { ...availability, instantBooking: false } } })).code).toBe(
      'booking/by-request-only',
    ));
});

test('a provider who is deleting their account takes no bookings', () =>
  expect(refusal(() => mustBeBookableBy('c1', { ...offered({}), ownerIsLeaving: true })).code).toBe('booking/service-unavailable'));

describe('when it is done', () => {
  test.each<[Partial<ChosenSlot>, Record<string, string>]>([
    [{ date: '2026-02-30' }, { date: 'This date does not exist.' }],
    [{ time: '08:00' }, { time: 'Choose one of the ten times from 09:00 to 18:00.' }],
  ])('%p is told by field', (other, fields) => expect(refusal(() => mustExist(chosen(other))).details).toEqual({ fields }));

  const slot = (obstacle: SlotObstacle | null, startsAt: string | null = '2026-11-24T19:00:00.000Z'): Slot => ({
    date: '2026-11-24',
    time: '13:00',
    startsAt,
    obstacle,
  });
  const timeAt = (given: Slot) => bookedTime(given, 90, DEFAULT_VENDOR_SETTINGS);

  test('from the start for as long as the job takes', () =>
    expect(timeAt(slot(null))).toEqual({
      date: '2026-11-24',
      time: '13:00',
      startsAt: '2026-11-24T19:00:00.000Z',
      endsAt: '2026-11-24T20:30:00.000Z',
    }));

  test.each<[SlotObstacle, string]>([
    ['past', 'booking/slot-past'],
    ['notice', 'booking/slot-too-soon'],
    ['horizon', 'booking/slot-too-far'],
    ['closed', 'booking/slot-closed'],
    ['overrun', 'booking/slot-closed'],
  ])('%s is refused as %s', (obstacle, code) => expect(refusal(() => timeAt(slot(obstacle))).code).toBe(code));

  test('a time that the clocks skip is refused', () =>
    expect(refusal(() => timeAt(slot('closed', null))).code).toBe('booking/slot-closed'));
});
