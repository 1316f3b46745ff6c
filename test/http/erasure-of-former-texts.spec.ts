import { DeleteAccount } from '../../src/identity/index.js';
import { ERASED } from '../../src/platform/events/event.js';
import { Verifiable } from '../../src/platform/events/hash-chain.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { Rebuild } from '../../src/platform/rebuild/rebuild.js';
import { ApplyAsVendor } from '../../src/vendor-onboarding/index.js';
import { anyEvent } from '../support/any-event.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { applicant } from '../support/vendors.js';
import { account, keptFor, LEAVING, settled, TELLING } from './account-support.js';
import { by } from './booking-support.js';
import { dump, found } from './erasure/dump.js';

const AT = '2026-03-02T12:00:00.000Z';
const WORDS = { website: 'qformerwebsite', rejection: 'qformerrejection', suspension: 'qformersuspension', looking: 'qformerlooking' };

/** A store that an earlier build has written: these texts stand in its events in clear. */
describe('what was told about a provider before it was sealed', () => {
  let app: TestApp;
  let owner: Member;
  let vendorId: string;
  beforeAll(async () => {
    app = await testApp();
    owner = await app.member({ fullName: 'Olga Owner' });
    const { business, personal } = applicant();
    ({ vendorId } = await app.execute<{ vendorId: string }>(new ApplyAsVendor(owner.userId, { business, personal })));
    const ids = { vendorId, userId: owner.userId };
    const { websiteUrl, ...fields } = { ...personal, websiteUrl: `https://${WORDS.website}.example` };
    const again = { ...ids, submission: 2, ...business, timeZone: 'America/Chicago', websiteUrl, appliedAt: AT };
    const former = [
      anyEvent('VendorRejected', { ...ids, submission: 1, reason: `Blurred: ${WORDS.rejection}`, rejectedAt: AT }),
      anyEvent('VendorApplied', again, { subject: owner.userId, fields }),
      anyEvent('VendorApproved', { ...ids, submission: 2, approvedAt: AT }),
      anyEvent('KycViewed', { ...ids, viewedBy: owner.userId, reason: `The bank asks: ${WORDS.looking}`, viewedAt: AT }),
      anyEvent('VendorSuspended', { ...ids, reason: `Complaints: ${WORDS.suspension}`, confirmedBookings: 'kept', suspendedAt: AT }),
    ];
    await app.streams.append(`vendor-${vendorId}`, former, 0);
    await settled(app, TELLING);
    await app.caughtUp();
  });
  afterAll(() => app?.close());

  /** Places beside the events, of which nothing is ever taken away. */
  const places = async () => found(await dump(app.database), Object.values(WORDS)).filter((place) => !place.startsWith('es.events'));
  const opened = async () => {
    const { events } = await app.streams.read(`vendor-${vendorId}`);
    const personalData = app.app.get(PersonalData);
    const keys = await personalData.keysForEvents(events);
    return { events, texts: events.map((recorded) => JSON.stringify(personalData.open(recorded, keys) ?? null)) };
  };

  test('is read as what is sealed: by its owner, in notices and in the personal file', async () => {
    const { events, texts } = await opened();
    const newest = ['VendorAppliedV2', 'VendorRejectedV2', 'VendorAppliedV2', 'VendorApproved', 'KycViewedV2', 'VendorSuspendedV3'];
    expect(events.map(({ type }) => type)).toEqual(newest);
    for (const word of Object.values(WORDS)) {
      expect(JSON.stringify(events.map(({ data }) => data))).not.toContain(word);
      expect(texts.join()).toContain(word);
    }
    const own = { suspensionReason: `Complaints: ${WORDS.suspension}`, websiteUrl: `https://${WORDS.website}.example` };
    expect((await by(app, owner).get('/vendor/profile').expect(200)).body).toMatchObject(own);
    const told = (await keptFor(app, owner.email)).map(({ text }) => text).join();
    expect([told.includes(WORDS.rejection), told.includes(WORDS.suspension)]).toEqual([true, true]);
    const file = await account(app, owner).get('data').expect(200);
    for (const word of Object.values(WORDS)) expect(file.text).toContain(word);
  });

  test('reads [erased] once the owner is, and stands in no table but the history', async () => {
    expect(await places()).not.toEqual([]);
    await app.execute(new DeleteAccount(owner.userId));
    await settled(app, { ...TELLING, ...LEAVING });
    await app.caughtUp();
    expect(await places()).toEqual([]);
    const { texts } = await opened();
    for (const word of Object.values(WORDS)) expect(texts.join()).not.toContain(word);
    expect(
      texts.filter((text) => text !== 'null').every((text) => Object.values(JSON.parse(text) as object).every((told) => told === ERASED)),
    ).toBe(true);
    expect(await app.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
    expect(await places()).toEqual([]);
    expect(await app.app.get(Verifiable).verifyStream(`vendor-${vendorId}`)).toMatchObject({ intact: true });
  });
});
