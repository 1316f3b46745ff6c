import { given } from '../../test/support/given.js';
import { fold } from '../platform/events/decider.js';
import { event, type ServiceOffer } from './service.events.js';
import {
  activate,
  archive,
  archiveAsAdmin,
  createService,
  deactivate,
  isOffered,
  moveToCategory,
  Service,
  switchAsAdmin,
  updateService,
} from './service.js';

const NOW = '2026-05-04T10:00:00.000Z';
const ids = { serviceId: 's1', vendorId: 'v1' };
const BY_OWNER = { ...ids, now: NOW };
const BY_STRANGER = { ...ids, vendorId: 'v2', now: NOW };
const offer: ServiceOffer = {
  categoryId: 'c1',
  title: 'Drain cleaning',
  description: 'Kitchen and bath drains, cleared the same day.',
  basePriceCents: 8900,
  priceType: 'fixed',
  durationMinutes: 60,
};

const created = event('ServiceCreated', { ...ids, ...offer, active: true, createdAt: NOW });
const updated = event('ServiceUpdated', { ...ids, ...offer, basePriceCents: 9900, updatedAt: NOW });
const activated = event('ServiceActivated', { ...ids, activatedAt: NOW });
const deactivated = event('ServiceDeactivated', { ...ids, deactivatedAt: NOW });
const archived = event('ServiceArchived', { ...ids, archivedAt: NOW });

const BY_ADMIN = { serviceId: 's1', adminId: 'ada', reason: 'Three complaints.', now: NOW };
const personal = { subject: 'ada', fields: { reason: 'Three complaints.' } };
const facts = { ...ids, title: 'Drain cleaning', by: 'ada' };
const offByAdmin = event('ServiceDeactivatedByAdmin', { ...facts, deactivatedAt: NOW }, personal);
const onByAdmin = event('ServiceActivatedByAdmin', { ...facts, activatedAt: NOW }, personal);
const archivedByAdmin = event('ServiceArchivedByAdmin', { ...facts, archivedAt: NOW }, personal);
const refusedWithoutReason = expect.objectContaining({ fields: { reason: 'Reason is required' } });

describe('creating a service', () => {
  const creating = (service: Service) => createService(service, { ...BY_OWNER, offer, active: true });
  test('it is listed as it is told', () => given(Service).when(creating).then(created));
  test('creating it twice changes nothing', () => given(Service, created).when(creating).thenNothing());
});

describe('updating a service', () => {
  const raising = (service: Service) => updateService(service, { ...BY_OWNER, changes: { basePriceCents: 9900 } });
  test('what is not mentioned stays', () => given(Service, created).when(raising).then(updated));
  test('the same offer again changes nothing', () => given(Service, created, updated).when(raising).thenNothing());
  test('another vendor does not see it', () =>
    given(Service, created)
      .when((service) => updateService(service, { ...BY_STRANGER, changes: { title: 'Mine now' } }))
      .thenNotFound());
  test('an archived one is gone', () => given(Service, created, archived).when(raising).thenNotFound());
  test('a service that does not exist', () => given(Service).when(raising).thenNotFound());
});

describe('taking a service off the list and putting it back', () => {
  test('an active one is deactivated', () =>
    given(Service, created)
      .when((service) => deactivate(service, BY_OWNER))
      .then(deactivated));
  test('deactivating twice changes nothing', () =>
    given(Service, created, deactivated)
      .when((service) => deactivate(service, BY_OWNER))
      .thenNothing());
  test('an inactive one is activated', () =>
    given(Service, created, deactivated)
      .when((service) => activate(service, BY_OWNER))
      .then(activated));
  test('activating twice changes nothing', () =>
    given(Service, created)
      .when((service) => activate(service, BY_OWNER))
      .thenNothing());
  test('another vendor can do neither', () => {
    given(Service, created)
      .when((service) => deactivate(service, BY_STRANGER))
      .thenNotFound();
    given(Service, created, deactivated)
      .when((service) => activate(service, BY_STRANGER))
      .thenNotFound();
  });
});

describe('what an administrator switches', () => {
  const switching =
    (active: boolean, reason: string | null | undefined = BY_ADMIN.reason) =>
    (service: Service) =>
      switchAsAdmin(service, { ...BY_ADMIN, active, reason });
  const byOwner = (service: Service) => activate(service, BY_OWNER);

  test('is off, and on again, whosever it is', () => {
    given(Service, created).when(switching(false)).then(offByAdmin);
    given(Service, created, offByAdmin).when(switching(true)).then(onByAdmin);
    given(Service, created, deactivated).when(switching(true)).then(onByAdmin);
  });
  test('twice changes nothing, and needs no reason', () => {
    given(Service, created).when(switching(true, null)).thenNothing();
    given(Service, created, offByAdmin).when(switching(false, null)).thenNothing();
  });
  test.each([undefined, null, ''])('never without a reason (%p)', (reason) => {
    const [on, off] = [fold(Service, [created]), fold(Service, [created, offByAdmin])];
    expect(() => switchAsAdmin(on, { ...BY_ADMIN, active: false, reason })).toThrow(refusedWithoutReason);
    expect(() => switchAsAdmin(off, { ...BY_ADMIN, active: true, reason })).toThrow(refusedWithoutReason);
  });
  test('off stays off for its provider, also after they have changed it', () => {
    const code = 'catalog/switched-off-by-administrator';
    given(Service, created, offByAdmin).when(byOwner).thenRejected(code);
    given(Service, created, offByAdmin, updated).when(byOwner).thenRejected(code);
    given(Service, created, offByAdmin)
      .when((service) => deactivate(service, BY_OWNER))
      .thenNothing();
  });
  test('on again is as before: its provider switches it as they like', () => {
    given(Service, created, offByAdmin, onByAdmin)
      .when((service) => deactivate(service, BY_OWNER))
      .then(deactivated);
    given(Service, created, offByAdmin, onByAdmin, deactivated).when(byOwner).then(activated);
  });
  test('a stranger reads nothing of it', () =>
    given(Service, created, offByAdmin)
      .when((service) => activate(service, BY_STRANGER))
      .thenNotFound());
  test('its provider may delete it', () =>
    given(Service, created, offByAdmin)
      .when((service) => archive(service, BY_OWNER))
      .then(archived));
});

describe('an administrator deletes a service', () => {
  test('for good, whosever it is, with a reason', () => {
    given(Service, created)
      .when((service) => archiveAsAdmin(service, BY_ADMIN))
      .then(archivedByAdmin);
    expect(() => archiveAsAdmin(fold(Service, [created]), { ...BY_ADMIN, reason: null })).toThrow(refusedWithoutReason);
  });
  test('once, whoever was first', () => {
    for (const gone of [archived, archivedByAdmin])
      given(Service, created, gone)
        .when((service) => archiveAsAdmin(service, BY_ADMIN))
        .thenNothing();
  });
  test('not one that never was', () =>
    given(Service)
      .when((service) => archiveAsAdmin(service, BY_ADMIN))
      .thenNotFound());
});

describe('archiving a service', () => {
  test('it is gone for good', () =>
    given(Service, created)
      .when((service) => archive(service, BY_OWNER))
      .then(archived));
  test('archiving twice changes nothing', () =>
    given(Service, created, archived)
      .when((service) => archive(service, BY_OWNER))
      .thenNothing());
  test('another vendor can not, before or after', () => {
    given(Service, created)
      .when((service) => archive(service, BY_STRANGER))
      .thenNotFound();
    given(Service, created, archived)
      .when((service) => archive(service, BY_STRANGER))
      .thenNotFound();
  });
});

describe('moving a service out of a category that is deleted', () => {
  const BY_ADMIN = { serviceId: 's1', from: 'c1', categoryId: 'c2', adminId: 'ada', now: NOW };
  const moved = event('ServiceMovedToCategory', { ...ids, categoryId: 'c2', by: 'ada', movedAt: NOW });
  const moving = (service: Service) => moveToCategory(service, BY_ADMIN);
  test('whosever it is, active or not', () => {
    given(Service, created).when(moving).then(moved);
    given(Service, created, deactivated).when(moving).then(moved);
  });
  test('what its provider changes afterwards keeps the new one', () =>
    given(Service, created, moved)
      .when((service) => updateService(service, { ...BY_OWNER, changes: { basePriceCents: 9900 } }))
      .then(event('ServiceUpdated', { ...ids, ...offer, categoryId: 'c2', basePriceCents: 9900, updatedAt: NOW })));
  test('moving it twice changes nothing', () => given(Service, created, moved).when(moving).thenNothing());
  test('one that its provider has put elsewhere or archived stays', () => {
    given(Service, created, event('ServiceUpdated', { ...ids, ...offer, categoryId: 'c3', updatedAt: NOW }))
      .when(moving)
      .thenNothing();
    given(Service, created, archived).when(moving).thenNothing();
  });
});

describe('being offered to customers', () => {
  test('only while listed and active', () => {
    const offered = [[], [created], [created, deactivated], [created, deactivated, activated], [created, archived]].map((events) =>
      isOffered(fold(Service, events)),
    );
    expect(offered).toEqual([false, true, false, true, false]);
  });
});
