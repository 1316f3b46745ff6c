import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { ChangePhoto } from '../../src/accounts/photo/change-photo.command.js';
import { newId } from '../../src/platform/ids.js';
import { Darkroom } from '../../src/platform/pictures/darkroom.js';
import { SealedPictures } from '../../src/platform/pictures/sealed-pictures.js';
import { until } from '../../src/platform/projections/testing/waiting.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { binary } from '../support/binary.js';
import { account } from './account-support.js';
import { API } from './booking-support.js';

const PLACE = 'Exactly-Here-4711';
const RED = { r: 200, g: 20, b: 20 };
/** For pictures that arrive or are drawn. */
const PLACES = 9;
const BLUE = { r: 20, g: 20, b: 200 };

/** Red above blue, 800 by 800, held upside down, and telling where it was taken. */
async function upsideDown(): Promise<Buffer> {
  const half = (background: typeof RED) =>
    sharp({ create: { width: 800, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 800, height: 800, channels: 3, background: RED } })
    .composite([{ input: await half(BLUE), top: 400, left: 0 }])
    .withExif({ IFD0: { ImageDescription: PLACE, Copyright: PLACE } })
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
}

const blank = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: RED } });

describe('the photo', () => {
  let app: TestApp;
  let picture: Buffer;
  beforeAll(async () => {
    app = await testApp();
    picture = await upsideDown();
  });
  afterAll(() => app?.close());

  const uploaded = async (member: Member, bytes = picture, type = 'image/jpeg'): Promise<string> => {
    const { body } = await account(app, member).upload(bytes, type).expect(201);
    return (body as { avatarUrl: string }).avatarUrl;
  };

  test('is drawn anew: upright, square, in WebP, and without what the camera wrote into it', async () => {
    expect(picture.toString('latin1')).toContain(PLACE);
    const avatarUrl = await uploaded(await app.member());
    const { headers, body } = await app.http().get(avatarUrl).buffer(true).parse(binary).expect(200);
    const served = body as Buffer;
    expect(headers['content-type']).toBe('image/webp');
    const { format, width, height, exif, icc, xmp, orientation } = await sharp(served).metadata();
    expect({ format, width, height, exif, icc, xmp, orientation }).toEqual({ format: 'webp', width: 512, height: 512 });
    expect(served.toString('latin1')).not.toContain(PLACE);
    const { data } = await sharp(served).extract({ left: 256, top: 100, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true });
    expect(data[2]).toBeGreaterThan(data[0]!); // blue is above now
  });

  test('stands behind its own address in every answer that names its person', async () => {
    const ada = await app.member();
    const avatarUrl = await uploaded(ada);
    expect(avatarUrl).toMatch(/^\/api\/v1\/photos\/[0-9a-f-]{36}$/);
    await app.caughtUp();
    expect((await account(app, ada).get('profile').expect(200)).body).toMatchObject({ hasPhoto: true, avatarUrl });
    expect((await app.http().get(`${API}/auth/me`).set('Authorization', ada.bearer).expect(200)).body).toMatchObject({ avatarUrl });
  });

  test('is served with a tag, as a picture and nothing else', async () => {
    const avatarUrl = await uploaded(await app.member());
    const { headers } = await app.http().get(avatarUrl).expect(200);
    expect(headers).toMatchObject({
      etag: `"${avatarUrl.split('/').at(-1)}"`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    await app.http().get(avatarUrl).set('If-None-Match', headers['etag']!).expect(304);
  });

  test('gives way to the next one, and to the generated avatar when it is removed', async () => {
    const ada = await app.member();
    const first = await uploaded(ada);
    const second = await uploaded(ada, await blank(40).png().toBuffer(), 'image/png');
    await app.http().get(first).expect(404);
    await app.http().get(second).expect(200);
    await account(app, ada).delete('photo').expect(204);
    await account(app, ada).delete('photo').expect(204);
    await app.http().get(second).expect(404);
    await app.caughtUp();
    expect((await account(app, ada).get('profile').expect(200)).body).toMatchObject({
      hasPhoto: false,
      avatarUrl: `/api/v1/avatars/${ada.userId}`,
    });
    const { rows } = await app.database.pool.query('select 1 from picture where user_id = $1', [ada.userId]);
    expect(rows).toEqual([]);
  });

  test('can be a WebP too', async () => {
    await uploaded(await app.member(), await blank(600, 300).webp().toBuffer(), 'image/webp');
  });

  test('is stored under the key of its person, and opens for nobody else', async () => {
    const [ada, eve] = [await app.member(), await app.member()];
    const avatarUrl = await uploaded(ada);
    const { rows } = await app.database.pool.query<{ box: string }>('select box from picture where user_id = $1', [ada.userId]);
    expect(Buffer.from(rows[0]!.box, 'base64').toString('latin1')).not.toMatch(/WEBP|UklG/);
    await app.database.pool.query('update picture set user_id = $2 where user_id = $1', [ada.userId, eve.userId]);
    await expect(app.app.get(SealedPictures).find(avatarUrl.split('/').at(-1)!, 'portrait')).rejects.toThrow();
  });

  describe('is refused', () => {
    let ada: ReturnType<typeof account>;
    beforeAll(async () => {
      ada = account(app, await app.member());
    });

    test('when it is larger than 2 MB', async () => {
      const { body } = await ada.upload(Buffer.concat([picture, Buffer.alloc(2 * 1024 * 1024)])).expect(413);
      expect(body).toMatchObject({ code: 'platform/too-large', detail: 'The photo is larger than 2 MB.' });
    });

    test.each([
      ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'image/gif'],
      ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'image/svg+xml'],
      ['a page that says it is a JPEG', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg'],
      ['nothing at all', () => Buffer.alloc(0), 'image/png'],
    ])('when it is %s', async (_what, bytes, type) => {
      const { body } = await ada.upload(bytes(), type).expect(415);
      expect(body).toMatchObject({ code: 'identity/photo-format', detail: 'Please choose a photo in JPEG, PNG or WebP format.' });
    });

    test('when it is no picture but JSON', async () => {
      await ada.upload(Buffer.from('{}'), 'application/json').expect(415);
    });

    test.each([
      ['cut off', async () => picture.subarray(0, 300)],
      ['of too many pixels', () => blank(8000).png({ compressionLevel: 9 }).toBuffer()],
    ])('when it is %s', async (_what, bytes) => {
      const { body } = await ada.upload(await bytes()).expect(400);
      expect(body).toMatchObject({ code: 'identity/photo-unreadable', fields: { photo: expect.any(String) } });
    });

    test('from a visitor, and from an auditor', async () => {
      await app.http().post(`${API}/account/photo`).set('Content-Type', 'image/jpeg').send(picture).expect(401);
      const auditor = account(app, await app.member({ roles: ['auditor'] }));
      await auditor.upload(picture).expect(403);
      await auditor.delete('photo').expect(403);
    });

    test('where none is asked for', async () => {
      const { body } = await app.http().post(`${API}/auth/sign-in`).set('Content-Type', 'image/jpeg').send(picture).expect(415);
      expect(body).toMatchObject({ code: 'platform/unsupported-format' });
    });
  });

  test('that nobody has is not there', async () => {
    for (const id of [newId(), 'none', '..%2F..']) await app.http().get(`${API}/photos/${id}`).expect(404);
  });
});

describe('many photos', () => {
  const LIMIT = 20;
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ config: { photoLimit: LIMIT } });
  });
  afterAll(() => app?.close());

  test('of one person are refused after a few, with the time to wait; of others they are not', async () => {
    const [ada, eve] = [account(app, await app.member()), account(app, await app.member())];
    const small = await blank(8).png().toBuffer();
    for (let n = 0; n < LIMIT; n++) await ada.upload(small, 'image/png').expect(201);
    await ada.upload(Buffer.from('no picture'), 'image/png').expect(415);
    const { body, headers } = await ada.upload(small, 'image/png').expect(429);
    expect(headers['retry-after']).toBe('3600');
    expect(body).toMatchObject({
      code: 'identity/too-many-photos',
      detail: 'You have uploaded many photos within an hour. Please try again in 60 minutes.',
    });
    await eve.upload(small, 'image/png').expect(201);
    await ada.delete('photo').expect(204);
  });

  /** Sends all of a picture but its last byte. */
  const begin = ({ bearer }: Member, picture: Buffer) => {
    const headers = { Authorization: bearer, 'Content-Type': 'image/png', 'Content-Length': picture.length };
    const upload = request(`${app.url}${API}/account/photo`, { method: 'POST', headers, agent: false });
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
    upload.write(picture.subarray(0, -1));
    return { upload, answered };
  };

  test('at the same moment are drawn one at a time; what finds no place is refused before it is read, and asked to come again', async () => {
    const people = await Promise.all(Array.from({ length: PLACES }, () => app.member()));
    const late = account(app, await app.member());
    const large = await blank(6000).png().toBuffer();
    const error = jest.spyOn(Logger.prototype, 'error');
    const admitted = jest.spyOn(app.app.get(Darkroom), 'admit');
    const begun = people.map((person) => begin(person, large));
    await until(() => admitted.mock.calls.length === PLACES);

    for (const who of [late, account(app, people[0]!)]) {
      const { status, headers, body } = await who.upload(large, 'image/png');
      expect({ status, wait: headers['retry-after'], code: body.code }).toEqual({ status: 503, wait: '5', code: 'identity/photos-busy' });
    }
    expect(error).not.toHaveBeenCalled();

    let most = 0;
    const look = setInterval(() => {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
    }, 1);
    for (const { upload } of begun) upload.end(large.subarray(-1));
    const answers = await Promise.all(begun.map(({ answered }) => answered));
    clearInterval(look);
    expect(answers.map(([answer]) => answer.resume().statusCode)).toEqual(people.map(() => 201));
    expect(most).toBe(1);
    await late.upload(large, 'image/png').expect(201);
    jest.restoreAllMocks();
  });

  test('of one person take one place: a second has to wait for the first to be done, and others do not', async () => {
    const [one, other] = [await app.member(), await app.member()];
    const small = await blank(8).png().toBuffer();
    const admitted = jest.spyOn(app.app.get(Darkroom), 'admit');
    const { upload, answered } = begin(one, small);
    await until(() => admitted.mock.calls.length === 1);
    await account(app, one).upload(small, 'image/png').expect(503);
    await account(app, other).upload(small, 'image/png').expect(201);
    upload.end(small.subarray(-1));
    expect((await answered)[0].resume().statusCode).toBe(201);
    await account(app, one).upload(small, 'image/png').expect(201);
    jest.restoreAllMocks();
  });

  test('that replace each other at the same moment leave the one that is told, and no other', async () => {
    const person = await app.member();
    const photos = app.app.get(SealedPictures);
    const { promise: removed, resolve: go } = Promise.withResolvers<void>();
    const add = photos.add.bind(photos);
    jest.spyOn(photos, 'add').mockImplementationOnce(async (photo) => {
      await add(photo);
      await removed;
    });
    const first = app.execute(new ChangePhoto(person.userId, Buffer.from('a picture')));
    await app.execute(new ChangePhoto(person.userId, null));
    go();
    const id = await first;
    await app
      .http()
      .get(`${API}/photos/${String(id)}`)
      .expect(200);
    jest.restoreAllMocks();
  });
});

describe('the generated avatar', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ reactions: false });
  });
  afterAll(() => app?.close());

  test('follows from the id alone, for any id', async () => {
    const [one, other] = [newId(), newId()];
    const drawn = async (id: string) => (await app.http().get(`${API}/avatars/${id}`).expect(200)).body.toString() as string;
    expect(await drawn(one)).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(await drawn(one)).toBe(await drawn(one.toUpperCase()));
    expect(await drawn(one)).not.toBe(await drawn(other));
    await app.http().get(`${API}/avatars/nobody`).expect(404);
  });

  test('is a picture and nothing else', async () => {
    const { headers } = await app.http().get(`${API}/avatars/${newId()}`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    await app.http().get(`${API}/avatars/${newId()}`).set('If-None-Match', headers['etag']!).expect(200);
  });
});
