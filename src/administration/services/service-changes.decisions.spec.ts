import { given } from '../../../test/support/given.js';
import { Service } from '../../catalog/index.js';
import { event, type ServiceOffer } from '../../catalog/service.events.js';
import { fold } from '../../platform/events/decider.js';
import { Vendor } from '../../vendor-onboarding/index.js';
import { changeService, createServiceFor, type ServiceChanges } from './service-changes.decisions.js';

const NOW = '2026-05-04T10:00:00.000Z';
const ids = { serviceId: 's1', vendorId: 'v1' };
/** Below the limits of providers. */
const offer: ServiceOffer = {
  ...{ categoryId: 'c1', title: 'Fix', description: 'Ten signs..' },
  ...{ basePriceCents: 0, priceType: 'fixed', durationMinutes: 1 },
};
const created = event('ServiceCreated', { ...ids, ...offer, active: true, createdAt: NOW });
const personal = { subject: 'ada', fields: { reason: 'Three complaints.' } };
const facts = { ...ids, title: 'Fix', by: 'ada' };
const deactivated = event('ServiceDeactivatedByAdmin', { ...facts, deactivatedAt: NOW }, personal);
const activated = event('ServiceActivatedByAdmin', { ...facts, activatedAt: NOW }, personal);
const archived = event('ServiceArchived', { ...ids, archivedAt: NOW });
const updated = event('ServiceUpdated', { ...ids, ...offer, basePriceCents: 9900, updatedAt: NOW });

const changing =
  (changes: ServiceChanges, seen?: number, revision = 1) =>
  (service: Service) =>
    changeService(service, { adminId: 'ada', serviceId: 's1', changes, reason: 'Three complaints.', seen, revision, now: NOW });
describe('an administrator changes a service, whosever it is', () => {
  test('what is left out stays', () =>
    given(Service, created)
      .when(changing({ basePriceCents: 9900 }))
      .then(updated));
  test('it is switched off, and on again', () => {
    given(Service, created)
      .when(changing({ active: false }))
      .then(deactivated);
    given(Service, created, deactivated)
      .when(changing({ active: true }))
      .then(activated);
  });
  test('only a switch needs a reason', () => {
    const by = { adminId: 'ada', serviceId: 's1', reason: undefined, seen: undefined, revision: 1, now: NOW };
    given(Service, created)
      .when((service) => changeService(service, { ...by, changes: { basePriceCents: 9900, active: true } }))
      .then(updated);
    expect(() => changeService(fold(Service, [created]), { ...by, changes: { active: false } })).toThrow(
      expect.objectContaining({ fields: { reason: 'Reason is required' } }),
    );
  });
  test('it is told by what it is called from then on', () =>
    given(Service, created)
      .when(changing({ title: 'Mend', active: false }))
      .then(
        event('ServiceUpdated', { ...ids, ...offer, title: 'Mend', updatedAt: NOW }),
        event('ServiceDeactivatedByAdmin', { ...facts, title: 'Mend', deactivatedAt: NOW }, personal),
      ));
  test('both at once', () =>
    given(Service, created)
      .when(changing({ basePriceCents: 9900, active: false }))
      .then(updated, deactivated));
  test('what is so already changes nothing, whatever was seen', () => {
    given(Service, created)
      .when(changing({ title: 'Fix', active: true }, 0))
      .thenNothing();
    given(Service, created, deactivated)
      .when(changing({ active: false }, 0))
      .thenNothing();
  });
  test('nothing is overwritten that was not seen', () =>
    given(Service, created)
      .when(changing({ title: 'Mend' }, 0))
      .thenRejected('platform/changed-meanwhile'));
  test('one that was deleted meanwhile is told as such', () =>
    given(Service, created, archived)
      .when(changing({ active: true }))
      .thenRejected('catalog/service-deleted'));
  test('one that never was is not there', () =>
    given(Service)
      .when(changing({ active: true }))
      .thenNotFound());
});

describe('an administrator offers a service for a provider', () => {
  const by = { ...ids, offer, active: true, now: NOW };
  const approved: Vendor = { ...Vendor.initial, status: 'approved', active: true };
  const offering = (vendor: Vendor) => (service: Service) => createServiceFor(vendor, service, by);
  test('who is approved and active, paused or not', () => {
    given(Service).when(offering(approved)).then(created);
    given(Service)
      .when(offering({ ...approved, paused: true }))
      .then(created);
  });
  test('once', () => given(Service, created).when(offering(approved)).thenNothing());
  test.each([
    ['was deactivated', { ...approved, active: false }],
    ['waits for a decision', { ...Vendor.initial, status: 'pending' as const }],
    ['was turned down', { ...Vendor.initial, status: 'rejected' as const }],
    ['is not there', Vendor.initial],
  ])('but none who %s', (_, vendor) => {
    expect(() => offering(vendor)(Service.initial)).toThrow(
      expect.objectContaining({ fields: { vendorId: 'Choose a vendor who is approved and active' } }),
    );
  });
});
