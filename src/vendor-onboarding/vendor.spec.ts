import { given } from '../../test/support/given.js';
import { fold } from '../platform/events/decider.js';
import { event, type VendorApproved, type VendorEvent, type VendorRejectedV2 } from './vendor.events.js';
import { type Application, apply, approve, changeContact, isPublic, reject, updateProfile, Vendor, viewKyc } from './vendor.js';

const NOW = '2026-05-04T10:00:00.000Z';
const LATER = '2026-05-04T10:00:01.000Z';
const ids = { vendorId: 'v1', userId: 'u1' };

const business = {
  businessName: 'Alamo Plumbing',
  businessDescription: 'Leaks, drains and water heaters.',
  businessCity: 'Austin',
  businessState: 'TX',
  businessZip: '78701',
  timeZone: 'America/Chicago',
  serviceAreaRadius: 10,
  yearsInBusiness: 4,
  kycDocumentType: 'passport' as const,
};
const personal = {
  contactPerson: 'Ana Ruiz',
  contactEmail: 'ana@example.test',
  contactPhone: '512-555-0101',
  businessAddress: '1 Congress Ave',
  businessLicense: null,
  websiteUrl: null,
  taxId: '12-3456789',
  kycDocumentNumber: 'X1',
  bankName: 'First',
  bankAccountNumber: '001',
  bankRoutingNumber: '002',
};
const why = (reason: string) => ({ subject: 'u1', fields: { reason } });
const applied = (submission: number) =>
  event('VendorAppliedV2', { ...ids, submission, ...business, appliedAt: NOW }, { subject: 'u1', fields: personal });
const approved: VendorApproved = event('VendorApproved', { ...ids, submission: 1, approvedAt: NOW });
const rejected: VendorRejectedV2 = event('VendorRejectedV2', { ...ids, submission: 1, rejectedAt: NOW }, why('The licence has expired.'));

const moved = event(
  'BusinessContactChanged',
  { ...ids, businessCity: 'Austin', businessState: 'TX', businessZip: '78702', timeZone: 'America/Chicago', changedAt: LATER },
  { subject: 'u1', fields: { contactPerson: 'Ana Ruiz', contactPhone: '512-555-0101', businessAddress: '2 Elm Street', websiteUrl: null } },
);

const application: Application = { business, personal };
const applying = (vendor: Vendor) => apply(vendor, { ...ids, application, now: NOW });
const approving = (vendor: Vendor) => approve(vendor, { vendorId: 'v1', now: NOW });
const rejecting = (vendor: Vendor) => reject(vendor, { vendorId: 'v1', reason: 'The licence has expired.', now: NOW });
const visible = (...events: VendorEvent[]) => isPublic(fold(Vendor, events));

describe('applying as a vendor', () => {
  test('the first application is submission 1, with everything that tells who somebody is sealed', () =>
    given(Vendor).when(applying).then(applied(1)));
  test('after a rejection the next submission is opened', () => given(Vendor, applied(1), rejected).when(applying).then(applied(2)));
  test('while one is pending there is no other', () =>
    given(Vendor, applied(1)).when(applying).thenRejected('vendor-onboarding/already-applied'));
  test('a verified business does not apply again', () =>
    given(Vendor, applied(1), approved).when(applying).thenRejected('vendor-onboarding/already-approved'));
});

describe('approving a vendor', () => {
  test('a pending one is approved', () => given(Vendor, applied(1)).when(approving).then(approved));
  test('approving twice changes nothing', () => given(Vendor, applied(1), approved).when(approving).thenNothing());
  test('a rejection is final for its submission', () =>
    given(Vendor, applied(1), rejected).when(approving).thenRejected('vendor-onboarding/already-decided'));
  test('the next submission can be approved', () =>
    given(Vendor, applied(1), rejected, applied(2))
      .when(approving)
      .then(event('VendorApproved', { ...ids, submission: 2, approvedAt: NOW })));
  test('a vendor that does not exist', () => given(Vendor).when(approving).thenNotFound());
});

describe('rejecting a vendor', () => {
  test('a pending one is rejected with the reason', () => given(Vendor, applied(1)).when(rejecting).then(rejected));
  test('rejecting twice changes nothing', () => given(Vendor, applied(1), rejected).when(rejecting).thenNothing());
  test('an approved one can not be rejected', () =>
    given(Vendor, applied(1), approved).when(rejecting).thenRejected('vendor-onboarding/already-decided'));
  test('a vendor that does not exist', () => given(Vendor).when(rejecting).thenNotFound());
});

describe('being seen by customers', () => {
  test('only who is approved and active', () => {
    expect([visible(), visible(applied(1)), visible(applied(1), rejected), visible(applied(1), approved)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('updating the business profile', () => {
  const profile = { businessName: 'Alamo & Sons', businessDescription: 'All pipes.', serviceAreaRadius: 25, businessLicense: 'TX-1' };
  const updating = (vendor: Vendor) => updateProfile(vendor, { vendorId: 'v1', profile, now: NOW });

  test('the licence is sealed, the rest is public', () =>
    given(Vendor, applied(1))
      .when(updating)
      .then(
        event(
          'BusinessProfileUpdated',
          { ...ids, businessName: 'Alamo & Sons', businessDescription: 'All pipes.', serviceAreaRadius: 25, updatedAt: NOW },
          { subject: 'u1', fields: { businessLicense: 'TX-1' } },
        ),
      ));
  test('it touches neither the verification nor the zone', () => {
    const before = fold(Vendor, [applied(1), approved]);
    expect(fold(Vendor, [applied(1), approved, ...updating(before)])).toEqual({ ...before, serviceAreaRadius: 25, profileChangedAt: NOW });
  });
  test('rests on it as it is: as it was told, with an application or without', () => {
    const resting = (seen: string) => (vendor: Vendor) => updateProfile(vendor, { vendorId: 'v1', profile, seen, now: LATER });
    const [told] = updateProfile(fold(Vendor, [applied(1)]), { vendorId: 'v1', profile, now: LATER });
    given(Vendor, applied(1), moved).when(resting(NOW)).then(told!);
    given(Vendor, applied(1), told!).when(resting(NOW)).thenRejected('platform/changed-meanwhile');
    given(Vendor, applied(1), told!, rejected, applied(2)).when(resting(LATER)).thenRejected('platform/changed-meanwhile');
  });
  test('a vendor that does not exist', () => given(Vendor).when(updating).thenNotFound());
});

describe('reading identity and bank data in clear text', () => {
  const by = { vendorId: 'v1', viewedBy: 'admin', reason: 'The bank asks who owns the account.', now: NOW };
  const viewing = (vendor: Vendor) => viewKyc(vendor, by);
  const viewed = event('KycViewedV2', { ...ids, viewedBy: 'admin', viewedAt: NOW }, why(by.reason));

  test('is recorded, whatever was decided about the application', () => {
    given(Vendor, applied(1)).when(viewing).then(viewed);
    given(Vendor, applied(1), rejected).when(viewing).then(viewed);
    given(Vendor, applied(1), approved).when(viewing).then(viewed);
  });
  test('is recorded each time', () => given(Vendor, applied(1), viewed).when(viewing).then(viewed));
  test('a vendor that does not exist', () => given(Vendor).when(viewing).thenNotFound());
});

describe('changing where a business is and how it is reached', () => {
  const contact = {
    business: { businessCity: 'Houston', businessState: 'TX', businessZip: '77002', timeZone: 'America/Chicago' },
    personal: { contactPerson: 'Victoria Brandt', contactPhone: '(713) 555-0100', businessAddress: '2 Oak Street', websiteUrl: null },
  };
  const by = { vendorId: 'v1', contact, ownerChangedAt: null, openBookings: false, now: '2026-03-07T10:00:00.000Z' };
  const denver = { ...by, contact: { ...contact, business: { ...contact.business, businessZip: '80202', timeZone: 'America/Denver' } } };
  const changed = (told: typeof contact) =>
    event(
      'BusinessContactChanged',
      { vendorId: 'v1', userId: 'u1', ...told.business, changedAt: by.now },
      { subject: 'u1', fields: told.personal },
    );

  test('the owner tells it anew; what is personal is sealed', () =>
    given(Vendor, applied(1))
      .when((v) => changeContact(v, by))
      .then(changed(contact)));
  test('within the zone, with open bookings too', () =>
    given(Vendor, applied(1))
      .when((v) => changeContact(v, { ...by, openBookings: true }))
      .then(changed(contact)));
  test('into another zone, while nothing is open', () =>
    given(Vendor, applied(1))
      .when((v) => changeContact(v, denver))
      .then(changed(denver.contact)));
  test('not into another zone while bookings are open', () =>
    given(Vendor, applied(1))
      .when((v) => changeContact(v, { ...denver, openBookings: true }))
      .thenRejected('vendor-onboarding/zone-in-use'));
  test('the zone that it moved to is its own from then on', () =>
    given(Vendor, applied(1), changed(denver.contact))
      .when((v) => changeContact(v, { ...by, openBookings: true }))
      .thenRejected('vendor-onboarding/zone-in-use'));
  test('rests on it as it is, and on the name that the owner has given themselves since', () => {
    const resting = (seen: string, ownerChangedAt: string | null) => (vendor: Vendor) =>
      changeContact(vendor, { ...by, seen, ownerChangedAt });
    const BEFORE = '2026-05-04T09:00:00.000Z';
    given(Vendor, applied(1)).when(resting(NOW, null)).then(changed(contact));
    given(Vendor, applied(1)).when(resting(NOW, BEFORE)).then(changed(contact));
    given(Vendor, applied(1)).when(resting(LATER, LATER)).then(changed(contact));
    given(Vendor, applied(1)).when(resting(NOW, LATER)).thenRejected('platform/changed-meanwhile');
    given(Vendor, applied(1), moved).when(resting(NOW, null)).thenRejected('platform/changed-meanwhile');
  });
  test('a business that nobody has is not there', () =>
    given(Vendor)
      .when((v) => changeContact(v, by))
      .thenNotFound());
});
