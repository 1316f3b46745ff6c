import { type TestApp, testApp } from '../../../test/support/app.js';
import { noStream } from '../../platform/streams/streams.js';
import { type AccountEvent, event } from '../account.events.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import { rolesOf } from './account-directory.projection.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const PHOTO = '0190a000-0000-8000-8000-0000000000f0';
const AT = '2026-03-02T09:00:00.000Z';

const registered = event(
  'UserRegistered',
  { userId: ADA, registeredAt: AT },
  { subject: ADA, fields: { email: 'ada@example.test', fullName: 'Ada Lovelace' } },
);
const updated = event(
  'ProfileUpdated',
  { userId: ADA, updatedAt: AT },
  {
    subject: ADA,
    fields: { fullName: 'Ada King', phone: '206-555-0101', address: '1 Pike St', city: 'Seattle', state: 'WA', zipCode: '98101' },
  },
);
const granted = (role: 'admin' | 'vendor') =>
  event('RoleGrantedV2', { userId: ADA, role, grantedBy: null, grantedAt: AT }, { subject: ADA, fields: { reason: null } });

let app: TestApp;
beforeEach(async () => {
  app = await testApp({ reactions: false });
});
afterEach(() => app.close());

async function rowAfter(...events: readonly AccountEvent[]) {
  await app.streams.append(`user-${ADA}`, events, noStream);
  await app.caughtUp();
  return (await app.database.pool.query('select * from read.account_directory')).rows;
}

describe('the directory of accounts', () => {
  test('shows who registered, what their profile tells, and their roles', async () => {
    const verified = event('EmailVerified', { userId: ADA, verifiedAt: AT });
    const revoked = event(
      'RoleRevokedV2',
      { userId: ADA, role: 'vendor' as const, revokedBy: null, revokedAt: AT },
      { subject: ADA, fields: { reason: null } },
    );
    const [row, ...others] = await rowAfter(registered, granted('vendor'), granted('admin'), verified, updated, revoked);
    expect(others).toEqual([]);
    expect(row).toEqual({
      id: ADA,
      email: 'ada@example.test',
      full_name: 'Ada King',
      phone: '206-555-0101',
      address: '1 Pike St',
      city: 'Seattle',
      state: 'WA',
      zip_code: '98101',
      is_admin: true,
      is_auditor: false,
      is_vendor: false,
      email_verified: true,
      photo_id: null,
      public_profile: true,
      profile_changed_at: AT,
      registered_at: AT,
      deactivated_at: null,
      deactivated_by: null,
      deactivation_reason: null,
    });
    expect(rolesOf({ isAdmin: row.is_admin, isAuditor: row.is_auditor, isVendor: row.is_vendor })).toEqual(['admin', 'user']);
  });

  test('follows a new address, a new photo, and whether others may read the name', async () => {
    const [row] = await rowAfter(
      registered,
      event('EmailChanged', { userId: ADA, changedAt: AT }, { subject: ADA, fields: { email: 'king@example.test' } }),
      event('ProfilePhotoChanged', { userId: ADA, photoId: PHOTO, changedAt: AT }),
      event('SettingsChanged', {
        userId: ADA,
        changedAt: AT,
        ...DEFAULT_SETTINGS,
        privacy: { ...DEFAULT_SETTINGS.privacy, publicProfile: false },
      }),
    );
    expect(row).toMatchObject({ email: 'king@example.test', email_verified: true, photo_id: PHOTO, public_profile: false });
  });

  test('tells who is shut out, by whom and why, until they are not', async () => {
    const shut = event(
      'AccountDeactivated',
      { userId: ADA, deactivatedBy: PHOTO, deactivatedAt: AT },
      { subject: ADA, fields: { reason: 'Three complaints.' } },
    );
    const [row] = await rowAfter(registered, shut);
    expect(row).toMatchObject({ deactivated_at: AT, deactivated_by: PHOTO, deactivation_reason: 'Three complaints.' });
    const { expected } = await app.streams.read(`user-${ADA}`);
    const opened = event('AccountReactivated', { userId: ADA, reactivatedBy: PHOTO, reactivatedAt: AT });
    await app.streams.append(`user-${ADA}`, [opened], expected);
    await app.caughtUp();
    expect((await app.database.pool.query('select * from read.account_directory')).rows).toMatchObject([
      { deactivated_at: null, deactivated_by: null, deactivation_reason: null },
    ]);
  });

  test('forgets an erased person, and keeps that there was one', async () => {
    const erased = event('PersonalDataErased', { userId: ADA, erasedAt: AT });
    const [row] = await rowAfter(registered, granted('admin'), updated, erased);
    expect(row).toMatchObject({
      id: ADA,
      email: null,
      full_name: null,
      phone: null,
      address: null,
      city: null,
      state: null,
      zip_code: null,
    });
    expect(row).toMatchObject({ is_admin: false, registered_at: AT });
  });
});
