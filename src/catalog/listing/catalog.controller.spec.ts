import { booked, category, idOf, ordered, reviewed, service, then, vendor } from '../../../test/support/catalog-history.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { type Happened, project } from '../../../test/support/project.js';
import { categoriesProjections } from '../../categories/index.js';
import { ManualClock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { Progress } from '../../platform/projections/progress.js';
import { vendorOnboardingProjections } from '../../vendor-onboarding/index.js';
import { catalogProjections } from '../index.js';
import type { FreeTime } from '../storefront/free-time.js';
import { StorefrontLoader } from '../storefront/storefront-loader.js';
import { CatalogController } from './catalog.controller.js';

/** Nothing here asks for a time. */
const NOBODYS_TIME = {} as FreeTime;

let database: TestDatabase;
let catalog: CatalogController;
beforeAll(async () => {
  database = await testDatabase();
  const pool = database as unknown as Database;
  const clock = new ManualClock('2026-05-10T12:00:00.000Z');
  catalog = new CatalogController(pool, clock, new StorefrontLoader(pool, new Progress(), clock), NOBODYS_TIME);
});
afterAll(() => database.drop());

const history = async (...happened: Happened[][]) => {
  await database.pool.query(
    'truncate read.vendor_directory, read.vendor_figures, read.catalog_category, read.catalog_service, read.catalog_service_demand, read.catalog_service_rating',
  );
  await project(database.pool, [...vendorOnboardingProjections, ...categoriesProjections, ...catalogProjections], happened.flat());
};
const of = { category: 'plumbing', vendor: 'Alamo' };

describe('the categories', () => {
  beforeEach(() =>
    history(
      category('trades'),
      category('plumbing', 'trades'),
      category('beauty'),
      vendor('Alamo'),
      vendor('Newcomer', 'pending'),
      service('Drains', of),
      service('Taps', of),
      service('Handyman', { ...of, category: 'trades' }),
      service('Prepared', { ...of, active: false }),
      service('Unverified', { ...of, vendor: 'Newcomer' }),
    ),
  );

  test('by name, each with its parent and its public services; a parent counts its children too', async () => {
    expect((await catalog.categories()).map(({ slug, parentSlug, serviceCount }) => [slug, parentSlug, serviceCount])).toEqual([
      ['beauty', null, 0],
      ['plumbing', 'trades', 2],
      ['trades', null, 3],
    ]);
  });
});

describe('the most booked services', () => {
  test('of the last seven days, most booked first', async () => {
    await history(
      category('plumbing'),
      vendor('Alamo'),
      service('Drains', of),
      service('Taps', of),
      service('Once famous', of),
      booked('Drains', '2026-05-10'),
      booked('Taps', '2026-05-04', '2026-05-09'),
      booked('Once famous', '2026-05-03', '2026-05-03', '2026-05-03'),
    );
    expect((await catalog.popularServices()).map(({ title }) => title)).toEqual(['Taps', 'Drains']);
  });

  test('at most six, and only public ones', async () => {
    const many = Array.from({ length: 8 }, (_, index) => `Service ${index}`);
    await history(
      category('plumbing'),
      vendor('Alamo'),
      ...many.map((title) => service(title, of)),
      ...many.map((title) => booked(title, '2026-05-09')),
      then('Service 3', 'ServiceDeactivated'),
    );
    const popular = (await catalog.popularServices()).map(({ title }) => title);
    expect(popular).toHaveLength(6);
    expect(popular).not.toContain('Service 3');
  });
});

describe('one service', () => {
  beforeEach(() =>
    history(
      category('plumbing'),
      vendor('Alamo'),
      vendor('Newcomer', 'pending'),
      reviewed('Alamo', 5, 4),
      service('Drains', { ...of, dollars: 90, priceType: 'hourly' }),
      service('Prepared', { ...of, active: false }),
      service('Unverified', { ...of, vendor: 'Newcomer' }),
    ),
  );

  test('tells its provider and what one booking costs', async () => {
    expect(await catalog.service(idOf('Drains'))).toEqual({
      id: idOf('Drains'),
      revision: 0,
      title: 'Drains',
      description: 'Done well.',
      basePriceCents: 9000,
      priceType: 'hourly',
      durationMinutes: 60,
      category: { slug: 'plumbing', name: 'plumbing', icon: null, pictureUrl: null, isActive: true },
      createdAt: '2026-02-01T09:00:00.000Z',
      priceCents: 9000,
      lines: [{ kind: 'base', cents: 9000, percent: null }],
      weekendPercent: null,
      eveningPercent: null,
      cancellationFeeCents: 2500,
      instantBooking: true,
      autoAccept: false,
      platformFeeCents: 500,
      totalPriceCents: 9500,
      vendor: {
        id: idOf('Alamo'),
        businessName: 'Alamo',
        ownerName: 'Owner of Alamo',
        photoUrl: null,
        averageRating: 4.5,
        reviewCount: 2,
        city: 'Austin',
        state: 'TX',
        latitude: 30.2713,
        longitude: -97.7426,
        description: 'All about Alamo.',
        serviceAreaRadius: 10,
        memberSince: '2026-01-02T00:00:00.000Z',
        approvedAt: '2026-01-03T00:00:00.000Z',
      },
    });
  });

  test.each(['Prepared', 'Unverified', 'Unheard of'])('%s is not there', async (title) => {
    await expect(catalog.service(idOf(title))).rejects.toThrow(NotFound);
  });
});

describe("a provider's services", () => {
  const alamo = [
    category('plumbing'),
    vendor('Alamo'),
    vendor('Other'),
    service('First', { ...of, day: 1 }),
    service('Second', { ...of, day: 2 }),
    service('Third', { ...of, day: 3 }),
    service('Prepared', { ...of, active: false }),
    service('Elsewhere', { ...of, vendor: 'Other' }),
  ];
  beforeEach(() => history(...alamo));
  const titles = async (query: object) => (await catalog.vendorServices(idOf('Alamo'), query)).map(({ title }) => title);

  test('newest first, only public ones', async () => expect(await titles({})).toEqual(['Third', 'Second', 'First']));
  test('without the one that is on the page, and no more than asked for', async () => {
    expect(await titles({ exclude: idOf('Third'), limit: 1 })).toEqual(['Second']);
  });

  test('in the order of their provider, before those that it does not name', async () => {
    await history(...alamo, ordered('Alamo', 'First', 'Second'), ordered('Alamo', 'Second', 'Prepared', 'First'));
    expect(await titles({})).toEqual(['Second', 'First', 'Third']);
    expect(await titles({ exclude: idOf('Second'), limit: 1 })).toEqual(['First']);
  });
  test('in the last order, in which what it names no more is as new as it is', async () => {
    await history(...alamo, ordered('Alamo', 'First', 'Second', 'Third'), ordered('Alamo', 'Second'));
    expect(await titles({})).toEqual(['Second', 'Third', 'First']);
  });
});
