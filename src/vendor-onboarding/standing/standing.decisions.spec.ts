import { given } from '../../../test/support/given.js';
import { applicant } from '../../../test/support/vendors.js';
import { fold } from '../../platform/events/decider.js';
import { event, type VendorEvent } from '../vendor.events.js';
import { isPublic, Vendor } from '../vendor.js';
import { pause, reinstate, reinstateWith, resume, suspend, suspendWith } from './standing.decisions.js';

const NOW = '2026-05-04T10:00:00.000Z';
const ids = { vendorId: 'v1', userId: 'u1' };
const by = { vendorId: 'v1', now: NOW };
const { business, personal } = applicant();

const applied = event(
  'VendorAppliedV2',
  { ...ids, submission: 1, ...business, timeZone: 'America/Chicago', appliedAt: NOW },
  { subject: 'u1', fields: personal },
);
const why = (reason: string) => ({ subject: 'u1', fields: { reason } });
const approved = event('VendorApproved', { ...ids, submission: 1, approvedAt: NOW });
const rejected = event('VendorRejectedV2', { ...ids, submission: 1, rejectedAt: NOW }, why('No.'));
const chosen = { reason: 'Three complaints.', confirmedBookings: 'kept' } as const;
const suspended = event(
  'VendorSuspendedV3',
  { ...ids, confirmedBookings: chosen.confirmedBookings, suspendedAt: NOW, follows: null },
  why(chosen.reason),
);
const reinstated = event('VendorReinstatedV2', { ...ids, reinstatedAt: NOW, follows: null });
const paused = event('VendorPaused', { ...ids, pausedAt: NOW });
const resumed = event('VendorResumed', { ...ids, resumedAt: NOW });

const suspending = (vendor: Vendor) => suspend(vendor, { ...by, ...chosen });
const reinstating = (vendor: Vendor) => reinstate(vendor, by);
const pausing = (vendor: Vendor) => pause(vendor, by);
const resuming = (vendor: Vendor) => resume(vendor, by);

describe('suspending a provider', () => {
  test('an active one is taken out of view, with the reason and the fate of the confirmed bookings', () =>
    given(Vendor, applied, approved).when(suspending).then(suspended));
  test('once more changes nothing', () => given(Vendor, applied, approved, suspended).when(suspending).thenNothing());
  test('also one who has paused', () => given(Vendor, applied, approved, paused).when(suspending).then(suspended));
});

describe('reinstating a provider', () => {
  test('a suspended one is active again', () => given(Vendor, applied, approved, suspended).when(reinstating).then(reinstated));
  test('an active one stays as they are', () => given(Vendor, applied, approved).when(reinstating).thenNothing());
});

const fallen = (follows: 'account' | 'role') =>
  event('VendorSuspendedV3', { ...ids, confirmedBookings: 'cancelled', suspendedAt: NOW, follows }, why(chosen.reason));

describe.each(['account', 'role'] as const)('with the %s of its owner', (follows) => {
  const gone = fallen(follows);
  const back = event('VendorReinstatedV2', { ...ids, reinstatedAt: NOW, follows });
  const suspendingToo = (vendor: Vendor) => suspendWith(follows, vendor, { ...by, reason: chosen.reason });
  const reinstatingToo = (vendor: Vendor) => reinstateWith(follows, vendor, by);

  test('an active business goes out of view, and nobody who is booked comes', () =>
    given(Vendor, applied, approved).when(suspendingToo).then(gone));
  test.each([
    ['waits', [applied]],
    ['was rejected', [applied, rejected]],
    ['is suspended already', [applied, approved, suspended]],
    ['went with it before', [applied, approved, gone]],
  ])('one that %s stays as it is', (_, history) =>
    given(Vendor, ...history)
      .when(suspendingToo)
      .thenNothing(),
  );
  test('what has gone with it comes back with it', () => given(Vendor, applied, approved, gone).when(reinstatingToo).then(back));
  test.each([
    ['is active', [applied, approved]],
    ['was suspended for another reason', [applied, approved, suspended]],
    ['fell with the other', [applied, approved, fallen(follows === 'role' ? 'account' : 'role')]],
    ['came back with it, and was suspended since', [applied, approved, gone, back, suspended]],
  ])('one that %s stays as it is then, too', (_, history) =>
    given(Vendor, ...history)
      .when(reinstatingToo)
      .thenNothing(),
  );
});

describe('with both, a business stays out of view until the role is back', () => {
  const role = (vendor: Vendor) => suspendWith('role', vendor, { ...by, reason: chosen.reason });
  test('whichever went first', () => {
    given(Vendor, applied, approved, fallen('account')).when(role).then(fallen('role'));
    given(Vendor, applied, approved, fallen('role'))
      .when((vendor) => suspendWith('account', vendor, { ...by, reason: chosen.reason }))
      .thenNothing();
  });
});

describe('pausing one’s own business', () => {
  test('hides it', () => given(Vendor, applied, approved).when(pausing).then(paused));
  test('once more changes nothing', () => given(Vendor, applied, approved, paused).when(pausing).thenNothing());
  test('is possible while an admin has suspended it', () => given(Vendor, applied, approved, suspended).when(pausing).then(paused));
});

describe('resuming', () => {
  test('shows it again', () => given(Vendor, applied, approved, paused).when(resuming).then(resumed));
  test('what was not paused stays as it is', () => given(Vendor, applied, approved).when(resuming).thenNothing());
});

describe.each([
  ['suspending', suspending],
  ['reinstating', reinstating],
  ['pausing', pausing],
  ['resuming', resuming],
])('%s', (_, deciding) => {
  test('is for approved providers only', () => {
    given(Vendor, applied).when(deciding).thenRejected('vendor-onboarding/not-approved');
    given(Vendor, applied, rejected).when(deciding).thenRejected('vendor-onboarding/not-approved');
  });
  test('there is no such vendor', () => given(Vendor).when(deciding).thenNotFound());
});

describe('being public', () => {
  test.each<[string, boolean, readonly VendorEvent[]]>([
    ['approved', true, [approved]],
    ['suspended', false, [approved, suspended]],
    ['reinstated', true, [approved, suspended, reinstated]],
    ['paused', false, [approved, paused]],
    ['resumed', true, [approved, paused, resumed]],
    ['paused and suspended, then reinstated', false, [approved, paused, suspended, reinstated]],
    ['paused and suspended, then resumed', false, [approved, paused, suspended, resumed]],
  ])('%s: %s', (_, isSo, history) => expect(isPublic(fold(Vendor, [applied, ...history]))).toBe(isSo));
});
