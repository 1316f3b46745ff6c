import { idOf } from '../../../test/support/catalog-history.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { type Happened, on, project } from '../../../test/support/project.js';
import { eventOf } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { reviewReports } from '../reports/review-reports.projection.js';
import type { ReviewEvent } from '../review.events.js';
import { reviewList } from './review-list.projection.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const event = eventOf<ReviewEvent | PersonalDataErased>();
const PARTIES = { bookingId: idOf('booking'), customerId: idOf('customer'), vendorId: idOf('vendor'), serviceId: idOf('service') };
const reviewed = event(
  'ReviewPosted',
  { ...PARTIES, reviewId: idOf('review'), serviceTitle: 'Drain cleaning', rating: 4, postedAt: '2026-11-25T08:00:00.000Z' },
  { subject: PARTIES.customerId, fields: { comment: 'On time.' } },
);
const rows = async (table: string) => (await database.pool.query(`select * from read.${table}`)).rows as Record<string, unknown>[];
const batches = [1, 100];

describe('the list of reviews', () => {
  const REVIEW = { ...PARTIES, reviewId: idOf('review') };
  const [owner, admin, reader] = [idOf('owner'), idOf('admin'), idOf('reader')];
  const NOW = '2026-11-26T08:00:00.000Z';
  const edited = event(
    'ReviewEdited',
    { ...REVIEW, rating: 5, previousRating: 4, visible: true, editedAt: NOW },
    { subject: PARTIES.customerId, fields: { comment: 'They came back.' } },
  );
  const replied = event('ReviewReplied', { ...REVIEW, ownerId: owner, repliedAt: NOW }, { subject: owner, fields: { reply: 'Thanks.' } });
  const reworded = event(
    'ReviewReplyEdited',
    { ...REVIEW, ownerId: owner, editedAt: NOW },
    { subject: owner, fields: { reply: 'Thank you.' } },
  );
  const reported = event(
    'ReviewReported',
    { ...REVIEW, reportId: idOf('report'), reportedBy: reader, ground: 'spam', reportedAt: NOW },
    { subject: reader, fields: { note: 'Paid for.' } },
  );
  const visitors = event('ReviewReportedByVisitor', { ...REVIEW, reportId: idOf('visit'), ground: 'offensive', reportedAt: NOW });
  const explained = { subject: admin, fields: { explanation: 'It was paid for.' } };
  const hidden = event('ReviewHidden', { ...REVIEW, rating: 5, hiddenAt: NOW }, explained);
  const shown = event('ReviewShown', { ...REVIEW, rating: 5, shownAt: NOW }, explained);
  const kept = event('ReviewKept', { ...REVIEW, keptAt: NOW }, explained);
  const gone = (userId: string) => on(`user-${userId}`, event('PersonalDataErased', { userId, erasedAt: '2026-12-01T00:00:00.000Z' }));
  const told = async (history: Happened[], batch?: number) => {
    await project(database.pool, [reviewList, reviewReports], history, batch);
    return { review: (await rows('review_list'))[0]!, reports: await rows('review_report') };
  };

  test.each(batches)('the last words of the author and of the provider, in batches of %i', async (batch) => {
    const { review } = await told(on('review', reviewed, edited, replied, reworded), batch);
    expect(review).toMatchObject({ vendor_id: PARTIES.vendorId, rating: 5, comment: 'They came back.', edited_at: NOW });
    expect(review).toMatchObject({ reply: 'Thank you.', replied_at: NOW, hidden: false, reported_at: null });
  });

  test.each(batches)('a report waits until an admin has decided, in batches of %i', async (batch) => {
    const waiting = {
      review: { reported_at: NOW, hidden: false, explanation: null },
      reports: [{ ground: 'spam', note: 'Paid for.', open: true }],
    };
    expect(await told(on('review', reviewed, reported), batch)).toMatchObject(waiting);
    const decision = { reported_at: null, explanation: 'It was paid for.', decided_by: admin, decided_at: NOW };
    for (const [decided, isHidden] of [
      [[hidden], true],
      [[kept], false],
      [[hidden, shown], false],
    ] as const) {
      await database.pool.query('truncate read.review_list, read.review_report');
      const { review, reports } = await told(on('review', reviewed, reported, ...decided), batch);
      expect({ review, reports }).toMatchObject({ review: { ...decision, hidden: isHidden }, reports: [{ open: false }] });
    }
  });

  test('a visitor’s report waits as any other, and names nobody', async () => {
    expect(await told(on('review', reviewed, visitors))).toMatchObject({
      review: { reported_at: NOW },
      reports: [{ ground: 'offensive', reported_by: null, note: null, open: true }],
    });
    expect(await told(on('review', kept))).toMatchObject({ review: { reported_at: null }, reports: [{ open: false }] });
  });

  test('everybody’s words go with them; an erased author’s stars stay', async () => {
    await told(on('review', reviewed, replied, reported, hidden));
    const words = async () => {
      const [[review], [report]] = [await rows('review_list'), await rows('review_report')];
      return [review!['comment'], review!['reply'], review!['explanation'], report!['note']];
    };
    expect(await words()).toEqual(['On time.', 'Thanks.', 'It was paid for.', 'Paid for.']);
    for (const [who, left] of [
      [reader, ['On time.', 'Thanks.', 'It was paid for.', null]],
      [owner, ['On time.', null, 'It was paid for.', null]],
      [admin, ['On time.', null, null, null]],
      [PARTIES.customerId, [null, null, null, null]],
    ] as const) {
      await told(gone(who));
      expect(await words()).toEqual(left);
    }
    expect(await rows('review_list')).toMatchObject([{ rating: 4 }]);
  });
});
