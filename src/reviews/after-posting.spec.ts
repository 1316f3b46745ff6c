import { given } from '../../test/support/given.js';
import { edit } from './posting/edit.decisions.js';
import { reply } from './replies/reply.decisions.js';
import { hide, keep } from './reports/moderate.decisions.js';
import { report, reportAsVisitor } from './reports/report.decisions.js';
import {
  event,
  type ReviewEdited,
  type ReviewHidden,
  type ReviewPosted,
  type ReviewReported,
  type ReviewReportedByVisitor,
  type ReviewShown,
} from './review.events.js';
import { Review } from './review.js';

const REVIEW = { reviewId: 'r1', bookingId: 'b1', vendorId: 'v1', serviceId: 's1', customerId: 'c1' };
const LATER = '2026-06-03T08:00:00.000Z';
const posted: ReviewPosted = event(
  'ReviewPosted',
  { ...REVIEW, serviceTitle: 'Drain cleaning', rating: 2, postedAt: '2026-06-02T08:00:00.000Z' },
  { subject: 'c1', fields: { comment: 'Late.' } },
);
const by = (subject: string, explanation: string) => ({ subject, fields: { explanation } });
const hidden: ReviewHidden = event('ReviewHidden', { ...REVIEW, rating: 2, hiddenAt: LATER }, by('a1', 'It names a neighbour.'));
const shown: ReviewShown = event('ReviewShown', { ...REVIEW, rating: 2, shownAt: LATER }, by('a1', 'It does not name one.'));
const kept = event('ReviewKept', { ...REVIEW, keptAt: LATER }, by('a1', 'It is about the work.'));
const edited = (over: Partial<ReviewEdited['data']> = {}, now = LATER): ReviewEdited =>
  event(
    'ReviewEdited',
    { ...REVIEW, rating: 4, previousRating: 2, visible: true, editedAt: now, ...over },
    { subject: 'c1', fields: { comment: 'They came back.' } },
  );
const replied = event(
  'ReviewReplied',
  { ...REVIEW, ownerId: 'u9', repliedAt: LATER },
  { subject: 'u9', fields: { reply: 'We are sorry.' } },
);
const reported: ReviewReported = event(
  'ReviewReported',
  { ...REVIEW, reportId: 'x1', reportedBy: 'u7', ground: 'spam', reportedAt: LATER },
  { subject: 'u7', fields: { note: null } },
);

const visitors: ReviewReportedByVisitor = event('ReviewReportedByVisitor', {
  ...REVIEW,
  reportId: 'x5',
  ground: 'personal_data',
  reportedAt: LATER,
});

const EDIT = { authorId: 'c1', rating: 4, comment: 'They came back.', now: LATER };
const REPLY = { vendorId: 'v1', ownerId: 'u9', reply: 'We are sorry.', now: LATER };
const REPORT = { reportId: 'x1', reporterId: 'u7', ground: 'spam', note: null, now: LATER } as const;
const HIDE = { adminId: 'a1', explanation: 'It names a neighbour.', now: LATER };

describe('changing a review', () => {
  test('the author gives other stars and other words', () =>
    given(Review, posted)
      .when((r) => edit(r, EDIT))
      .then(edited()));
  test('the second change starts from the first', () =>
    given(Review, posted, edited())
      .when((r) => edit(r, { ...EDIT, rating: 5 }))
      .then(edited({ rating: 5, previousRating: 4 })));
  test('48 hours after posting it is possible, a moment later not', () => {
    given(Review, posted)
      .when((r) => edit(r, { ...EDIT, now: '2026-06-04T08:00:00.000Z' }))
      .then(edited({}, '2026-06-04T08:00:00.000Z'));
    given(Review, posted)
      .when((r) => edit(r, { ...EDIT, now: '2026-06-04T08:00:00.001Z' }))
      .thenRejected('booking/review-final');
  });
  test('changing it does not give more time', () =>
    given(Review, posted, edited())
      .when((r) => edit(r, { ...EDIT, now: '2026-06-04T08:00:00.001Z' }))
      .thenRejected('booking/review-final'));
  test('a hidden one is changed out of sight', () =>
    given(Review, posted, hidden)
      .when((r) => edit(r, EDIT))
      .then(edited({ visible: false })));
  test('somebody else’s is not there', () =>
    given(Review, posted)
      .when((r) => edit(r, { ...EDIT, authorId: 'c2' }))
      .thenNotFound());
  test('one that nobody has written is not there', () =>
    given(Review)
      .when((r) => edit(r, EDIT))
      .thenNotFound());
  test.each([0, 6, 2.5])('%p stars can’t be given', (rating) =>
    given(Review, posted)
      .when((r) => edit(r, { ...EDIT, rating }))
      .thenRejected('platform/invalid'),
  );
});

describe('replying to a review', () => {
  test('the provider answers', () =>
    given(Review, posted)
      .when((r) => reply(r, REPLY))
      .then(replied));
  test('there is one answer: the next words take its place', () =>
    given(Review, posted, replied)
      .when((r) => reply(r, { ...REPLY, reply: 'We have called you.' }))
      .then(
        event(
          'ReviewReplyEdited',
          { ...REVIEW, ownerId: 'u9', editedAt: LATER },
          { subject: 'u9', fields: { reply: 'We have called you.' } },
        ),
      ));
  test.each(['v2', undefined])('the business %p does not find it', (vendorId) =>
    given(Review, posted)
      .when((r) => reply(r, { ...REPLY, vendorId }))
      .thenNotFound(),
  );
  test('what is hidden can’t be answered', () =>
    given(Review, posted, hidden)
      .when((r) => reply(r, REPLY))
      .thenNotFound());
});

describe('reporting a review', () => {
  test('a reader says what is wrong with it', () =>
    given(Review, posted)
      .when((r) => report(r, REPORT))
      .then(reported));
  test('the same report twice changes nothing', () =>
    given(Review, posted, reported)
      .when((r) => report(r, REPORT))
      .thenNothing());
  test('each reader reports it once, whatever an admin has decided since', () => {
    for (const history of [[reported], [reported, kept], [reported, hidden, shown]]) {
      given(Review, posted, ...history)
        .when((r) => report(r, { ...REPORT, reportId: 'x2' }))
        .thenRejected('booking/already-reported');
    }
  });
  test('others report it too', () => {
    const data = { ...reported.data, reportId: 'x2', reportedBy: 'u8', ground: 'other' } as const;
    given(Review, posted, reported)
      .when((r) => report(r, { ...REPORT, reportId: 'x2', reporterId: 'u8', ground: 'other', note: 'It is about my neighbour.' }))
      .then({ ...reported, data, personal: { subject: 'u8', fields: { note: 'It is about my neighbour.' } } });
  });
  test('what is hidden is not there for readers', () =>
    given(Review, posted, hidden)
      .when((r) => report(r, REPORT))
      .thenNotFound());
});

describe('reporting a review without an account', () => {
  const VISITS = { reportId: 'x5', ground: 'personal_data', note: null, now: LATER } as const;
  const again = { ...VISITS, reportId: 'x6' };

  test('a visitor names what is wrong with it, beside those who have accounts', () => {
    for (const history of [[], [reported]]) {
      given(Review, posted, ...history)
        .when((r) => reportAsVisitor(r, VISITS))
        .then(visitors);
    }
    given(Review, posted, visitors)
      .when((r) => report(r, REPORT))
      .then(reported);
  });
  test('of many who say the same, one waits for the admin', () =>
    given(Review, posted, visitors)
      .when((r) => reportAsVisitor(r, again))
      .thenNothing());
  test('something else is another report', () =>
    given(Review, posted, visitors)
      .when((r) => reportAsVisitor(r, { ...again, ground: 'spam' }))
      .then({ ...visitors, data: { ...visitors.data, reportId: 'x6', ground: 'spam' } }));
  test('after a decision it may be said anew, but the same report is not repeated', () => {
    given(Review, posted, visitors, kept)
      .when((r) => reportAsVisitor(r, again))
      .then({ ...visitors, data: { ...visitors.data, reportId: 'x6' } });
    given(Review, posted, visitors, kept)
      .when((r) => reportAsVisitor(r, VISITS))
      .thenNothing();
  });
  test('own words take an account', () => {
    given(Review, posted)
      .when((r) => reportAsVisitor(r, { ...VISITS, ground: 'other' }))
      .thenRejected('platform/invalid');
    given(Review, posted)
      .when((r) => reportAsVisitor(r, { ...VISITS, note: 'It is about my street.' }))
      .thenRejected('platform/invalid');
  });
  test('what is hidden is not there', () =>
    given(Review, posted, hidden)
      .when((r) => reportAsVisitor(r, VISITS))
      .thenNotFound());
});

describe('hiding a review', () => {
  test('an admin takes it out of sight, reported or not', () => {
    for (const history of [[], [reported]]) {
      given(Review, posted, ...history)
        .when((r) => hide(r, HIDE))
        .then(hidden);
    }
  });
  test('the averages lose the stars that it has now', () =>
    given(Review, posted, edited())
      .when((r) => hide(r, HIDE))
      .then({ ...hidden, data: { ...hidden.data, rating: 4 as const } }));
  test('hiding it twice changes nothing', () =>
    given(Review, posted, hidden)
      .when((r) => hide(r, HIDE))
      .thenNothing());
  test('one that was brought back can be hidden again', () =>
    given(Review, posted, hidden, shown)
      .when((r) => hide(r, HIDE))
      .then(hidden));
  test('one that nobody has written is not there', () =>
    given(Review)
      .when((r) => hide(r, HIDE))
      .thenNotFound());
});

describe('keeping a review', () => {
  test('a reported one stays, and its reports are dismissed', () =>
    given(Review, posted, reported)
      .when((r) => keep(r, { ...HIDE, explanation: 'It is about the work.' }))
      .then(kept));
  test('a hidden one is brought back', () =>
    given(Review, posted, hidden)
      .when((r) => keep(r, { ...HIDE, explanation: 'It does not name one.' }))
      .then(shown));
  test('one that is in sight and that nobody has reported stays as it is', () => {
    for (const history of [[], [reported, kept], [reported, hidden, shown]]) {
      given(Review, posted, ...history)
        .when((r) => keep(r, HIDE))
        .thenNothing();
    }
  });
  test('a report after that is decided anew', () =>
    given(Review, posted, reported, kept, { ...reported, data: { ...reported.data, reportId: 'x2', reportedBy: 'u8' } })
      .when((r) => keep(r, { ...HIDE, explanation: 'It is about the work.' }))
      .then(kept));
  test('one that nobody has written is not there', () =>
    given(Review)
      .when((r) => keep(r, HIDE))
      .thenNotFound());
});
