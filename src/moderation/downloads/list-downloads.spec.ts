import { given } from '../../../test/support/given.js';
import { event } from './list-downloads.events.js';
import { type Download, download, ListDownloads } from './list-downloads.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const BEA = '0190a000-0000-8000-8000-000000000002';
const NOW = '2026-05-04T10:00:00.000Z';
const by = { adminId: ADA, now: NOW };
const taking = (taken: Download) => () => download(taken, by);
const users = { list: 'users', asked: { role: 'vendor', sort: 'name', search: 'Carla Gomez' }, rows: 12 } as const;

const taken = event(
  'ListDownloaded',
  { list: 'users', asked: { role: 'vendor', sort: 'name' }, rows: 12, by: ADA, at: NOW },
  { subject: ADA, fields: { search: 'Carla Gomez', vendor: null } },
);

describe('taking a list along', () => {
  test('says who took which, how it was narrowed, and how many rows; the text that was looked for is theirs', () =>
    given(ListDownloads).when(taking(users)).then(taken));
  test('a second time is a second file', () => given(ListDownloads, taken).when(taking(users)).then(taken));
  test('whose services they were is sealed, too, and no text is none', () =>
    given(ListDownloads)
      .when(taking({ list: 'services', asked: { sort: 'price', direction: 'asc', vendor: BEA, search: '' }, rows: 0 }))
      .then(
        event(
          'ListDownloaded',
          { list: 'services', asked: { sort: 'price', direction: 'asc' }, rows: 0, by: ADA, at: NOW },
          { subject: ADA, fields: { search: null, vendor: BEA } },
        ),
      ));
});
