import { given } from '../../../../test/support/given.js';
import { Service } from '../../../catalog/index.js';
import { event, type ServiceOffer } from '../../../catalog/service.events.js';
import { DEFAULT_VENDOR_SETTINGS, Vendor } from '../../../vendor-onboarding/index.js';
import { deleteService, endsHold } from './service-deletion.decisions.js';

const BY_ADMIN = { serviceId: 's1', now: '2026-05-04T10:00:00.000Z' };
const offer: Parameters<typeof endsHold>[1] = {
  service: { ...Service.initial, status: 'listed', vendorId: 'v1', active: true },
  vendor: { ...Vendor.initial, status: 'approved', active: true, userId: 'owner' },
  ownerIsLeaving: false,
  settings: DEFAULT_VENDOR_SETTINGS,
};

const NOW = BY_ADMIN.now;
const ids = { serviceId: 's1', vendorId: 'v1' };
const drains: ServiceOffer = {
  ...{ categoryId: 'c1', title: 'Drain cleaning', description: 'Drains, cleared the same day.' },
  ...{ basePriceCents: 8900, priceType: 'fixed', durationMinutes: 60 },
};
const created = event('ServiceCreated', { ...ids, ...drains, active: true, createdAt: NOW });
const archived = event(
  'ServiceArchivedByAdmin',
  { ...ids, title: 'Drain cleaning', by: 'ada', archivedAt: NOW },
  { subject: 'ada', fields: { reason: 'Never done.' } },
);
const deleting =
  (seen?: number, revision = 1) =>
  (service: Service) =>
    deleteService(service, { adminId: 'ada', serviceId: 's1', reason: 'Never done.', seen, revision, now: NOW });

describe('an administrator deletes a service', () => {
  test('for good', () => given(Service, created).when(deleting(1)).then(archived));
  test('twice changes nothing', () => given(Service, created, archived).when(deleting(0)).thenNothing());
  test('not one that has become another meanwhile', () =>
    given(Service, created).when(deleting(0)).thenRejected('platform/changed-meanwhile'));
  test('not one that never was', () => given(Service).when(deleting()).thenNotFound());
});

describe('deleting a service ends the hold', () => {
  test('of a customer who could have booked it', () => expect(endsHold('pat', offer, BY_ADMIN)).toBe(true));
  test.each([
    ['it is inactive', { ...offer, service: { ...offer.service, active: false } }],
    ['its provider is out of view', { ...offer, vendor: { ...offer.vendor, active: false } }],
    ['its owner is leaving', { ...offer, ownerIsLeaving: true }],
  ])('but not where %s: it could not be booked anyhow', (_, other) => expect(endsHold('pat', other, BY_ADMIN)).toBe(false));
});
