import { booked, category, idOf, reviewed, service, vendor } from '../../../test/support/catalog-history.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { type Happened, project } from '../../../test/support/project.js';
import { categoriesProjections } from '../../categories/index.js';
import { ManualClock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import { Progress } from '../../platform/projections/progress.js';
import { vendorOnboardingProjections } from '../../vendor-onboarding/index.js';
import { catalogProjections } from '../index.js';
import { StorefrontLoader } from '../storefront/storefront-loader.js';
import { SuggestionsController } from './suggestions.controller.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const history = async (...happened: Happened[][]) => {
  await database.pool.query(
    'truncate read.vendor_directory, read.vendor_figures, read.catalog_category, read.catalog_service, read.catalog_service_demand',
  );
  await project(database.pool, [...vendorOnboardingProjections, ...categoriesProjections, ...catalogProjections], happened.flat());
};
const suggested = async (term?: string) => {
  const pool = database as unknown as Database;
  const clock = new ManualClock('2026-05-10T12:00:00.000Z');
  const controller = new SuggestionsController(pool, clock, new StorefrontLoader(pool, new Progress(), clock));
  return controller.suggestions(term === undefined ? {} : { term });
};
const titles = async (term: string) => (await suggested(term)).services.map(({ title }) => title);
const categories = async (term: string) => (await suggested(term)).categories.map(({ slug }) => slug);
const providers = async (term: string) => (await suggested(term)).providers.map(({ businessName }) => businessName);

describe('while somebody types', () => {
  beforeEach(() =>
    history(
      category('trades'),
      category('plumbing', 'trades'),
      category('painting', 'trades'),
      category('unused'),
      vendor('Faithful Plumbing'),
      vendor('Best Faucets'),
      vendor('Fauna'),
      vendor('Faucets to come', 'pending'),
      reviewed('Best Faucets', 5),
      service('Faucet repair', { vendor: 'Faithful Plumbing', category: 'plumbing' }),
      service('Toilet unclogging', { vendor: 'Faithful Plumbing', category: 'plumbing' }),
      service('Pain relief paint', { vendor: 'Fauna', category: 'painting' }),
      service('Painting a room', { vendor: 'Fauna', category: 'painting', day: 3 }),
      service('painting a room', { vendor: 'Best Faucets', category: 'painting', day: 2 }),
    ),
  );

  test.each(['fau', 'faucet', 'faucet rep', 'FAUC', 'fauect'])('"%s" leads to what is meant', async (term) =>
    expect((await titles(term))[0]).toBe('Faucet repair'),
  );

  test('what matches far less well than the best is left out', async () => expect(await titles('toilet')).toEqual(['Toilet unclogging']));

  test('a word that is whole may also go on', async () => expect(await titles('pain')).toEqual(['Pain relief paint', 'Painting a room']));

  test('a title is named once; with whose it is where it is of one provider', async () => {
    const { services } = await suggested('paint');
    expect(services).toEqual([
      {
        title: 'Painting a room',
        category: { slug: 'painting', name: 'painting', icon: null, pictureUrl: null, isActive: true },
        id: null,
        businessName: null,
      },
      {
        title: 'Pain relief paint',
        category: { slug: 'painting', name: 'painting', icon: null, pictureUrl: null, isActive: true },
        id: idOf('Pain relief paint'),
        businessName: 'Fauna',
      },
    ]);
  });

  test('what was misspelt is said put right', async () => {
    expect((await suggested('fauect')).meant).toBe('faucet');
    expect((await suggested('fauc')).meant).toBeNull();
  });

  test('categories are those of what is found, and those whose names begin so, if they have services', async () => {
    expect(await categories('unclog')).toEqual(['plumbing']);
    expect(await categories('trad')).toEqual(['trades', 'painting', 'plumbing']);
    expect(await categories('unu')).toEqual([]);
  });

  test('providers are found by the words of their names, the ones that begin so first', async () => {
    expect(await providers('fau')).toEqual(['Fauna', 'Best Faucets']);
    expect(await providers('best fau')).toEqual(['Best Faucets']);
    expect(await providers('f')).toEqual(['Faithful Plumbing', 'Fauna', 'Best Faucets']);
    expect(await providers('fau best')).toEqual([]);
  });

  test.each(['', '!!', 'qqqq'])('"%s" is about nothing', async (term) => {
    const { services, providers } = await suggested(term);
    expect({ services, providers }).toEqual({ services: [], providers: [] });
  });

  test('a place in the words leaves who does not come out', async () => {
    expect(await titles('faucet 78701')).toContain('Faucet repair');
    expect(await titles('faucet 10001')).toEqual([]);
  });
});

describe('before anything is typed', () => {
  test('the categories that were booked most in the last seven days come, then those with more services', async () => {
    await history(
      category('plumbing'),
      category('painting'),
      category('beauty'),
      category('unused'),
      vendor('Alamo'),
      vendor('Newcomer', 'pending'),
      service('Drains', { vendor: 'Alamo', category: 'plumbing' }),
      service('Taps', { vendor: 'Newcomer', category: 'plumbing' }),
      service('Rooms', { vendor: 'Alamo', category: 'painting' }),
      service('Fences', { vendor: 'Alamo', category: 'painting' }),
      service('Haircut', { vendor: 'Alamo', category: 'beauty' }),
      booked('Haircut', '2026-05-08'),
      booked('Drains', '2026-05-03', '2026-05-03'),
      booked('Taps', '2026-05-08', '2026-05-08'),
    );
    const popular = ['beauty', 'painting', 'plumbing'].map((slug) => ({ slug, name: slug, icon: null, pictureUrl: null, isActive: true }));
    const suggestions = { meant: null, services: [], popular, categories: [], providers: [] };
    expect(await suggested()).toEqual(suggestions);
    expect(await suggested('')).toEqual(suggestions);
  });
});
