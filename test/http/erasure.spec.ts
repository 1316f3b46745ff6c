import { CompleteBooking, ConfirmBooking } from '../../src/booking/index.js';
import { MarkEmailVerified, PasswordHasher } from '../../src/identity/index.js';
import { ERASED } from '../../src/platform/events/event.js';
import { Verifiable } from '../../src/platform/events/hash-chain.js';
import { START } from '../../src/platform/events/recorded.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { Rebuild } from '../../src/platform/rebuild/rebuild.js';
import { MOST_BOOKINGS } from '../../src/platform-settings/index.js';
import { ReportWorkPhoto } from '../../src/portfolio/index.js';
import { EditReview, PostReview, ReportReview } from '../../src/reviews/index.js';
import { PASSWORD, type TestApp, testApp } from '../support/app.js';
import { DeclaredEvents } from '../support/declared-events.js';
import { achieved, figure } from '../support/figure.js';
import { Heard } from '../support/heard.js';
import { LEAVING, settled, TELLING } from './account-support.js';
import { type Provider, provider } from './booking-support.js';
import { dump, found, rowsOf } from './erasure/dump.js';
import { MarkedPerson } from './erasure/marked-person.js';

const PEOPLE = figure({ small: 25, full: 100 });
const SLOTS_A_DAY = 10;
/** Texts of a dispute, of an admin, of the other side, of who is no person here yet, or of an older version: the specifications of their read tables erase them. */
const ELSEWHERE = [
  'CancellationExplained ClaimDismissed EmailChanged EmailClaimRefused NoShowClaimed NoShowContested ProblemDecided ProblemReported',
  'ReviewHidden ReviewKept ReviewReplied ReviewReplyEdited ReviewShown RoleRevokedV2 UserInvited VendorApplied VendorSuspendedV2 WorkPhotoHidden',
  'WorkPhotoKept WorkPhotoShown',
].flatMap((types) => types.split(' '));

describe(`of ${PEOPLE} erased people`, () => {
  const heard = new Heard();
  let app: TestApp;
  let salon: Provider;
  let people: readonly MarkedPerson[];
  let before: ReadonlyMap<string, string>;

  beforeAll(async () => {
    app = await testApp({ config: { logLevel: 'trace', contactLimit: 10_000 }, logTo: heard });
    salon = await provider(app);
    people = Array.from({ length: PEOPLE }, (_, number) => new MarkedPerson(app, number));
    const passwordHash = await app.app.get(PasswordHasher).hash(PASSWORD);
    await each(async (person, number) => {
      await person.register(passwordHash);
      await app.execute(new MarkEmailVerified(person.userId));
      await person.signIn();
      await person.tellAll();
      await person.bookInVain(salon.serviceId);
      await person.book(salon.serviceId, slotOf(number));
      await app.execute(new ConfirmBooking(salon.owner.userId, person.bookingId));
    });
    await each((person) => person.takesListAlong());
    await each((person) => person.keepsView());
    for (const person of people) await person.setsFee();
    for (const [number, person] of people.entries()) await person.setsLimits(MOST_BOOKINGS - 1 - number);
    for (const [number, person] of people.entries()) await person.setsDeadlines(13 + number);
    for (const person of people) await person.switchesPhotos();
    for (const person of people) await person.changesMany(salon.serviceId);
    for (const person of people) await person.switchesAndDeletes(salon.owner);
    app.clock.set('2026-04-01T18:00:00.000Z');
    const admin = await app.member({ roles: ['admin'] });
    await each(async (person) => {
      await app.execute(new CompleteBooking(salon.owner.userId, person.bookingId));
      const review = new PostReview(person.userId, person.bookingId, 5, person.review());
      person.reviewId = (await app.execute<{ reviewId: string }>(review)).reviewId;
      await person.isShutOut(admin);
      await settled(app, { 'identity.follow-rights': ['AccountDeactivated'] });
      await person.signIn();
    });
    await app.caughtUp();
    await each(async (person) => {
      await app.execute(new EditReview(person.userId, person.bookingId, 4, `On second thought, ${person.word('edited')}`));
      await person.showReviewedWork();
      await app.execute(new ReportReview(person.userId, person.reviewId, 'other', `Hide it, ${person.word('report')}`));
      await app.execute(new ReportWorkPhoto(person.userId, person.photoId, 'other', `Hide it, ${person.word('photoreport')}`));
    });
    await settled(app, TELLING);
    await app.caughtUp();
    before = await dump(app.database);
    for (const person of people) await person.leave();
    await settled(app, { ...TELLING, ...LEAVING });
    await app.caughtUp();
  }, 300_000);
  afterAll(() => app?.close());

  /** A few at a time, as people come. */
  async function each(work: (person: MarkedPerson, number: number) => Promise<void>): Promise<void> {
    const waiting = [...people.entries()];
    const one = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0]);
    };
    await Promise.all(Array.from({ length: 4 }, one));
  }

  const slotOf = (number: number) => ({
    date: new Date(Date.UTC(2026, 2, 9 + Math.floor(number / SLOTS_A_DAY))).toISOString().slice(0, 10),
    time: `${String(9 + (number % SLOTS_A_DAY)).padStart(2, '0')}:00`,
  });

  const words = () => people.flatMap((person) => person.words);

  test('the words that mark them stood in many places', () => {
    const places = new Set(found(before, people[0]!.words).map((place) => place.split(':')[0]!));
    expect([...places].sort()).toEqual(
      expect.arrayContaining([
        'public.idempotency_record.answer',
        'public.idempotency_record.key',
        'public.identity_mail_token.email',
        'public.identity_mail_token.return_to',
        'public.kept_mail.to_address',
        'public.kept_message.to_address',
        'read.account_directory.address',
        'read.account_directory.email',
        'read.booking_list.instructions',
        'read.catalog_admin_deed.reason',
        'read.contact_message.message',
        'read.review_list.comment',
        'read.review_report.note',
        'read.saved_view.name',
        'read.saved_view.query',
        'read.vendor_day.note',
        'read.vendor_directory.business_license',
        'read.vendor_directory.suspension_reason',
        'read.vendor_directory.website_url',
        'read.work_photo.caption',
        'read.work_photo_report.note',
      ]),
    );
    expect(people[0]!.words.length).toBeGreaterThan(25);
  });

  test('they have written every kind of personal text that is not erased elsewhere', async () => {
    const { rows } = await app.database.pool.query<{ type: string }>(
      `select distinct type from es.events where data -> '$personal' ->> 'subject' = any($1)`,
      [people.map(({ userId }) => userId)],
    );
    const theirs = rows.map(({ type }) => type);
    const { personal } = await DeclaredEvents.read();
    expect(personal.filter((type) => !theirs.includes(type)).sort()).toEqual(ELSEWHERE);
  });

  test('no word stands in any column of any table of any schema', async () => {
    expect(found(await dump(app.database), words())).toEqual([]);
  });

  test('no word was logged', () => {
    expect(heard.entries.length).toBeGreaterThan(0);
    const log = heard.text.toLowerCase();
    expect(words().filter((word) => log.includes(word.toLowerCase()))).toEqual([]);
  });

  test('no plain table has a row, and no key is left', async () => {
    const ids = people.map(({ userId }) => userId);
    const holding = [...(await rowsOf(app.database, 'user_id', ids)), ...(await rowsOf(app.database, 'actor', ids))];
    // Read tables keep who had a business, and its days; they are blank.
    expect(holding.sort()).toEqual(['read.vendor_day', 'read.vendor_directory']);
    const { rows } = await app.database.pool.query<{ count: number }>(
      'select count(*)::int as count from subject_keys where subject_id = any($1) and wrapped_key is null and shredded_at is not null',
      [ids],
    );
    expect(rows[0]!.count).toBe(PEOPLE);
  });

  test('the hash chain of every stream verifies', async () => {
    const verifiable = app.app.get(Verifiable);
    const { heads } = await verifiable.heads();
    expect(heads.length).toBeGreaterThan(PEOPLE * 5);
    for (const { stream } of heads) expect(await verifiable.verifyStream(stream)).toMatchObject({ stream, intact: true });
  });

  test('every read table can be built anew, and equals', async () => {
    expect(await app.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
  });

  test('every event says [erased] where it said who they were', async () => {
    const personalData = app.app.get(PersonalData);
    const theirs = new Set(people.map(({ userId }) => userId));
    const head = await app.streams.head();
    let opened = 0;
    for await (const events of app.streams.from(START)) {
      const keys = await personalData.keysForEvents(events);
      for (const event of events.filter(({ sealed }) => sealed && theirs.has(sealed.subject))) {
        expect(new Set(Object.values(personalData.open(event, keys)!))).toEqual(new Set([ERASED]));
        opened++;
      }
      if (events.at(-1)!.position >= head) break;
    }
    expect(opened).toBeGreaterThanOrEqual(PEOPLE * 7);
    achieved(11, { 'people erased': PEOPLE, 'marks looked for': words().length });
  });
});
