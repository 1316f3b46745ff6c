import sharp from 'sharp';
import { type TestApp, testApp } from '../support/app.js';
import { cornersOf, heldSideways, quarters } from '../support/photo.js';
import { API, type Provider, provider } from './booking-support.js';

let app: TestApp;
let salon: Provider;
let upright: Buffer;
beforeAll(async () => {
  app = await testApp({ config: { photoLimit: 1000 } });
  upright = await quarters(1800, 1200);
});
afterAll(() => app?.close());
beforeEach(async () => {
  salon = await provider(app);
});

const upload = (query: string, bytes = upright, key?: string) => {
  const request = app
    .http()
    .post(`${API}/vendor/photos${query}`)
    .set({ Authorization: salon.owner.bearer, 'Content-Type': 'image/jpeg', ...(key && { 'Idempotency-Key': key }) });
  return request.send(bytes);
};

/** The photo as everybody is sent it, in its largest drawing. */
async function shown(): Promise<{ size: readonly [number, number]; drawn: Buffer; widths: readonly number[] }> {
  await app.caughtUp();
  const { body } = await app.http().get(`${API}/vendors/${salon.vendorId}/photos`).expect(200);
  const [{ picture }] = body as [{ picture: { path: string; width: number; height: number; widths: number[] } }];
  const { body: drawn } = await app.http().get(`${picture.path}/${picture.width}.webp`).buffer(true).expect(200);
  const { width, height } = await sharp(drawn as Buffer).metadata();
  expect([width, height]).toEqual([picture.width, picture.height]);
  return { size: [picture.width, picture.height], drawn: drawn as Buffer, widths: picture.widths };
}

describe('the part of a photo that shows', () => {
  test('is all of it where none is told', async () => {
    await upload('').expect(201);
    const { size, drawn } = await shown();
    expect(size).toEqual([1600, 1067]);
    expect(await cornersOf(drawn)).toEqual(['red', 'green', 'blue', 'yellow']);
  });

  test.each([
    ['red', 'left=0&top=0&width=0.5&height=0.5'],
    ['green', 'left=0.5&top=0&width=0.5&height=0.5'],
    ['blue', 'left=0&top=0.5&width=0.5&height=0.5'],
    ['yellow', 'left=0.5&top=0.5&width=0.5&height=0.5'],
  ])('is the %s quarter, and nothing of the others', async (color, cut) => {
    await upload(`?${cut}`).expect(201);
    const { size, drawn, widths } = await shown();
    expect({ size, widths }).toEqual({ size: [900, 600], widths: [400, 800, 900] });
    expect(await cornersOf(drawn)).toEqual([color, color, color, color]);
  });

  test('may lie across the quarters', async () => {
    await upload('?left=0.25&top=0.25&width=0.5&height=0.5').expect(201);
    const { size, drawn } = await shown();
    expect(size).toEqual([900, 600]);
    expect(await cornersOf(drawn)).toEqual(['red', 'green', 'blue', 'yellow']);
  });

  test('counts in the picture as it stands upright, however the camera was held', async () => {
    const camera = await heldSideways(await quarters(1200, 1800));
    expect(await sharp(camera).metadata()).toMatchObject({ width: 1800, height: 1200, orientation: 6 });
    // The right half, from the upper edge down to two thirds: green above yellow.
    await upload('?left=0.5&top=0&width=0.5&height=0.66666667', camera).expect(201);
    const { size, drawn } = await shown();
    expect(size).toEqual([600, 1200]);
    expect(await cornersOf(drawn)).toEqual(['green', 'green', 'yellow', 'yellow']);
  });

  test('may end at the edge, though the shares add up to a little more than 1', async () => {
    await upload('?left=0.5800001&top=0.4000001&width=0.42&height=0.6').expect(201);
    expect((await shown()).size).toEqual([756, 720]);
  });

  test('is another one than that of the same photo with the same key', async () => {
    const half = '?left=0&top=0&width=0.5&height=0.5';
    await upload(half, upright, 'the-same-photo').expect(201);
    await upload(half, upright, 'the-same-photo').expect(201);
    await upload('?left=0.5&top=0&width=0.5&height=0.5', upright, 'the-same-photo').expect(422);
  });

  test.each(['left=0&top=0&width=0.3&height=0.33', 'left=1&top=1&width=1e-320&height=1e-320'])(
    'has to be large enough to be sharp: %s',
    async (cut) => {
      const { body } = await upload(`?${cut}`).expect(400);
      expect(body).toMatchObject({
        code: 'platform/photo-too-small',
        fields: { photo: 'The part that you chose is too small. Please choose one that is at least 400 pixels wide and high.' },
      });
    },
  );

  test.each([
    ['begins before the edge', 'left=-0.1&top=0&width=0.5&height=0.5', 'left'],
    ['begins above the edge', 'left=0&top=-0.000001&width=0.5&height=0.5', 'top'],
    ['goes beyond the right edge', 'left=0.6&top=0&width=0.5&height=0.5', 'width'],
    ['goes beyond the lower edge', 'left=0&top=0.6&width=0.5&height=0.5', 'height'],
    ['is wider than the photo', 'left=0&top=0&width=1.5&height=0.5', 'width'],
    ['has no width', 'left=0&top=0&width=0&height=0.5', 'width'],
    ['has no height', 'left=0&top=0&width=0.5&height=0', 'height'],
    ['is turned inside out', 'left=0.5&top=0&width=-0.5&height=0.5', 'width'],
    ['begins at no number', 'left=NaN&top=0&width=0.5&height=0.5', 'left'],
    ['is as wide as no number', 'left=0&top=0&width=NaN&height=0.5', 'width'],
    ['has no end', 'left=0&top=0&width=Infinity&height=0.5', 'width'],
    ['is told in words', 'left=0&top=0&width=half&height=0.5', 'width'],
    ['is told twice', 'left=0&left=0.5&top=0&width=0.5&height=0.5', 'left'],
    ['is told without an edge', 'top=0&width=0.5&height=0.5', 'left'],
    ['is told without a size', 'left=0.5&top=0.5', 'width'],
    ['is empty', 'left=&top=&width=&height=', 'width'],
    ['has a field that is none', 'left=0&top=0&width=0.5&height=0.5&angle=90', 'angle'],
  ])('is refused when it %s', async (_what, cut, field) => {
    const { body } = await upload(`?${cut}`).expect(400);
    expect(body).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
    const { rows } = await app.database.pool.query('select 1 from picture where user_id = $1', [salon.owner.userId]);
    expect(rows).toEqual([]);
  });
});
