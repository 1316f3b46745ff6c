import { Finds } from '../src/catalog/index.js';
import { ensureDemoData } from '../src/demo/ensure-demo-data.js';
import { ManualClock } from '../src/platform/clock.js';
import { Config, type ConfigValues } from '../src/platform/process/config.js';
import { testApp } from './support/app.js';
import { testConfig } from './support/config.js';
import { DeclaredEvents } from './support/declared-events.js';
import { type TestDatabase, testDatabase } from './support/postgres.js';
import { testClock } from './support/test-clock.js';

/** What does not happen in the demo: its people keep to their ways, nobody leaves, and no admin has to step in. Former events happen nowhere. */
const NEVER_IN_THE_DEMO = [
  'AccountDeactivated AccountReactivated BookingDeadlinesSet BookingLimitsSet BookingRescheduled BulkActionFinished BulkActionStarted BulkRowsDone BusinessContactChanged BusinessProfileUpdated CalendarAddressMade CalendarAddressSwitchedOff CategoriesOrdered CategoryActivated',
  'CategoryActivatedV2 CategoryDeactivated CategoryDeactivatedV2 CategoryDeleted CategoryDeletedV2 CategoryPictureChanged CategorySlugReleased CategoryUpdated ClaimDismissed',
  'ContactMessageAnswered ContactMessageReceived',
  'DayHoursCleared DayHoursSet DeletionRefused DeletionRequested EmailChanged EmailClaimRefused EmailReleased FavoriteRemoved',
  'FeatureSwitchedOff FeatureSwitchedOn HoldEnded HoldTaken InvitationAccepted InvitationSentAgain InvitationWithdrawn KycViewed KycViewedV2 ListDownloaded PasswordChanged',
  'PersonalDataErased PersonalFileOpened PlatformFeeScheduled PlatformFeeTakenBack ProblemDecided ProfilePhotoChanged',
  'ProviderDelayed ProviderSetOut',
  'RecoveryCodeUsed RecoveryCodesRenewed RescheduleEnded ReviewEdited ReviewHidden ReviewKept ReviewPhotoAdded ReviewPhotoRemoved ReviewReplyEdited',
  'ReviewReportedByVisitor ReviewShown RoleGranted RoleRevoked RoleRevokedV2 ServiceActivated ServiceActivatedByAdmin ServiceArchived ServiceArchivedByAdmin ServiceDeactivated ServiceDeactivatedByAdmin ServiceMovedToCategory ServiceUpdated ServicesOrdered SessionsEnded SettingsChanged',
  'SlotHoldReleased TwoFactorDisabled TwoFactorEnabled UserInvited VendorApplied VendorPaused VendorReinstated VendorReinstatedV2 VendorRejected VendorResumed',
  'VendorSettingsChanged VendorSuspended VendorSuspendedV2 VendorSuspendedV3 ViewRemoved ViewSaved WorkPhotoHidden WorkPhotoKept WorkPhotoRemoved WorkPhotoReported',
  'WorkPhotoReportedByVisitor WorkPhotoShown',
].flatMap((types) => types.split(' '));

describe(`the demo data of ${testClock()}`, () => {
  const clock = new ManualClock(testClock());
  let database: TestDatabase;
  const said: string[] = [];
  const config = testConfig({ demoData: true });
  const ensure = (changed: Partial<ConfigValues> = {}) =>
    ensureDemoData(new Config({ ...config, ...changed }), database.url, (text) => said.push(text), clock);
  const number = async (sql: string) => Number((await database.pool.query<{ n: number }>(`select count(*) as n ${sql}`)).rows[0]!.n);

  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database?.drop());

  test('are never loaded in production', async () => {
    expect(await ensure({ production: true })).toBe(false);
    expect(await number('from es.events')).toBe(0);
  });

  test('fill an empty store with a market that looks alive', async () => {
    expect(await ensure()).toBe(true);
    expect(said.at(-1)).toContain('100 %');
    expect(await number(`from read.vendor_directory where verification_status = 'approved'`)).toBeGreaterThanOrEqual(40);
    expect(await number('from read.catalog_service where active')).toBeGreaterThanOrEqual(150);
    expect(await number(`from es.events where type = 'UserRegistered' and meta->>'actor' is null`)).toBeGreaterThanOrEqual(60 + 40 + 2);
    expect(await number('from read.review_list where comment is not null')).toBeGreaterThan(300);
    const { rows } = await database.pool.query<{ status: string; n: number }>(
      'select status, count(*) as n from read.booking_list group by status',
    );
    expect(rows.map(({ status }) => status).sort()).toEqual(['cancelled', 'completed', 'confirmed', 'pending']);
    expect(rows.reduce((sum, { n }) => sum + Number(n), 0)).toBeGreaterThan(1000);
  });

  test('give both sides and the claims desk something to answer', async () => {
    expect(await number('from read.booking_list where proposal_id is not null')).toBe(2);
    expect(await number('from read.booking_list where contested_at is not null')).toBe(2);
    expect(await number('from read.booking_list where problem_reported_at is not null')).toBe(2);
    expect(await number('from read.catalog_favorite')).toBe(6);
    expect(await number(`from es.events where type = 'ReviewReplied'`)).toBe(60);
    expect(await number(`from es.events where type = 'ReviewReported'`)).toBe(1);
  });

  test('keep six lanes of one business busy at once, today and tomorrow', async () => {
    const lanes = 'select count(*) as lanes from read.taken_hour group by vendor_id, date, hour';
    expect(await number(`from (${lanes}) hours where lanes = 6`)).toBeGreaterThanOrEqual(2);
  });

  test('hold in each event the keys that its type declares, and no others', async () => {
    const declared = await DeclaredEvents.read();
    await declared.seeStored(database);
    expect(declared.misfits).toEqual([]);
    expect(declared.unseen).toEqual(NEVER_IN_THE_DEMO);
  });

  test('say of what visitors searched for in vain only what nobody offers', async () => {
    const { rows } = await database.pool.query<{ text: string; found: boolean }>(
      'select text, sum(visitors_found) > 0 as found from read.searched_text group by text',
    );
    const app = await testApp({
      database: { ...database, drop: () => Promise.resolve() },
      now: testClock(),
      firstLimits: true,
      reactions: false,
    });
    try {
      const found = app.app.get(Finds);
      const offered = await Promise.all(rows.map(async ({ text }) => ({ text, found: await found.anything(text) })));
      expect(offered).toEqual(rows);
      expect(rows.filter((each) => !each.found).length).toBeGreaterThan(2);
    } finally {
      await app.close();
    }
  });

  test('a load that was cut short goes on, and doubles nothing', async () => {
    const events = await number('from es.events');
    await database.pool.query('update demo_load set finished = false');
    expect(await ensure()).toBe(true);
    expect(await number('from es.events')).toBe(events);
  });

  test('do not touch a store that holds something else', async () => {
    await database.pool.query('delete from demo_load');
    const events = await number('from es.events');
    expect(await ensure()).toBe(false);
    expect(await number('from es.events')).toBe(events);
  });
});
