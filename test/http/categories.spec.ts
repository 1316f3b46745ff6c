import { CreateCategory } from '../../src/categories/index.js';
import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { beforeWriting } from '../support/writes.js';
import { by, type Provider, provider } from './booking-support.js';

interface Shown {
  readonly id: string;
  readonly revision: number;
  readonly slug: string;
  readonly isActive: boolean;
  readonly serviceCount: number;
}

let app: TestApp;
let admin: Member;
beforeAll(async () => {
  app = await testApp({ pages: true });
  admin = await app.member({ roles: ['admin'], fullName: 'Ada Admin' });
});
afterAll(() => app.close());

const asAdmin = () => by(app, admin);
const publicly = (path: string) => app.http().get(`/api/v1${path}`);

/** A new category of its own name, as administrators make it. */
async function made(told: object = {}): Promise<{ id: string; slug: string }> {
  const slug = `trade-${newId()}`;
  const { body } = await asAdmin()
    .post('/admin/categories', { name: slug, slug, ...told })
    .expect(201);
  await app.caughtUp();
  return { id: body.categoryId, slug };
}
async function shown(id: string): Promise<Shown> {
  await app.caughtUp();
  const { body } = await asAdmin().get('/admin/categories').expect(200);
  return (body as Shown[]).find((each) => each.id === id)!;
}
const change = (id: string, changes: object) => asAdmin().patch(`/admin/categories/${id}`, changes);
const REASON = 'Nobody looks for it.';
const remove = (id: string, told = {}) => asAdmin().post(`/admin/categories/${id}/delete`, { reason: REASON, ...told });
async function changed(id: string, changes: object): Promise<void> {
  await change(id, changes).expect(204);
  await app.caughtUp();
}
async function historyOf(id: string): Promise<{ type: string; by: unknown }[]> {
  const { events } = await app.streams.read(`category-${id}`);
  return events.map(({ type, data }) => ({ type, by: (data as { by?: string }).by }));
}
const listed = async (): Promise<string[]> =>
  ((await publicly('/categories').expect(200)).body as { slug: string }[]).map(({ slug }) => slug);
const found = async (query: string): Promise<string[]> =>
  ((await publicly(`/services?${query}`).expect(200)).body as { items: { id: string }[] }).items.map(({ id }) => id);

describe('the list of administrators', () => {
  test('has all of them, newest first, with what stands in each', async () => {
    const parent = await made({ description: 'Above.' });
    app.clock.set(new Date(Date.parse(app.clock.now()) + 60_000).toISOString());
    const child = await made({ parentId: parent.id, icon: 'water', isActive: false });
    await provider(app, { categoryId: parent.id });
    const { body } = await asAdmin().get('/admin/categories').expect(200);
    const ids = (body as Shown[]).map(({ id }) => id);
    expect(ids.filter((id) => id === parent.id || id === child.id)).toEqual([child.id, parent.id]);
    expect(await shown(parent.id)).toEqual({
      ...{
        id: parent.id,
        revision: 0,
        name: parent.slug,
        slug: parent.slug,
        description: 'Above.',
        icon: null,
        pictureUrl: null,
        parentId: null,
      },
      ...{ isActive: true, createdAt: expect.any(String), changedBy: 'Ada Admin', changedAt: expect.any(String) },
      ...{ serviceCount: 1, childCount: 1, place: expect.any(Number), isPlaced: false },
    });
    expect(await shown(child.id)).toMatchObject({ icon: 'water', parentId: parent.id, isActive: false, revision: 1 });
    expect(await listed()).toContain(parent.slug);
    expect(await listed()).not.toContain(child.slug);
  });
});

describe('changing a category', () => {
  test('what is left out stays, and the history says who did it', async () => {
    const { id, slug } = await made({ description: 'Before.', icon: 'water' });
    await changed(id, { name: 'Taps and pipes' });
    expect(await shown(id)).toMatchObject({ name: 'Taps and pipes', slug, description: 'Before.', icon: 'water', revision: 1 });
    await changed(id, { description: '', icon: null });
    expect(await shown(id)).toMatchObject({ description: '', icon: null });
    expect(await historyOf(id)).toEqual(
      ['CategoryCreated', 'CategoryUpdated', 'CategoryUpdated'].map((type) => ({ type, by: admin.userId })),
    );
  });

  test('what is sent must be good', async () => {
    const { id } = await made();
    const { body } = await change(id, { name: ' ', slug: 'Not A Slug', revision: 0.5 }).expect(400);
    expect(body.fields).toEqual({
      name: 'Name is required',
      slug: 'Slug may have lowercase letters, digits and single hyphens',
      revision: 'Revision must be a whole number',
    });
  });

  test('of two administrators the second reads who was faster, and overwrites nothing', async () => {
    const { id } = await made();
    await changed(id, { name: 'First', revision: 0 });
    const { body } = await change(id, { name: 'Second', revision: 0 }).expect(409);
    expect(body).toMatchObject({ code: 'catalog/category-changed', detail: expect.stringMatching(/^Ada Admin has changed this category/) });
    expect(await shown(id)).toMatchObject({ name: 'First' });
  });

  test('there are two levels, from both sides', async () => {
    const [top, other] = [await made(), await made()];
    const child = await made({ parentId: top.id });
    expect((await change(other.id, { parentId: child.id }).expect(409)).body.code).toBe('catalog/parent-is-child');
    expect((await change(top.id, { parentId: other.id }).expect(409)).body.code).toBe('catalog/has-children');
    expect((await change(top.id, { parentId: top.id }).expect(409)).body.code).toBe('catalog/own-parent');
    await changed(child.id, { parentId: null });
    await changed(top.id, { parentId: other.id });
    expect(await shown(top.id)).toMatchObject({ parentId: other.id });
  });
});

describe('another slug', () => {
  test('is one that nobody has or had', async () => {
    const [one, other] = [await made(), await made()];
    expect((await change(other.id, { slug: one.slug }).expect(409)).body.code).toBe('catalog/slug-taken');
    await changed(one.id, { slug: `${one.slug}-2` });
    expect((await change(other.id, { slug: one.slug }).expect(409)).body.code).toBe('catalog/slug-taken');
    await changed(one.id, { slug: one.slug });
    expect(await shown(one.id)).toMatchObject({ slug: one.slug });
  });

  test('leads there from links of old, with what they ask for', async () => {
    const { id, slug } = await made();
    const { serviceId } = await provider(app, { categoryId: id });
    await app.http().get(`/services/${slug}`).expect(200);
    await changed(id, { slug: `${slug}-now` });
    await app.http().get(`/services/${slug}?minRating=4`).expect(301).expect('Location', `/services/${slug}-now?minRating=4`);
    await app.http().get(`/services/${slug}-now`).expect(200);
    expect(await found(`category=${slug}`)).toEqual([serviceId]);
    expect(await found(`category=${slug}-now`)).toEqual([serviceId]);
  });

  test('the name of old that every installation knows goes on leading to cleaning', async () => {
    const { categoryId } = await app.execute<{ categoryId: string }>(
      new CreateCategory({ name: 'Cleaning', slug: 'cleaning', description: '', icon: null, parentId: null }),
    );
    await changed(categoryId, { slug: 'tidy-homes' });
    await app.http().get('/services/cleaning').expect(301).expect('Location', '/services/tidy-homes');
    const { body } = await publicly('/categories').expect(200);
    expect((body as { slug: string }[]).find(({ slug }) => slug === 'tidy-homes')).toMatchObject({
      formerSlugs: ['cleaning', 'home-cleaning'],
    });
  });
});

describe('an inactive category', () => {
  let id: string;
  let slug: string;
  let business: Provider;
  beforeAll(async () => {
    ({ id, slug } = await made());
    business = await provider(app, { categoryId: id, title: 'Polishing brass lamps' });
    await app.http().get(`/services/${slug}`).expect(200);
    await changed(id, { isActive: false, reason: REASON });
  });

  test('is gone from menus, pickers and the map of the site, and has no page', async () => {
    expect(await listed()).not.toContain(slug);
    await publicly(`/services?category=${slug}`).expect(404);
    await app.http().get(`/services/${slug}`).expect(404);
    expect((await app.http().get('/sitemaps/pages.xml').expect(200)).text).not.toContain(slug);
    const { body } = await publicly(`/search/suggestions?term=${slug.slice(0, 20)}`).expect(200);
    expect(body.categories).toEqual([]);
    expect((await publicly('/search/suggestions').expect(200)).body.popular.map((each: Shown) => each.slug)).not.toContain(slug);
  });

  test('its services stay in All Services, and are found', async () => {
    expect(await found('')).toContain(business.serviceId);
    expect(await found('search=brass+lamps')).toEqual([business.serviceId]);
    const { body } = await publicly(`/services/${business.serviceId}`).expect(200);
    expect(body.category).toEqual({ slug, name: slug, icon: null, pictureUrl: null, isActive: false });
    await app.http().get(`/service/${business.serviceId}`).expect(200);
  });

  test('nothing is put into it; what is there can be changed, and may leave', async () => {
    const owner = by(app, business.owner);
    const offer = { title: 'Polishing silver', description: 'Until you see yourself in it.', basePriceCents: 100, priceType: 'fixed' };
    const refused = await owner.post('/vendor/services', { ...offer, durationMinutes: 60, categoryId: id }).expect(400);
    expect(refused.body.fields).toEqual({ categoryId: 'Please select a category' });
    await owner.patch(`/vendor/services/${business.serviceId}`, { basePriceCents: 9900, categoryId: id }).expect(204);
    const other = await made();
    await owner.patch(`/vendor/services/${business.serviceId}`, { categoryId: other.id }).expect(204);
    const back = await owner.patch(`/vendor/services/${business.serviceId}`, { categoryId: id }).expect(400);
    expect(back.body.fields).toEqual({ categoryId: 'Please select a category' });
  });

  test('switching it twice changes nothing; switched on it is as before', async () => {
    const before = (await shown(id)).revision;
    await changed(id, { isActive: false, revision: 0, reason: REASON });
    expect((await shown(id)).revision).toBe(before);
    await changed(id, { isActive: true, revision: before, reason: REASON });
    await app.http().get(`/services/${slug}`).expect(200);
    expect((await historyOf(id)).map(({ type }) => type)).toEqual(['CategoryCreated', 'CategoryDeactivatedV2', 'CategoryActivatedV2']);
  });
});

describe('deleting a category', () => {
  test('one that is not used goes, with its page, and its slug is free', async () => {
    const { id, slug } = await made();
    await changed(id, { slug: `${slug}-b` });
    await remove(id).expect(204);
    await app.caughtUp();
    expect(await shown(id)).toBeUndefined();
    await app.http().get(`/services/${slug}-b`).expect(404);
    await asAdmin().post('/admin/categories', { name: 'Again', slug }).expect(201);
    await remove(id).expect(204);
    await remove(newId()).expect(404);
    expect((await historyOf(id)).at(-1)).toEqual({ type: 'CategoryDeletedV2', by: admin.userId });
  });

  test('refused while something stands in it, and then it is as it was', async () => {
    const { id } = await made();
    await provider(app, { categoryId: id });
    const { body } = await remove(id).expect(409);
    expect(body).toMatchObject({
      code: 'catalog/category-in-use',
      services: 1,
      detail: expect.stringMatching(/^1 service is in this category/),
    });
    const parent = await made();
    await made({ parentId: parent.id });
    expect((await remove(parent.id).expect(409)).body.code).toBe('catalog/category-has-children');
    for (const each of [id, parent.id]) expect(await historyOf(each)).toEqual([{ type: 'CategoryCreated', by: admin.userId }]);
  });

  test('its services move to another, whosever they are and whatever their state; archived ones are gone already', async () => {
    const [from, to] = [await made(), await made()];
    const [one, other, gone] = [
      await provider(app, { categoryId: from.id }),
      await provider(app, { categoryId: from.id }),
      await provider(app, { categoryId: from.id }),
    ];
    await by(app, other.owner).post(`/vendor/services/${other.serviceId}/deactivate`).expect(204);
    await by(app, gone.owner).delete(`/vendor/services/${gone.serviceId}`).expect(204);
    await remove(from.id, { moveTo: to.id, revision: 0 }).expect(204);
    await app.caughtUp();
    expect(await shown(from.id)).toBeUndefined();
    expect(await shown(to.id)).toMatchObject({ serviceCount: 2 });
    expect(await found(`category=${to.slug}`)).toEqual([one.serviceId]);
    const { events } = await app.streams.read(`service-${other.serviceId}`);
    expect(events.at(-1)).toMatchObject({ type: 'ServiceMovedToCategory', data: { categoryId: to.id, by: admin.userId } });
    expect((await app.streams.read(`service-${gone.serviceId}`)).events.at(-1)).toMatchObject({ type: 'ServiceArchived' });
  });

  test('more of them than one append takes', async () => {
    const [from, to] = [await made(), await made()];
    const { owner } = await provider(app, { categoryId: from.id });
    const offer = { title: 'One of many', description: 'There are a great many of these.', basePriceCents: 100, priceType: 'fixed' };
    for (let count = 0; count < 60; count++) {
      await by(app, owner)
        .post('/vendor/services', { ...offer, durationMinutes: 60, categoryId: from.id })
        .expect(201);
    }
    await remove(from.id, { moveTo: to.id }).expect(204);
    expect(await shown(to.id)).toMatchObject({ serviceCount: 61 });
  });

  test('not into itself, nor into one that is inactive or not there', async () => {
    const [from, inactive] = [await made(), await made({ isActive: false })];
    await provider(app, { categoryId: from.id });
    for (const to of [from.id, inactive.id, newId(), 'nothing']) {
      expect((await remove(from.id, { moveTo: to }).expect(400)).body.fields).toEqual({ moveTo: 'Please select a category' });
    }
    expect(await shown(from.id)).toMatchObject({ isActive: true, serviceCount: 1 });
  });

  test('refused to who has not seen what another administrator did', async () => {
    const { id } = await made();
    await changed(id, { name: 'Kept' });
    expect((await remove(id, { revision: 0 }).expect(409)).body.code).toBe('catalog/category-changed');
    expect(await shown(id)).toMatchObject({ name: 'Kept', isActive: true });
  });

  test('what is offered at the same moment is never lost in it', async () => {
    const home = await made();
    const { owner } = await provider(app, { categoryId: home.id });
    const offer = { title: 'Just in time', description: 'Offered while its category goes.', basePriceCents: 100, priceType: 'fixed' };
    for (let round = 0; round < 12; round++) {
      const { id } = await made();
      const [created, deleted] = await Promise.all([
        by(app, owner).post('/vendor/services', { ...offer, durationMinutes: 60, categoryId: id }),
        remove(id),
      ]);
      await app.caughtUp();
      const ended = { created: created.status, deleted: deleted.status };
      expect([
        { created: 201, deleted: 409 },
        { created: 400, deleted: 204 },
      ]).toContainEqual(ended);
      if (created.status === 201) expect(await shown(id)).toMatchObject({ serviceCount: 1 });
    }
  });

  test('what was decided before it was closed and comes after is refused', async () => {
    const [home, { id }] = [await made(), await made()];
    const { owner } = await provider(app, { categoryId: home.id });
    const offer = { title: 'Too late', description: 'Offered while its category goes.', basePriceCents: 100, priceType: 'fixed' };
    beforeWriting(app.streams, () => remove(id).expect(204), 'ServiceCreated');
    const { body } = await by(app, owner)
      .post('/vendor/services', { ...offer, durationMinutes: 60, categoryId: id })
      .expect(400);
    expect(body.fields).toEqual({ categoryId: 'Please select a category' });
  });
});
