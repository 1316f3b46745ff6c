import { given } from '../../../test/support/given.js';
import { event, type PhotoReportGround } from '../portfolio.events.js';
import { arrange, MOST_PHOTOS, Portfolio, removePhoto } from '../portfolio.js';
import { add } from '../portfolio.js';
import { hidePhoto, keepPhoto, showPhoto } from './moderate.decisions.js';
import { report, reportAsVisitor } from './report.decisions.js';

const NOW = '2026-05-04T10:00:00.000Z';
const OF = { vendorId: 'v1', photoId: 'a' };
const SHAPE = { widths: [400], width: 400, height: 300 };
const photo = (photoId: string, place = 0) =>
  event(
    'WorkPhotoAdded',
    { vendorId: 'v1', ownerId: 'u1', photoId, place, ...SHAPE, addedAt: NOW },
    { subject: 'u1', fields: { placeholder: 'data:blurred' } },
  );
const byAdmin = (adminId: string) => ({ subject: adminId, fields: { explanation: 'It shows a neighbour.' } });

const reported = (reportedBy = 'dora', reportId = 'r1') =>
  event(
    'WorkPhotoReported',
    { ...OF, reportId, reportedBy, ground: 'private_things', reportedAt: NOW },
    { subject: reportedBy, fields: { note: 'It is my hall.' } },
  );
const reportedByVisitor = (ground: 'spam' | 'offensive', reportId = 'r1') =>
  event('WorkPhotoReportedByVisitor', { ...OF, reportId, ground, reportedAt: NOW });
const hidden = (hiddenBy = 'eve') => event('WorkPhotoHidden', { ...OF, ownerId: 'u1', hiddenBy, hiddenAt: NOW }, byAdmin(hiddenBy));
const shown = (shownBy = 'eve') => event('WorkPhotoShown', { ...OF, ownerId: 'u1', shownBy, shownAt: NOW }, byAdmin(shownBy));
const kept = (keptBy = 'eve') => event('WorkPhotoKept', { ...OF, keptBy, keptAt: NOW }, byAdmin(keptBy));

const reporting =
  (reporterId = 'dora', reportId = 'r1', photoId = 'a') =>
  (portfolio: Portfolio) =>
    report(portfolio, { ...OF, photoId, reportId, reporterId, ground: 'private_things', note: 'It is my hall.', now: NOW });
const visiting =
  (ground: PhotoReportGround, reportId = 'r1', note: string | null = null) =>
  (portfolio: Portfolio) =>
    reportAsVisitor(portfolio, { ...OF, reportId, ground, note, now: NOW });
const deciding =
  (decide: typeof hidePhoto, adminId = 'eve') =>
  (portfolio: Portfolio) =>
    decide(portfolio, { ...OF, ownerId: 'u1', adminId, explanation: 'It shows a neighbour.', now: NOW });

describe('reporting a photo', () => {
  test('is up to everybody who has an account', () => given(Portfolio, photo('a')).when(reporting()).then(reported()));
  test('is done once by each', () => {
    given(Portfolio, photo('a'), reported()).when(reporting('dora', 'r2')).thenRejected('portfolio/already-reported');
    given(Portfolio, photo('a'), reported(), kept()).when(reporting('dora', 'r2')).thenRejected('portfolio/already-reported');
    given(Portfolio, photo('a'), reported()).when(reporting('carla', 'r2')).then(reported('carla', 'r2'));
  });
  test('that arrives again is not a second one', () => given(Portfolio, photo('a'), reported()).when(reporting()).thenNothing());
  test('finds none that is hidden, has gone, or was never there', () => {
    given(Portfolio, photo('a'), hidden()).when(reporting()).thenNotFound();
    given(Portfolio, photo('a'))
      .when(reporting('dora', 'r1', 'x'))
      .thenNotFound();
    given(Portfolio, photo('a'), hidden()).when(visiting('spam')).thenNotFound();
  });
  test('is up to visitors, too; of each ground one waits', () => {
    given(Portfolio, photo('a')).when(visiting('spam')).then(reportedByVisitor('spam'));
    given(Portfolio, photo('a'), reportedByVisitor('spam')).when(visiting('spam', 'r2')).thenNothing();
    given(Portfolio, photo('a'), reportedByVisitor('spam')).when(visiting('offensive', 'r2')).then(reportedByVisitor('offensive', 'r2'));
  });
  test('by visitors begins anew once an admin has decided', () =>
    given(Portfolio, photo('a'), reportedByVisitor('spam'), kept()).when(visiting('spam', 'r2')).then(reportedByVisitor('spam', 'r2')));
  test('in own words takes an account', () => {
    given(Portfolio, photo('a'))
      .when(visiting('other'))
      .thenRejected('platform/invalid', { fields: { ground: expect.any(String) } });
    given(Portfolio, photo('a'))
      .when(visiting('spam', 'r1', 'Paid.'))
      .thenRejected('platform/invalid', { fields: { note: expect.any(String) } });
  });
});

describe('an admin', () => {
  test('hides a photo, reported or not', () => {
    given(Portfolio, photo('a'), reported()).when(deciding(hidePhoto)).then(hidden());
    given(Portfolio, photo('a')).when(deciding(hidePhoto)).then(hidden());
  });
  test('keeps one that was reported', () => given(Portfolio, photo('a'), reported()).when(deciding(keepPhoto)).then(kept()));
  test('shows one again that was hidden', () => given(Portfolio, photo('a'), hidden()).when(deciding(showPhoto)).then(shown()));
  test.each([
    ['hides', hidePhoto, [hidden()]],
    ['keeps', keepPhoto, [reported(), kept()]],
    ['shows', showPhoto, [hidden(), shown()]],
  ] as const)('who %s it twice has done it once; another one is told', (_does, decide, before) => {
    given(Portfolio, photo('a'), ...before)
      .when(deciding(decide))
      .thenNothing();
    given(Portfolio, photo('a'), ...before)
      .when(deciding(decide, 'ada'))
      .thenRejected('portfolio/decided-already');
  });
  test('who keeps what another one has hidden does not show it again', () =>
    given(Portfolio, photo('a'), reported(), hidden()).when(deciding(keepPhoto, 'ada')).thenRejected('portfolio/decided-already'));
  test('has nothing to decide about a photo that has gone', () => {
    const removed = event('WorkPhotoRemoved', { ...OF, removedAt: NOW });
    for (const decide of [hidePhoto, keepPhoto, showPhoto])
      given(Portfolio, photo('a'), reported(), removed).when(deciding(decide)).thenNotFound();
  });
});

describe('a hidden photo', () => {
  const twelve = Array.from({ length: MOST_PHOTOS }, (_, place) => photo(place === 0 ? 'a' : `p${place}`, place));
  const removed = event('WorkPhotoRemoved', { ...OF, removedAt: NOW });
  const adding = (portfolio: Portfolio) =>
    add(portfolio, { vendorId: 'v1', ownerId: 'u1', photoId: 'more', shape: SHAPE, placeholder: 'data:blurred', now: NOW });

  test('counts towards the twelve until it is removed, which its provider may', () => {
    given(Portfolio, ...twelve, hidden())
      .when(adding)
      .thenRejected('portfolio/full');
    given(Portfolio, ...twelve, hidden())
      .when((portfolio) => removePhoto(portfolio, { ...OF, now: NOW }))
      .then(removed);
    given(Portfolio, ...twelve, hidden(), removed)
      .when(adding)
      .then(photo('more', MOST_PHOTOS));
  });
  test('stays hidden, wherever its provider puts it', () => {
    const works = [
      { photoId: 'b', beforeId: null },
      { photoId: 'a', beforeId: null },
    ];
    const arranged = event('WorkPhotosArranged', { vendorId: 'v1', works, arrangedAt: NOW });
    given(Portfolio, photo('a'), photo('b', 1), hidden())
      .when((portfolio) => arrange(portfolio, { vendorId: 'v1', works, now: NOW }))
      .then(arranged);
    given(Portfolio, photo('a'), photo('b', 1), hidden(), arranged).when(reporting()).thenNotFound();
  });
});
