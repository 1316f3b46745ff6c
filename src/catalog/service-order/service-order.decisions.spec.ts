import { given } from '../../../test/support/given.js';
import { Service } from '../service.js';
import { MOST_IN_ORDER, mustBeAnOrder, orderServices } from './service-order.decisions.js';
import { event } from './service-order.events.js';
import { ServiceOrder } from './service-order.js';

const NOW = '2026-05-04T10:00:00.000Z';
const VENDOR = 'v1';
const theirs = (other: Partial<Service> = {}): Service => ({
  ...Service.initial,
  status: 'listed',
  vendorId: VENDOR,
  active: true,
  ...other,
});
const ordered = (...serviceIds: string[]) => event('ServicesOrdered', { vendorId: VENDOR, serviceIds, orderedAt: NOW });
const put =
  (serviceIds: readonly string[], services: readonly Service[] = serviceIds.map(() => theirs())) =>
  (order: ServiceOrder) =>
    orderServices(order, { vendorId: VENDOR, serviceIds, services, now: NOW });

describe('putting services in order', () => {
  test('each stands where it was put', () =>
    given(ServiceOrder)
      .when(put(['drains', 'taps']))
      .then(ordered('drains', 'taps')));
  test('the last order holds', () =>
    given(ServiceOrder, ordered('drains', 'taps'))
      .when(put(['taps', 'drains']))
      .then(ordered('taps', 'drains')));
  test('as it is already changes nothing', () =>
    given(ServiceOrder, ordered('drains', 'taps'))
      .when(put(['drains', 'taps']))
      .thenNothing());
  test('some of them may be left out', () =>
    given(ServiceOrder, ordered('drains', 'taps'))
      .when(put(['drains']))
      .then(ordered('drains')));
  test('inactive ones among them', () =>
    given(ServiceOrder)
      .when(put(['drains'], [theirs({ active: false })]))
      .then(ordered('drains')));

  test('that are somebody else’s is not there to be done', () =>
    given(ServiceOrder)
      .when(put(['drains', 'taps'], [theirs(), theirs({ vendorId: 'v2' })]))
      .thenNotFound());
  test('that do not exist is not there to be done', () =>
    given(ServiceOrder)
      .when(put(['drains'], [Service.initial]))
      .thenNotFound());
  test('somebody else’s that is deleted is not told from one that never was', () =>
    given(ServiceOrder)
      .when(put(['drains'], [theirs({ vendorId: 'v2', status: 'archived', active: false })]))
      .thenNotFound());
  test('of which one was deleted meanwhile is refused', () =>
    given(ServiceOrder)
      .when(put(['drains', 'taps'], [theirs(), theirs({ status: 'archived', active: false })]))
      .thenRejected('catalog/order-outdated'));
});

describe('an order', () => {
  const many = Array.from({ length: MOST_IN_ORDER + 1 }, (_, number) => `s${number}`);
  test('names each service once', () => {
    expect(() => mustBeAnOrder(['drains', 'taps', 'drains'])).toThrow(
      expect.objectContaining({ status: 400, fields: { serviceIds: 'Each service stands in one place' } }),
    );
    expect(() => mustBeAnOrder(['drains', 'taps'])).not.toThrow();
  });
  test('names 100 at most', () => {
    expect(() => mustBeAnOrder(many)).toThrow(
      expect.objectContaining({ status: 400, fields: { serviceIds: 'At most 100 services are put in order' } }),
    );
    expect(() => mustBeAnOrder(many.slice(1))).not.toThrow();
  });
});
