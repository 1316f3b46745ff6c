import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { by } from './booking-support.js';

interface Shown {
  readonly id: string;
  readonly slug: string;
  readonly parentId: string | null;
  readonly place: number;
  readonly isPlaced: boolean;
}

let app: TestApp;
let ada: Member;
let grace: Member;
beforeAll(async () => {
  app = await testApp();
  ada = await app.member({ roles: ['admin'], fullName: 'Ada Admin' });
  grace = await app.member({ roles: ['admin'], fullName: 'Grace Admin' });
});
afterAll(() => app.close());

async function made(name: string, parentId?: string): Promise<string> {
  const slug = `${name}-${newId()}`;
  const { body } = await by(app, ada).post('/admin/categories', { name, slug, parentId }).expect(201);
  await app.caughtUp();
  return body.categoryId;
}
/** A category with others below it, of these names. */
async function level(...names: string[]): Promise<{ parentId: string; ids: Record<string, string> }> {
  const parentId = await made('parent');
  const ids: Record<string, string> = {};
  for (const name of names) ids[name] = await made(name, parentId);
  return { parentId, ids };
}
const put = (body: object, admin = ada) => by(app, admin).put('/admin/categories/order', body);
const ofAdmins = async (parentId: string): Promise<Shown[]> => {
  const { body } = await by(app, ada).get('/admin/categories').expect(200);
  return (body as Shown[]).filter((each) => each.parentId === parentId).sort((a, b) => a.place - b.place);
};
/** Names below a parent, as visitors are told. */
async function seen(parentId: string): Promise<string[]> {
  await app.caughtUp();
  const { body } = await app.http().get('/api/v1/categories').expect(200);
  const all = body as { id: string; slug: string; name: string; parentSlug: string | null }[];
  const slug = all.find(({ id }) => id === parentId)!.slug;
  return all.filter(({ parentSlug }) => parentSlug === slug).map(({ name }) => name);
}

describe('the order of categories', () => {
  test('is by name until somebody says otherwise, and then theirs, for visitors and for administrators', async () => {
    const { parentId, ids } = await level('b', 'a', 'c');
    expect(await seen(parentId)).toEqual(['a', 'b', 'c']);
    expect((await ofAdmins(parentId)).map(({ place, isPlaced }) => ({ place, isPlaced }))).toEqual(
      [1, 2, 3].map((place) => ({ place, isPlaced: false })),
    );
    await put({ parentId, categoryIds: [ids['c'], ids['a'], ids['b']] }).expect(204);
    expect(await seen(parentId)).toEqual(['c', 'a', 'b']);
    expect((await ofAdmins(parentId)).map(({ id }) => id)).toEqual([ids['c'], ids['a'], ids['b']]);
    expect((await ofAdmins(parentId)).every(({ isPlaced }) => isPlaced)).toBe(true);
    const { events } = await app.streams.read('categoryOrder-platform');
    expect(events.at(-1)).toMatchObject({ type: 'CategoriesOrdered', data: { parentId, by: ada.userId, orderedAt: expect.any(String) } });
  });

  test('of the top level is one too', async () => {
    const [one, other] = [await made('a-top'), await made('b-top')];
    const tops = async () => {
      await app.caughtUp();
      const { body } = await app.http().get('/api/v1/categories').expect(200);
      return (body as { id: string }[]).map(({ id }) => id).filter((id) => id === one || id === other);
    };
    expect(await tops()).toEqual([one, other]);
    await put({ categoryIds: [other, one] }).expect(204);
    expect(await tops()).toEqual([other, one]);
    await put({ parentId: null, categoryIds: [] }).expect(204);
    expect(await tops()).toEqual([one, other]);
  });

  test('leaves a new category last, and by name again what nothing is said of', async () => {
    const { parentId, ids } = await level('b', 'c');
    await put({ parentId, categoryIds: [ids['c'], ids['b']] }).expect(204);
    const added = await made('a', parentId);
    expect(await seen(parentId)).toEqual(['c', 'b', 'a']);
    await put({ parentId, categoryIds: [added] }).expect(204);
    expect(await seen(parentId)).toEqual(['a', 'b', 'c']);
  });

  test('does not go along with a category that gets another parent', async () => {
    const [from, to] = [await level('b', 'c'), await level('d', 'e')];
    await put({ parentId: from.parentId, categoryIds: [from.ids['c'], from.ids['b']] }).expect(204);
    await put({ parentId: to.parentId, categoryIds: [to.ids['e'], to.ids['d']] }).expect(204);
    await by(app, ada).patch(`/admin/categories/${from.ids['c']}`, { parentId: to.parentId }).expect(204);
    expect(await seen(to.parentId)).toEqual(['e', 'd', 'c']);
    const { body } = await put({ parentId: from.parentId, categoryIds: [from.ids['c'], from.ids['b']] }).expect(409);
    expect(body).toMatchObject({ code: 'catalog/category-order-outdated', detail: expect.stringMatching(/^One of these categories/) });
  });

  test('changes no category: whoever edits one is not in the way', async () => {
    const { parentId, ids } = await level('b', 'a');
    await put({ parentId, categoryIds: [ids['b'], ids['a']] }).expect(204);
    await by(app, grace).patch(`/admin/categories/${ids['a']}`, { name: 'A', revision: 0 }).expect(204);
    expect(await seen(parentId)).toEqual(['b', 'A']);
  });

  test('is put by one of two administrators; the second reads who was first', async () => {
    const { parentId, ids } = await level('a', 'b', 'c');
    const [a, b, c] = [ids['a'], ids['b'], ids['c']];
    const asSeen = [a, b, c];
    await put({ parentId, categoryIds: [b, a, c], seen: asSeen }).expect(204);
    const { body } = await put({ parentId, categoryIds: [c, a, b], seen: asSeen }, grace).expect(409);
    expect(body).toMatchObject({ code: 'moderation/decided-already', detail: 'Ada Admin has changed this a moment ago.' });
    expect(await seen(parentId)).toEqual(['b', 'a', 'c']);
    await put({ parentId, categoryIds: [c, b, a], seen: [b, a, c] }, grace).expect(204);
    expect(await seen(parentId)).toEqual(['c', 'b', 'a']);
  });

  test('that is no order is refused', async () => {
    const { parentId, ids } = await level('a');
    const refused = async (body: object) => (await put({ parentId, ...body }).expect(400)).body.fields;
    expect(await refused({ categoryIds: [ids['a'], ids['a']] })).toEqual({ categoryIds: 'Each category stands in one place' });
    expect(await refused({ categoryIds: Array.from({ length: 201 }, () => newId()) })).toEqual({
      categoryIds: 'At most 200 categories are put in order',
    });
    expect(await refused({ categoryIds: ['drains'] })).toEqual({ categoryIds: 'Category is not known' });
    expect(await refused({ categoryIds: null })).toEqual({ categoryIds: 'Send the categories, in order' });
    expect(await refused({ parentId: 'top', categoryIds: [] })).toEqual({ parentId: 'Please select a category' });
    await put({ parentId, categoryIds: [newId()] }).expect(404);
    await put({ parentId, categoryIds: [ids['a']], seen: null }).expect(204);
    await put({ parentId: parentId.toUpperCase(), categoryIds: [ids['a']!.toUpperCase()] }).expect(204);
    expect(await seen(parentId)).toEqual(['a']);
  });
});
