import { CommandBus } from '@nestjs/cqrs';
import { type TestApp, testApp } from '../../../test/support/app.js';
import { CreateCategory } from '../create-category.command.js';
import { shipCategories } from './ship-categories.js';

/** The specification's: home, header, footer and promo cards lead to them. */
const NAMED = [
  ...['womens-salon-spa', 'mens-salon-massage', 'ac-appliance-repair', 'cleaning-pest-control', 'electrician-plumber-carpenter'],
  ...['water-purifier', 'painting-waterproofing', 'wall-panels', 'automobile', 'ac-appliance', 'beauty', 'plumbing', 'electrical'],
];

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ship = () => shipCategories(app.streams, app.app.get(CommandBus));
const shown = async () => {
  await app.caughtUp();
  return (await app.http().get('/api/v1/categories').expect(200)).body as { slug: string; name: string; parentSlug: string | null }[];
};

describe('the categories that the site leads to', () => {
  test('are made once, though one was there before, and several processes make them at once', async () => {
    await app.execute(new CreateCategory({ slug: 'cleaning', name: 'Our cleaning', description: '', icon: null, parentId: null }));
    await Promise.all([ship(), ship()]);
    const made = await shown();
    expect(made.map(({ slug }) => slug)).toEqual(expect.arrayContaining(NAMED));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(made.length);
    expect(made).toContainEqual(expect.objectContaining({ slug: 'cleaning', name: 'Our cleaning', parentSlug: null }));
    expect(made).toContainEqual(expect.objectContaining({ slug: 'plumbing', parentSlug: 'electrician-plumber-carpenter' }));

    const head = await app.streams.head();
    await ship();
    expect(await app.streams.head()).toBe(head);
  });
});
