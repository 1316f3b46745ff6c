import sharp from 'sharp';
import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { binary } from '../support/binary.js';
import { photo, quarters } from '../support/photo.js';
import { API, by, provider } from './booking-support.js';

const PLACE = 'Exactly-Here-4711';

interface Shown {
  readonly id: string;
  readonly revision: number;
  readonly pictureUrl: string | null;
  readonly icon: string | null;
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

async function made(): Promise<string> {
  const slug = `trade-${newId()}`;
  const { body } = await by(app, ada).post('/admin/categories', { name: slug, slug, icon: 'water' }).expect(201);
  await app.caughtUp();
  return body.categoryId;
}
const upload = (id: string, bytes: Buffer, { query = '', type = 'image/jpeg', who = ada } = {}) =>
  app.http().post(`${API}/admin/categories/${id}/picture${query}`).set({ Authorization: who.bearer, 'Content-Type': type }).send(bytes);
async function uploaded(id: string, bytes: Buffer, query = ''): Promise<string> {
  const { body } = await upload(id, bytes, { query }).expect(201);
  return (body as { pictureUrl: string }).pictureUrl;
}
const idIn = (pictureUrl: string) => pictureUrl.split('/').at(-1)!;
const remove = (id: string, query = '') => by(app, ada).delete(`/admin/categories/${id}/picture${query}`);
async function shown(id: string): Promise<Shown> {
  await app.caughtUp();
  const { body } = await by(app, ada).get('/admin/categories').expect(200);
  return (body as Shown[]).find((each) => each.id === id)!;
}
const drawing = (pictureUrl: string, side = 256) => app.http().get(`${pictureUrl}/${side}.webp`);
const kept = async (pictureUrl: string): Promise<number> =>
  (await app.database.pool.query('select 1 from category_picture where id = $1', [idIn(pictureUrl)])).rows.length;

describe('the picture of a category', () => {
  test('is drawn anew as two small squares of its middle, without what the camera wrote into it', async () => {
    const camera = await sharp(await quarters(900, 600))
      .withExif({ IFD0: { ImageDescription: PLACE } })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(camera.toString('latin1')).toContain(PLACE);
    const pictureUrl = await uploaded(await made(), camera);
    for (const side of [128, 256]) {
      const { headers, body } = await drawing(pictureUrl, side).buffer(true).parse(binary).expect(200);
      expect(headers['content-type']).toBe('image/webp');
      const { format, width, height, exif } = await sharp(body as Buffer).metadata();
      expect({ format, width, height, exif }).toEqual({ format: 'webp', width: side, height: side });
      expect((body as Buffer).toString('latin1')).not.toContain(PLACE);
      // Red above blue at the left, green above yellow at the right: the middle of the picture is that of the square.
      const { data } = await sharp(body as Buffer)
        .extract({ left: side / 2 + 4, top: 4, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[1]).toBeGreaterThan(data[0]!);
    }
  });

  test('keeps what is transparent', async () => {
    const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const { body } = await drawing(await uploaded(await made(), clear))
      .buffer(true)
      .parse(binary)
      .expect(200);
    expect((await sharp(body as Buffer).stats()).isOpaque).toBe(false);
  });

  test('stands beside the icon in every answer that names the category', async () => {
    const id = await made();
    const business = await provider(app, { categoryId: id, title: `Copper ${newId()}` });
    const pictureUrl = await uploaded(id, await photo(300));
    expect(pictureUrl).toMatch(/^\/api\/v1\/category-pictures\/[0-9a-f-]{36}$/);
    expect(await shown(id)).toMatchObject({ pictureUrl, icon: 'water', revision: 1 });
    const named = { icon: 'water', pictureUrl };
    const publicly = async (path: string) => (await app.http().get(`${API}${path}`).expect(200)).body;
    const categories = (await publicly('/categories')) as Shown[];
    expect(categories.find((each) => each.id === id)).toMatchObject(named);
    const { items } = (await publicly('/services')) as { items: { id: string; category: object }[] };
    expect(items.find((each) => each.id === business.serviceId)!.category).toMatchObject(named);
    expect((await publicly(`/services/${business.serviceId}`)).category).toMatchObject(named);
    expect((await publicly('/search/suggestions')).popular).toContainEqual(expect.objectContaining(named));
    expect((await publicly('/search/suggestions?term=copper')).categories).toContainEqual(expect.objectContaining(named));
    const { events } = await app.streams.read(`category-${id}`);
    expect(events.at(-1)).toMatchObject({
      type: 'CategoryPictureChanged',
      data: { categoryId: id, pictureId: idIn(pictureUrl), by: ada.userId, changedAt: expect.any(String) },
    });
    expect(JSON.stringify(events.at(-1)!.data).length).toBeLessThan(400);
  });

  test('is kept by browsers for good, as a picture and nothing else', async () => {
    const { headers } = await drawing(await uploaded(await made(), await photo(300))).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
  });

  test('gives way to the next one, whose address is another; what is removed is gone, and so is that of a deleted category', async () => {
    const id = await made();
    const first = await uploaded(id, await photo(300));
    const second = await uploaded(id, await photo(300, 300, 'maroon'), `?replaces=${idIn(first)}`);
    expect(second).not.toBe(first);
    await drawing(first).expect(404);
    await drawing(second).expect(200);
    expect([await kept(first), await kept(second)]).toEqual([0, 2]);
    await remove(id, `?replaces=${idIn(second)}`).expect(204);
    await remove(id).expect(204);
    await drawing(second).expect(404);
    expect(await shown(id)).toMatchObject({ pictureUrl: null, icon: 'water' });
    const third = await uploaded(id, await photo(300), '?replaces=none');
    await by(app, ada).post(`/admin/categories/${id}/delete`, { reason: 'Nobody looks for it.' }).expect(204);
    await drawing(third).expect(404);
    expect(await kept(third)).toBe(0);
  });

  test('of two administrators the second reads who was faster, and nothing of theirs stays', async () => {
    const id = await made();
    const first = await uploaded(id, await photo(300), '?replaces=none');
    const { rows: before } = await app.database.pool.query('select 1 from category_picture');
    const { body } = await upload(id, await photo(200), { query: '?replaces=none', who: grace }).expect(409);
    expect(body).toMatchObject({ code: 'catalog/category-changed', detail: expect.stringMatching(/^Ada Admin has changed this category/) });
    await drawing(first).expect(200);
    expect((await app.database.pool.query('select 1 from category_picture')).rows).toHaveLength(before.length);
    await by(app, grace).patch(`/admin/categories/${id}`, { name: 'Renamed', revision: 0 }).expect(409);
  });

  describe('is refused', () => {
    let id: string;
    beforeAll(async () => {
      id = await made();
    });
    afterAll(async () => expect((await shown(id)).pictureUrl).toBeNull());

    test.each([
      ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'image/gif'],
      ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'image/svg+xml'],
      ['a page that says it is a PNG', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png'],
      ['nothing at all', () => Buffer.alloc(0), 'image/png'],
    ])('when it is %s', async (_what, bytes, type) => {
      const { body } = await upload(id, bytes(), { type }).expect(415);
      expect(body).toMatchObject({ code: 'identity/photo-format', detail: 'Please choose a photo in JPEG, PNG or WebP format.' });
    });

    test('when it is larger than 2 MB', async () => {
      const { body } = await upload(id, Buffer.concat([await photo(300), Buffer.alloc(2 * 1024 * 1024)])).expect(413);
      expect(body).toMatchObject({ code: 'platform/too-large', detail: 'The photo is larger than 2 MB.' });
    });

    test.each([
      ['cut off', async () => (await photo(300)).subarray(0, 200)],
      [
        'of too many pixels',
        () =>
          sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'teal' } })
            .png()
            .toBuffer(),
      ],
    ])('when it is %s', async (_what, bytes) => {
      const { body } = await upload(id, await bytes(), { type: 'image/png' }).expect(400);
      expect(body).toMatchObject({ code: 'identity/photo-unreadable', fields: { photo: expect.any(String) } });
    });

    test('when what it replaces is no id', async () => {
      const { body } = await upload(id, await photo(300), { query: '?replaces=1%27or' }).expect(400);
      expect(body.fields).toEqual({ replaces: 'Send the id of the picture that is replaced, or "none"' });
    });

    test('of a category that is not there', async () => {
      await upload(newId(), await photo(300)).expect(404);
      await remove(newId()).expect(404);
    });
  });

  test('that nobody has is not there, nor is another size', async () => {
    const pictureUrl = await uploaded(await made(), await photo(300));
    for (const path of [
      `${API}/category-pictures/${newId()}/128.webp`,
      `${pictureUrl}/64.webp`,
      `${pictureUrl}/128.avif`,
      `${pictureUrl}/..%2F128.webp`,
    ]) {
      await app.http().get(path).expect(404);
    }
  });
});
