import { given } from '../../test/support/given.js';
import { event } from './calendar-address.events.js';
import { CalendarAddress, makeAddress, switchOffAddress } from './calendar-address.js';

const NOW = '2026-03-02T09:00:00.000Z';
const BY = { vendorId: 'v1', userId: 'u1', now: NOW };
const made = event('CalendarAddressMade', { vendorId: 'v1', userId: 'u1', madeAt: NOW });
const off = event('CalendarAddressSwitchedOff', { vendorId: 'v1', userId: 'u1', switchedOffAt: NOW });

describe('a calendar address', () => {
  test('is made', () =>
    given(CalendarAddress)
      .when((address) => makeAddress(address, BY))
      .then(made));
  test('is made anew as often as somebody asks for another', () =>
    given(CalendarAddress, made)
      .when((address) => makeAddress(address, BY))
      .then(made));
  test('is switched off', () =>
    given(CalendarAddress, made)
      .when((address) => switchOffAddress(address, BY))
      .then(off));
  test('that is off, or never was on, is switched off without a word', () => {
    given(CalendarAddress, made, off)
      .when((address) => switchOffAddress(address, BY))
      .thenNothing();
    given(CalendarAddress)
      .when((address) => switchOffAddress(address, BY))
      .thenNothing();
  });
  test('is made again after it was switched off, and can be switched off again', () =>
    given(CalendarAddress, made, off, made)
      .when((address) => switchOffAddress(address, BY))
      .then(off));
});
