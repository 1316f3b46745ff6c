import {
  ADDRESS,
  AGREED,
  cancelled,
  confirmed,
  created,
  createdAs,
  customer,
  DUE,
  explained,
  IN_TIME,
  MADE,
  STRANGER,
  vendor,
  WHY,
} from '../../../test/support/booking-life.js';
import { given } from '../../../test/support/given.js';
import { Booking } from '../booking.js';
import { withdraw } from '../cancellation/cancellation.decisions.js';
import { confirm, create, decline, expire } from './requests.decisions.js';

describe('making a booking', () => {
  test('the terms are frozen, and the answer is due within a day', () =>
    given(Booking)
      .when((b) => create(b, { ...AGREED, ...ADDRESS, now: MADE }))
      .then(created));

  test('or within the hours that an administrator has set, which the request keeps', () =>
    given(Booking)
      .when((b) => create(b, { ...AGREED, ...ADDRESS, answerHours: 4, now: MADE }))
      .then(createdAs({ answerHours: 4, respondBy: '2026-11-20T14:00:00.000Z' })));

  test('a job that starts sooner is to be answered half an hour before', () =>
    given(Booking)
      .when((b) => create(b, { ...AGREED, ...ADDRESS, now: '2026-11-24T09:00:00.000Z' }))
      .then(createdAs({ createdAt: '2026-11-24T09:00:00.000Z', respondBy: '2026-11-24T18:30:00.000Z' })));

  test('making it twice changes nothing', () =>
    given(Booking, created)
      .when((b) => create(b, { ...AGREED, ...ADDRESS, now: MADE }))
      .thenNothing());
});

describe('confirming a booking', () => {
  test('the booked vendor confirms it', () =>
    given(Booking, created)
      .when((b) => confirm(b, vendor()))
      .then(confirmed));
  test('confirming twice changes nothing', () =>
    given(Booking, created, confirmed)
      .when((b) => confirm(b, vendor()))
      .thenNothing());
  test('another vendor does not see it', () =>
    given(Booking, created)
      .when((b) => confirm(b, STRANGER))
      .thenNotFound());
  test('a person without a business does not see it', () =>
    given(Booking, created)
      .when((b) => confirm(b, { vendorId: undefined, now: IN_TIME }))
      .thenNotFound());
  test('a booking that was never made is not there', () =>
    given(Booking)
      .when((b) => confirm(b, { vendorId: undefined, now: IN_TIME }))
      .thenNotFound());
  test('it is too late at the deadline', () =>
    given(Booking, created)
      .when((b) => confirm(b, vendor(DUE)))
      .thenRejected('booking/request-expired'));
});

describe('declining a booking', () => {
  test('the vendor declines; the customer pays nothing', () =>
    given(Booking, created)
      .when((b) => decline(b, vendor()))
      .then(cancelled('declined', 'pending', 0, IN_TIME)));
  test('whoever wants to says why', () =>
    given(Booking, created)
      .when((b) => decline(b, { ...vendor(), why: WHY }))
      .then(cancelled('declined', 'pending', 0, IN_TIME), explained('vendor', IN_TIME)));
  test('declining twice changes nothing', () =>
    given(Booking, created, cancelled('declined', 'pending', 0, IN_TIME))
      .when((b) => decline(b, { ...vendor(), why: WHY }))
      .thenNothing());
  test('a confirmed booking can’t be declined', () =>
    given(Booking, created, confirmed)
      .when((b) => decline(b, vendor()))
      .thenRejected('booking/is-confirmed'));
  test('another vendor does not see it', () =>
    given(Booking, created)
      .when((b) => decline(b, STRANGER))
      .thenNotFound());
  test('after the deadline it has expired, which nobody explains', () =>
    given(Booking, created)
      .when((b) => decline(b, { ...vendor(DUE), why: WHY }))
      .then(cancelled('expired', 'pending', 0, DUE)));
});

describe('withdrawing a request', () => {
  test('the customer withdraws and pays nothing', () =>
    given(Booking, created)
      .when((b) => withdraw(b, customer()))
      .then(cancelled('withdrawn', 'pending', 0, IN_TIME)));
  test('withdrawing twice changes nothing', () =>
    given(Booking, created, cancelled('withdrawn', 'pending', 0, IN_TIME))
      .when((b) => withdraw(b, customer()))
      .thenNothing());
  test('another customer does not see it', () =>
    given(Booking, created)
      .when((b) => withdraw(b, STRANGER))
      .thenNotFound());
  test('after the deadline it has expired', () =>
    given(Booking, created)
      .when((b) => withdraw(b, customer(DUE)))
      .then(cancelled('expired', 'pending', 0, DUE)));
});

describe('a request that nobody answers', () => {
  test('expires at its deadline', () =>
    given(Booking, created)
      .when((b) => expire(b, { now: DUE }))
      .then(cancelled('expired', 'pending', 0, DUE)));
  test('and not before', () =>
    given(Booking, created)
      .when((b) => expire(b, { now: IN_TIME }))
      .thenNothing());
  test('an answered one does not expire', () =>
    given(Booking, created, confirmed)
      .when((b) => expire(b, { now: DUE }))
      .thenNothing());
});
