import { type TestApp, testApp } from '../../../test/support/app.js';
import { category, idOf, review, service, then, vendor } from '../../../test/support/catalog-history.js';
import { type Happened, on } from '../../../test/support/project.js';
import { Random } from '../../demo/market/random.js';
import { Database } from '../../platform/database/database.js';
import { Progress } from '../../platform/projections/progress.js';
import type { ServicesQueryDto } from '../listing/catalog.dto.js';
import { listServices } from '../listing/service-list.js';
import { StorefrontLoader } from './storefront-loader.js';

let app: TestApp;
let versions: Map<string, number>;
beforeEach(async () => {
  app = await testApp({ reactions: false });
  versions = new Map();
});
afterEach(() => app?.close());

async function happen(...history: Happened[][]): Promise<void> {
  for (const { stream, event } of history.flat()) {
    const version = versions.get(stream) ?? -1;
    await app.streams.append(stream, [event], version === -1 ? 'noStream' : version);
    versions.set(stream, version + 1);
  }
  await app.caughtUp();
}

const QUERIES: readonly ServicesQueryDto[] = [
  {},
  { sort: 'price-low' },
  { sort: 'price-high' },
  { sort: 'rating' },
  { sort: 'reviews' },
  { search: 'repair' },
  { search: 'roof' },
  { search: 'late' },
  { search: 'best door austin' },
  { category: 'trades' },
  { minRating: 4 },
  { minPrice: 50, maxPrice: 120 },
];
const kept = () => app.app.get(StorefrontLoader).upToDate();
const anew = () => new StorefrontLoader(app.app.get(Database), new Progress(), app.clock).upToDate();
const pages = async (storefront: ReturnType<typeof kept>) => {
  const loaded = await storefront;
  return QUERIES.map((query) => listServices(loaded, query));
};

const of = { category: 'plumbing', vendor: 'Alamo' };

test('what is kept step by step is what is read anew', async () => {
  await happen(category('trades'), category('plumbing', 'trades'), category('beauty'));
  await happen(vendor('Alamo'), vendor('Best'), vendor('Late', 'pending'));
  const random = new Random(7);
  for (let step = 0; step < 60; step++) {
    const name = `${random.pick(['Pipe', 'Roof', 'Door'])}-repair-${random.between(1, 4)}`;
    await happen(something(name, step, random));
    if (step === 40) await happen(vendor('Late').slice(1));
    expect(await pages(kept())).toEqual(await pages(anew()));
  }
});

/** Whatever may happen next to this service: it is made, changed, hidden, shown or archived; or somebody is reviewed. */
function something(name: string, step: number, random: Random): Happened[] {
  const made = service(name, {
    category: random.pick(['trades', 'plumbing', 'beauty']),
    vendor: random.pick(['Alamo', 'Best', 'Late']),
    dollars: random.between(20, 200),
    day: random.between(1, 28),
  });
  const { data } = made[0]!.event;
  if (!versions.has(made[0]!.stream)) return made;
  return random.pick([
    () => then(name, 'ServiceArchived', data),
    () => then(name, 'ServiceDeactivated', data),
    () => then(name, 'ServiceActivated', data),
    () => then(name, 'ServiceUpdated', { ...data, title: random.pick([name, `New ${name}`]) }),
    () => on(`review-${step}`, review(random.pick(['Alamo', 'Best']), random.between(1, 5), String(step))),
  ])();
}

test('a repaired table is read anew', async () => {
  await happen(category('trades'), category('plumbing'), vendor('Alamo'), service('Drains', of));
  expect((await pages(kept()))[0]).toMatchObject({ total: 1 });
  await app.database.pool.query(`update read.catalog_service set title = 'Sinks'`);
  await app.database.pool.query(`update projection_table set repairs = repairs + 1 where name = 'catalog_service'`);
  const other = new StorefrontLoader(app.app.get(Database), new Progress(), app.clock);
  expect((await pages(other.upToDate()))[0]).toMatchObject({ items: [{ title: 'Sinks' }] });
  await app.database.pool.query(`update read.catalog_service set title = 'Taps'`);
  expect((await pages(other.upToDate()))[0]).toMatchObject({ items: [{ title: 'Sinks' }] });
  await app.database.pool.query(`update projection_table set repairs = repairs + 1 where name = 'catalog_service'`);
  expect((await pages(other.upToDate()))[0]).toMatchObject({ items: [{ title: 'Taps' }] });
});

test('many who ask at once share one look, and each sees what happened before it asked', async () => {
  await happen(category('plumbing'), vendor('Alamo'));
  const loader = new StorefrontLoader(app.app.get(Database), new Progress(), app.clock);
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    const early = loader.upToDate();
    await happen(service(name, of));
    const totals = Array.from({ length: 8 }, async () => listServices(await loader.upToDate(), { search: name }).total);
    expect(await Promise.all(totals)).toEqual(Array(8).fill(1));
    await early;
  }
});

test('when the database is away, the next question tries again', async () => {
  await happen(category('plumbing'), vendor('Alamo'), service('Drains', of));
  const database = { pool: { query: () => Promise.reject(new Error('away')) } } as unknown as Database;
  const loader = new StorefrontLoader(database, app.app.get(Progress), app.clock);
  await expect(loader.upToDate()).rejects.toThrow('away');
  Object.assign(database, { pool: app.database.pool });
  expect(listServices(await loader.upToDate(), {})).toMatchObject({ total: 1, items: [{ id: idOf('Drains') }] });
});
