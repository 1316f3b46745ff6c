import sharp from 'sharp';
import { SuspendVendor } from '../../src/vendor-onboarding/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { photo } from '../support/photo.js';
import { account } from './account-support.js';
import { API, by, type Provider, provider, signedIn } from './booking-support.js';

const PLACE = 'Exactly-Here-4711';

interface Picture {
  readonly path: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | null;
}
interface Work {
  readonly id: string;
  readonly picture: Picture;
  readonly caption: string | null;
  readonly before: { readonly id: string; readonly picture: Picture } | null;
}

let app: TestApp;
let salon: Provider;
let landscape: Buffer;
beforeAll(async () => {
  app = await testApp({ config: { photoLimit: 1000 } });
  landscape = await photo(1000, 600);
});
afterAll(() => app?.close());
beforeEach(async () => {
  salon = await provider(app);
});

const upload = ({ bearer }: Member, bytes: Buffer, type = 'image/jpeg') =>
  app.http().post(`${API}/vendor/photos`).set('Authorization', bearer).set('Content-Type', type).send(bytes);
async function added(bytes = landscape, { owner } = salon): Promise<string> {
  const { body } = await upload(owner, bytes).expect(201);
  await app.caughtUp();
  return (body as { id: string }).id;
}
const mine = async ({ owner } = salon) => (await by(app, owner).get('/vendor/photos').expect(200)).body as readonly Work[];
const seen = async ({ vendorId } = salon) =>
  (await app.http().get(`${API}/vendors/${vendorId}/photos`).expect(200)).body as readonly Work[];
const arranged = (...works: { photoId: string; beforeId?: string | null }[]) => by(app, salon.owner).put('/vendor/photos', { works });
const bytesOf = async (path: string) => (await app.http().get(path).buffer(true).expect(200)).body as Buffer;
const kept = async (userId: string) =>
  (await app.database.pool.query<{ n: number }>('select count(*)::int as n from picture where user_id = $1', [userId])).rows[0]!.n;

describe('a photo of work', () => {
  test('is drawn in three widths and two formats, upright, and without what the camera wrote into it', async () => {
    const camera = await sharp({ create: { width: 1800, height: 2400, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { ImageDescription: PLACE, Copyright: PLACE } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(camera.toString('latin1')).toContain(PLACE);
    await added(camera);
    const [{ picture }] = (await seen()) as [Work];
    expect(picture).toMatchObject({
      widths: [400, 800, 1600],
      width: 1600,
      height: 1200,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect(picture.placeholder!.length).toBeLessThan(400);
    for (const width of picture.widths) {
      for (const format of ['avif', 'webp']) {
        const served = await bytesOf(`${picture.path}/${width}.${format}`);
        const { width: drawn, height, exif, xmp, orientation } = await sharp(served).metadata();
        expect({ drawn, height, exif, xmp, orientation }).toEqual({ drawn: width, height: width * 0.75 });
        expect(served.toString('latin1')).not.toContain(PLACE);
      }
    }
  });

  test('that is sent again with the same key is there once', async () => {
    const send = () => upload(salon.owner, landscape).set('Idempotency-Key', 'the-same-photo');
    const [{ body: first }, { body: again }] = [await send().expect(201), await send().expect(201)];
    expect(again).toEqual(first);
    await app.caughtUp();
    expect(await seen()).toHaveLength(1);
  });

  test('that is narrower is not blown up', async () => {
    await added(await photo(640, 480));
    expect((await seen())[0]!.picture).toMatchObject({ widths: [400, 640], width: 640, height: 480 });
  });

  test('is served with a tag, as a picture and nothing else', async () => {
    await added();
    const address = `${(await seen())[0]!.picture.path}/400.avif`;
    const { headers } = await app.http().get(address).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    await app.http().get(address).set('If-None-Match', headers['etag']!).expect(304);
    for (const nothing of ['401.avif', '400.svg', 'portrait', '..%2F400.avif']) {
      await app
        .http()
        .get(`${address.replace('400.avif', '')}${nothing}`)
        .expect(404);
    }
  });

  test('is seen by everybody, in the order of its provider, with what is said about it', async () => {
    const [first, second] = [await added(), await added()];
    await by(app, salon.owner).put(`/vendor/photos/${second}/caption`, { caption: '  New taps in Travis Heights ' }).expect(204);
    await arranged({ photoId: second }, { photoId: first }).expect(204);
    await app.caughtUp();
    expect((await seen()).map(({ id, caption }) => ({ id, caption }))).toEqual([
      { id: second, caption: 'New taps in Travis Heights' },
      { id: first, caption: null },
    ]);
    expect(await mine()).toEqual((await seen()).map((work) => ({ ...work, hidden: null })));
    await by(app, salon.owner).put(`/vendor/photos/${second}/caption`, { caption: '' }).expect(204);
    await app.caughtUp();
    expect((await seen())[0]!.caption).toBeNull();
  });

  test('can show the same as another one, before', async () => {
    const [before, after, other] = [await added(), await added(), await added()];
    await arranged({ photoId: other }, { photoId: after, beforeId: before }).expect(204);
    await app.caughtUp();
    const shown = (works: readonly Work[]) => works.map((work) => [work.id, work.before?.id ?? null]);
    expect(shown(await seen())).toEqual([
      [other, null],
      [after, before],
    ]);
    await by(app, salon.owner).delete(`/vendor/photos/${after}`).expect(204);
    await app.caughtUp();
    expect(shown(await seen())).toEqual([
      [other, null],
      [before, null],
    ]);
  });

  test('goes with its bytes when it is removed', async () => {
    const id = await added();
    const { path } = (await seen())[0]!.picture;
    expect(await kept(salon.owner.userId)).toBe(6);
    await by(app, salon.owner).delete(`/vendor/photos/${id}`).expect(204);
    await app.caughtUp();
    expect(await seen()).toEqual([]);
    await app.http().get(`${path}/800.webp`).expect(404);
    expect(await kept(salon.owner.userId)).toBe(0);
    await by(app, salon.owner).delete(`/vendor/photos/${id}`).expect(404);
  });

  test('is not there while its provider is not', async () => {
    await added();
    expect(await seen()).toHaveLength(1);
    await app.execute(new SuspendVendor(salon.vendorId, { reason: 'Complaints', confirmedBookings: 'kept' }));
    await app.caughtUp();
    expect(await seen()).toEqual([]);
    expect(await mine()).toHaveLength(1);
  });

  test('belongs to its provider: no other one describes, removes or arranges it', async () => {
    const id = await added();
    const other = by(app, (await provider(app)).owner);
    await other.put(`/vendor/photos/${id}/caption`, { caption: 'Mine' }).expect(404);
    await other.delete(`/vendor/photos/${id}`).expect(404);
    const { body } = await other.put('/vendor/photos', { works: [{ photoId: id }] }).expect(409);
    expect(body).toMatchObject({ code: 'portfolio/changed-meanwhile' });
    expect(await seen()).toHaveLength(1);
  });

  test('is the thirteenth at most in vain, and leaves nothing then', async () => {
    const small = await photo(400);
    for (let n = 0; n < 12; n++) await upload(salon.owner, small).expect(201);
    const before = await kept(salon.owner.userId);
    const { body } = await upload(salon.owner, small).expect(409);
    expect(body).toMatchObject({ code: 'portfolio/full' });
    expect(await kept(salon.owner.userId)).toBe(before);
  });

  test('goes in every size with the person behind the business, and its words too', async () => {
    const id = await added();
    await by(app, salon.owner).put(`/vendor/photos/${id}/caption`, { caption: 'Herringbone in the hall' }).expect(204);
    await app.caughtUp();
    const { path } = (await seen())[0]!.picture;
    await account(app, await signedIn(app, salon.owner))
      .leave()
      .expect(204);
    await app.caughtUp();
    for (const rendition of ['400.avif', '400.webp', '800.avif', '800.webp', '1000.avif', '1000.webp']) {
      await app.http().get(`${path}/${rendition}`).expect(404);
    }
    expect(await kept(salon.owner.userId)).toBe(0);
    expect(await seen()).toEqual([]);
    const { rows } = await app.database.pool.query('select caption, placeholder from read.work_photo where id = $1', [id]);
    expect(rows).toEqual([{ caption: null, placeholder: null }]);
  });

  describe('is refused', () => {
    test('when it is larger than 8 MB', async () => {
      const { body } = await upload(salon.owner, Buffer.concat([landscape, Buffer.alloc(8 * 1024 * 1024)])).expect(413);
      expect(body).toMatchObject({ code: 'platform/too-large', detail: 'The photo is larger than 8 MB.' });
    });

    test.each([
      ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'image/gif'],
      ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'image/svg+xml'],
      ['an SVG that says it is a JPEG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/jpeg'],
      ['nothing at all', () => Buffer.alloc(0), 'image/png'],
    ])('when it is %s', async (_what, bytes, type) => {
      const { body } = await upload(salon.owner, bytes(), type).expect(415);
      expect(body).toMatchObject({ code: 'identity/photo-format' });
    });

    test.each([
      ['cut off', async () => landscape.subarray(0, 300), 'identity/photo-unreadable'],
      [
        'of 100 megapixels',
        () =>
          sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'teal' } })
            .png()
            .toBuffer(),
        'identity/photo-unreadable',
      ],
      ['too small to be seen', () => photo(399, 900), 'platform/photo-too-small'],
    ])('when it is %s', async (_what, bytes, code) => {
      const { body } = await upload(salon.owner, await bytes()).expect(400);
      expect(body).toMatchObject({ code, fields: { photo: expect.any(String) } });
      expect(await kept(salon.owner.userId)).toBe(0);
    });

    test('with a page hidden behind the picture, as nothing of it is kept', async () => {
      await added(Buffer.concat([landscape, Buffer.from('<script>alert(1)</script>')]));
      const { path } = (await seen())[0]!.picture;
      expect((await bytesOf(`${path}/800.webp`)).toString('latin1')).not.toContain('<script>');
    });

    test('from whoever has no business', async () => {
      await app.http().post(`${API}/vendor/photos`).set('Content-Type', 'image/jpeg').send(landscape).expect(401);
      await upload(await app.member(), landscape).expect(403);
    });

    test.each([
      ['no list', { works: 'all' }],
      ['ids that are none', { works: [{ photoId: 'first' }] }],
      ['one twice', { works: [{ photoId: '0190a000-0000-4000-8000-000000000001' }, { photoId: '0190a000-0000-4000-8000-000000000001' }] }],
    ])('an order with %s', async (_what, body) => {
      await by(app, salon.owner).put('/vendor/photos', body).expect(400);
    });
  });
});
