import { given } from '../../test/support/given.js';
import { event } from './vendor.events.js';
import { businessOf, claimBusiness, VendorOwner } from './vendor-owner.js';

const claim = { userId: 'u1', vendorId: 'v1', now: '2026-05-04T10:00:00.000Z' };
const claimed = event('VendorOwnerClaimed', { userId: 'u1', vendorId: 'v1', claimedAt: claim.now });

describe('owning a business', () => {
  test('the first application claims it', () =>
    given(VendorOwner)
      .when((owner) => claimBusiness(owner, claim))
      .then(claimed));
  test('applying again keeps it', () =>
    given(VendorOwner, claimed)
      .when((owner) => claimBusiness(owner, claim))
      .thenNothing());
  test('nobody has two', () =>
    given(VendorOwner, claimed)
      .when((owner) => claimBusiness(owner, { ...claim, vendorId: 'v2' }))
      .thenRejected('vendor-onboarding/has-business'));
  test('who has none is told to register first', () => {
    expect(() => businessOf({})).toThrow('Vendor profile not found. Please complete your vendor registration first.');
  });
});
