import { category, idOf, reviewed, service, then, vendor } from '../../../test/support/catalog-history.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { type Happened, project } from '../../../test/support/project.js';
import { categoriesProjections } from '../../categories/index.js';
import { SystemClock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import { Invalid, NotFound } from '../../platform/errors.js';
import { Progress } from '../../platform/projections/progress.js';
import { vendorOnboardingProjections } from '../../vendor-onboarding/index.js';
import { catalogProjections } from '../index.js';
import { StorefrontLoader } from '../storefront/storefront-loader.js';
import type { ServicesQueryDto } from './catalog.dto.js';
import { listServices } from './service-list.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const history = async (...happened: Happened[][]) => {
  await database.pool.query(
    'truncate read.vendor_directory, read.vendor_figures, read.catalog_category, read.catalog_service, read.catalog_archived_service',
  );
  await project(database.pool, [...vendorOnboardingProjections, ...categoriesProjections, ...catalogProjections], happened.flat());
};
const list = async (query: ServicesQueryDto = {}) =>
  listServices(await new StorefrontLoader(database as unknown as Database, new Progress(), new SystemClock()).upToDate(), query);
const titles = async (query: ServicesQueryDto = {}) => (await list(query)).items.map(({ title }) => title);

describe('the public list', () => {
  test('a card tells the service, its category, its provider and the rating', async () => {
    await history(
      category('plumbing'),
      vendor('Alamo'),
      reviewed('Alamo', 5, 4, 4),
      service('Drains', { vendor: 'Alamo', category: 'plumbing' }),
    );
    expect(await list()).toEqual({
      items: [
        {
          id: idOf('Drains'),
          revision: 0,
          title: 'Drains',
          description: 'Done well.',
          basePriceCents: 10_000,
          priceType: 'fixed',
          durationMinutes: 60,
          category: { slug: 'plumbing', name: 'plumbing', icon: null, pictureUrl: null, isActive: true },
          vendor: {
            id: idOf('Alamo'),
            businessName: 'Alamo',
            ownerName: 'Owner of Alamo',
            photoUrl: null,
            averageRating: 4.33,
            reviewCount: 3,
            city: 'Austin',
            state: 'TX',
            serviceAreaRadius: 10,
            latitude: 30.2713,
            longitude: -97.7426,
          },
        },
      ],
      total: 1,
      page: 1,
      pageSize: 24,
      pageCount: 1,
      providers: 1,
      place: null,
      when: null,
      search: null,
      near: [],
      served: [],
    });
  });

  test('without reviews there is no average', async () => {
    await history(category('plumbing'), vendor('Alamo'), service('Drains', { vendor: 'Alamo', category: 'plumbing' }));
    expect((await list()).items[0]!.vendor).toMatchObject({ averageRating: null, reviewCount: 0 });
  });

  test('only what is active, not deleted, and of a public provider', async () => {
    const of = { category: 'plumbing', vendor: 'Alamo' };
    await history(
      category('plumbing'),
      vendor('Alamo'),
      vendor('Newcomer', 'pending'),
      service('Listed', of),
      service('Prepared', { ...of, active: false }),
      service('Paused', of),
      then('Paused', 'ServiceDeactivated'),
      service('Deleted', of),
      then('Deleted', 'ServiceArchived', { vendorId: idOf('Alamo') }),
      service('Unverified', { ...of, vendor: 'Newcomer' }),
    );
    expect(await list()).toMatchObject({ total: 1, items: [{ title: 'Listed' }] });
  });

  test('a service that was made before its provider was approved appears with the approval', async () => {
    await history(
      category('plumbing'),
      vendor('Alamo', 'pending'),
      service('Drains', { vendor: 'Alamo', category: 'plumbing' }),
      vendor('Alamo').slice(1),
    );
    expect(await titles()).toEqual(['Drains']);
  });

  test('each change of a service raises its revision', async () => {
    await history(
      category('plumbing'),
      vendor('Alamo'),
      service('Drains', { vendor: 'Alamo', category: 'plumbing' }),
      then('Drains', 'ServiceDeactivated'),
      then('Drains', 'ServiceActivated'),
    );
    expect((await list()).items[0]!.revision).toBe(2);
  });
});

describe('searching', () => {
  const of = { category: 'outside', vendor: 'Alamo' };
  beforeEach(() =>
    history(
      category('outside'),
      vendor('Alamo'),
      service('Boiler check', { ...of, day: 1, description: 'We look at pipes.' }),
      service('Pipe repair', { ...of, day: 2, dollars: 300 }),
      service('Gutters', { ...of, day: 3, description: '100% clean, or your PIPE back.' }),
      service('New pipes', { ...of, day: 4, dollars: 50 }),
      service('Tiles', { ...of, day: 5 }),
    ),
  );

  test('words of titles and descriptions, in any case and form; titles first, then newest', async () => {
    expect(await titles({ search: 'pIPe' })).toEqual(['New pipes', 'Pipe repair', 'Gutters', 'Boiler check']);
  });
  test('a chosen sort wins over that', async () => {
    expect(await titles({ search: 'pipe', sort: 'newest' })).toEqual(['New pipes', 'Gutters', 'Pipe repair', 'Boiler check']);
    expect((await titles({ search: 'pipe', sort: 'price-high' }))[0]).toBe('Pipe repair');
  });
  test('a misspelt word is put right, and the answer says so', async () => {
    expect(await titles({ search: 'guters' })).toEqual(['Gutters']);
    expect((await list({ search: 'guters' })).search).toEqual({
      place: null,
      when: null,
      words: 'guters',
      corrected: 'gutters',
      perhaps: null,
      lacking: [],
    });
    expect((await list({ search: 'gutters' })).search).toMatchObject({ words: 'gutters', corrected: null, lacking: [] });
    expect((await list()).search).toBeNull();
  });
  test('a provider is found by name, all of their services', async () =>
    expect(await titles({ search: 'alamo' })).toEqual(['Tiles', 'New pipes', 'Gutters', 'Pipe repair', 'Boiler check']));
  test('a place that is named: whose providers drive there', async () => {
    expect(await list({ search: 'pipe austin' })).toMatchObject({
      total: 4,
      search: { place: { city: 'Austin', state: 'TX' }, words: 'pipe' },
    });
    expect(await list({ search: '78704' })).toMatchObject({ total: 5, search: { place: { zip: '78704' }, words: '' } });
    expect(await list({ search: 'pipe in Denver, CO', zip: '78701' })).toMatchObject({ total: 0, search: { place: { city: 'Denver' } } });
  });
  test('where nothing is found, the answer says what there would be without a part of the question', async () => {
    expect((await list({ search: 'pipe denver co', maxPrice: 60 })).near).toEqual([{ leftOut: 'place', total: 1 }]);
    expect((await list({ search: 'pipe', minPrice: 400 })).near).toEqual([{ leftOut: 'price', total: 4 }]);
    expect((await list({ search: 'zebra', zip: '78701' })).near).toEqual([{ leftOut: 'words', total: 5 }]);
    expect((await list({ search: 'pipe', zip: '98101', minRating: 4 })).near).toEqual([]);
    expect((await list({ zip: '98101' })).served).toMatchObject([{ city: 'Austin', state: 'TX' }]);
    expect((await list({ search: 'zebra', zip: '78701' })).served).toEqual([]);
    expect((await list({ search: 'pipe', zip: '98101' })).near).toEqual([{ leftOut: 'zip', total: 4 }]);
    expect((await list({ search: 'pipe', minRating: 4 })).near).toEqual([{ leftOut: 'rating', total: 4 }]);
    expect((await list({ search: 'pipe' })).near).toEqual([]);
  });
  test('a word that nothing has is told, and the others find', async () =>
    expect(await list({ search: 'zebra pipes' })).toMatchObject({ total: 4, search: { lacking: ['zebra'] } }));
  test('words that say nothing about the work limit nothing', async () => expect(await titles({ search: 'near me' })).toHaveLength(5));
  test.each([
    '🙂',
    "'",
    '"; drop table',
    '(((',
    '.*',
    '...',
    '\\%_',
    'a'.repeat(100),
    '%'.repeat(100),
    'é',
    '\u0301',
    'x'.repeat(50) + ' ' + 'y'.repeat(49),
  ])('nothing is found by %s, and nothing breaks', async (search) => expect(await list({ search })).toMatchObject({ items: [], total: 0 }));
  test('an empty search is none', async () => expect(await titles({ search: '' })).toHaveLength(5));
});

describe('filtering', () => {
  beforeEach(() =>
    history(
      category('electrician-plumber-carpenter'),
      category('plumbing', 'electrician-plumber-carpenter'),
      category('electrical', 'electrician-plumber-carpenter'),
      category('painting'),
      category('beauty'),
      vendor('Good'),
      vendor('Fair'),
      vendor('Unreviewed'),
      reviewed('Good', 5, 4),
      reviewed('Fair', 3, 4, 2),
      service('Drains', { vendor: 'Good', category: 'plumbing', dollars: 80, day: 1 }),
      service('Sockets', { vendor: 'Fair', category: 'electrical', dollars: 120, day: 2 }),
      service('Handyman', { vendor: 'Unreviewed', category: 'electrician-plumber-carpenter', dollars: 500, day: 3 }),
      service('Walls', { vendor: 'Good', category: 'painting', dollars: 900, day: 4 }),
    ),
  );

  test('by category', async () => expect(await titles({ category: 'plumbing' })).toEqual(['Drains']));
  test('a parent lists what its children have too', async () => {
    expect(await titles({ category: 'electrician-plumber-carpenter' })).toEqual(['Handyman', 'Sockets', 'Drains']);
  });
  test('an empty category is empty', async () =>
    expect(await list({ category: 'beauty' })).toMatchObject({ items: [], total: 0, pageCount: 0 }));
  test('a category that does not exist is told so', async () => expect(list({ category: 'gardening' })).rejects.toThrow(NotFound));

  test('by price, both ends included', async () => {
    expect(await titles({ minPrice: 80, maxPrice: 120 })).toEqual(['Sockets', 'Drains']);
    expect(await titles({ minPrice: 81 })).toEqual(['Walls', 'Handyman', 'Sockets']);
    expect(await titles({ maxPrice: 119 })).toEqual(['Drains']);
  });
  test('$500 as the highest price is no limit', async () =>
    expect(await titles({ minPrice: 400, maxPrice: 500 })).toEqual(['Walls', 'Handyman']));
  test('a reversed range is refused at the field', async () => {
    const refused: unknown = await list({ minPrice: 200, maxPrice: 100 }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Invalid);
    expect((refused as Invalid).fields).toEqual({ maxPrice: 'The highest price must not be below the lowest' });
  });

  test('by the average of the provider', async () => {
    expect(await titles({ minRating: 4 })).toEqual(['Walls', 'Drains']);
    expect(await titles({ minRating: 3 })).toEqual(['Walls', 'Sockets', 'Drains']);
    expect(await titles({ minRating: 1 })).toHaveLength(3);
  });
  test('by where the provider drives', async () => {
    expect(await titles({ zip: '78702' })).toHaveLength(4);
    expect(await titles({ zip: '98101' })).toEqual([]);
    await expect(list({ zip: '00000' })).rejects.toMatchObject({ code: 'catalog/unknown-zip', fields: { zip: expect.any(String) } });
  });
  test('all at once', async () => {
    expect(await titles({ category: 'electrician-plumber-carpenter', search: 'dr', maxPrice: 100, minRating: 4 })).toEqual(['Drains']);
  });
});

describe('sorting', () => {
  beforeEach(() =>
    history(
      category('plumbing'),
      vendor('Best'),
      vendor('Busy'),
      vendor('New'),
      reviewed('Best', 5),
      reviewed('Busy', 4, 5, 4),
      service('A', { vendor: 'Busy', category: 'plumbing', dollars: 30, day: 1 }),
      service('B', { vendor: 'Best', category: 'plumbing', dollars: 10, day: 2 }),
      service('C', { vendor: 'New', category: 'plumbing', dollars: 20, day: 3 }),
      service('D', { vendor: 'Best', category: 'plumbing', dollars: 30, day: 4 }),
    ),
  );

  test.each([
    ['newest', 'D C B A'],
    ['price-low', 'B C D A'],
    ['price-high', 'D A C B'],
    ['rating', 'D B A C'],
    ['reviews', 'A D B C'],
  ] as const)('%s: %s', async (sort, order) => expect((await titles({ sort })).join(' ')).toBe(order));
  test('newest first when nothing is chosen', async () => expect((await titles()).join(' ')).toBe('D C B A'));
});

describe('a list for a place', () => {
  beforeAll(() =>
    history(
      category('plumbing'),
      vendor('Far', 'approved', '78745'),
      vendor('Near', 'approved', '78704'),
      vendor('Downtown'),
      vendor('Round Rock', 'approved', '78664'),
      service('Taps', { vendor: 'Near', category: 'plumbing', dollars: 30, day: 1 }),
      service('Boilers', { vendor: 'Downtown', category: 'plumbing', dollars: 20, day: 2 }),
      service('Drains', { vendor: 'Near', category: 'plumbing', dollars: 10, day: 3 }),
      service('Drains and taps', { vendor: 'Far', category: 'plumbing', dollars: 40, day: 4 }),
      service('Wells', { vendor: 'Round Rock', category: 'plumbing', dollars: 50, day: 5 }),
    ),
  );

  test('those with the shortest way come first, and of one provider the newest', async () =>
    expect(await titles({ zip: '78704' })).toEqual(['Drains', 'Taps', 'Boilers', 'Drains and taps']));
  test('so they do where the search names the place', async () => expect((await titles({ search: 'austin 78704' }))[0]).toBe('Drains'));
  test('of what matches a search as well', async () => {
    expect(await titles({ zip: '78745', search: 'boilers' })).toEqual(['Boilers', 'Drains and taps', 'Drains', 'Taps']);
    expect(await titles({ zip: '78745', search: 'plumbing' })).toEqual(['Drains and taps', 'Drains', 'Taps', 'Boilers']);
    expect(await titles({ zip: '78704', search: 'plumbing' })).toEqual(['Drains', 'Taps', 'Boilers', 'Drains and taps']);
  });
  test('a chosen sort wins', async () => {
    expect(await titles({ zip: '78704', sort: 'newest' })).toEqual(['Drains and taps', 'Drains', 'Boilers', 'Taps']);
    expect(await titles({ zip: '78704', sort: 'price-low' })).toEqual(['Drains', 'Boilers', 'Taps', 'Drains and taps']);
  });
  test('the place is told, and how many providers come there', async () => {
    expect(await list({ zip: '78704' })).toMatchObject({ total: 4, providers: 3, place: { zip: '78704', city: 'Austin' } });
    expect(await list({ zip: '78704', maxPrice: 30 })).toMatchObject({ total: 3, providers: 2 });
    expect(await list({ search: 'taps in austin', zip: '98101' })).toMatchObject({ place: { city: 'Austin' } });
    expect(await list()).toMatchObject({ total: 5, providers: 4, place: null });
  });
});

describe('paging', () => {
  const all = Array.from({ length: 50 }, (_, index) => `Service ${String(index + 1).padStart(2, '0')}`);
  beforeAll(() =>
    history(category('plumbing'), vendor('Alamo'), ...all.map((title) => service(title, { vendor: 'Alamo', category: 'plumbing' }))),
  );

  test('the pages hold each service once: those of the same moment stand in the order of their ids', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page })));
    expect(pages.map(({ items }) => items.length)).toEqual([24, 24, 2]);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all.map(idOf).sort());
  });
  test('they are counted', async () => expect(await list({ page: 2 })).toMatchObject({ total: 50, page: 2, pageSize: 24, pageCount: 3 }));
  test('a page beyond the end is empty, with the right total', async () => {
    expect(await list({ page: 9 })).toMatchObject({ items: [], total: 50, page: 9, pageCount: 3 });
  });
});
