import { CompleteBooking, ConfirmBooking, CreateBooking } from '../../src/booking/index.js';
import { PostReview } from '../../src/reviews/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { photo } from '../support/photo.js';
import { account } from './account-support.js';
import { API, asked, by, type Provider, provider, signedIn } from './booking-support.js';

interface Photo {
  readonly id: string;
  readonly picture: { readonly path: string; readonly widths: readonly number[]; readonly placeholder: string };
}
interface Reviewed {
  readonly id: string;
  readonly photos: readonly Photo[];
}

let app: TestApp;
let salon: Provider;
let carla: Member;
let admin: Member;
let bookingId: string;
let landscape: Buffer;

beforeAll(async () => {
  app = await testApp({ config: { photoLimit: 1000 } });
  landscape = await photo(900, 600);
});
afterAll(() => app?.close());

beforeEach(async () => {
  app.clock.set('2026-03-07T18:00:00.000Z');
  salon = await provider(app);
  carla = await app.member({ fullName: 'Carla Gomez' });
  admin = await app.member({ fullName: 'Ada Admin', roles: ['admin'] });
  const wish = { ...asked(salon.serviceId, { date: '2026-03-10', time: '10:00' }), customerId: carla.userId, instructions: null };
  ({ bookingId } = await app.execute<{ bookingId: string }>(new CreateBooking(wish)));
  await app.execute(new ConfirmBooking(salon.owner.userId, bookingId));
  app.clock.set('2026-03-11T18:00:00.000Z');
  await app.execute(new CompleteBooking(salon.owner.userId, bookingId));
  await app.execute(new PostReview(carla.userId, bookingId, 2, 'Late.'));
  [carla, admin] = [await signedIn(app, carla), await signedIn(app, admin)];
});

const send = (bytes: Buffer | string, type = 'image/jpeg', { bearer }: Member = carla) =>
  app.http().post(`${API}/reviews/${bookingId}/photos`).set('Authorization', bearer).set('Content-Type', type).send(bytes);
const added = async () => ((await send(landscape).expect(201)).body as { id: string }).id;
async function listed(): Promise<Reviewed[]> {
  await app.caughtUp();
  const { body } = await app.http().get(`${API}/vendors/${salon.vendorId}/reviews`).expect(200);
  return (body as { items: Reviewed[] }).items;
}
async function mine(): Promise<Reviewed> {
  await app.caughtUp();
  return ((await by(app, carla).get('/reviews/mine').expect(200)).body as { items: Reviewed[] }).items[0]!;
}
const kept = async () =>
  (await app.database.pool.query<{ n: number }>('select count(*)::int as n from picture where user_id = $1', [carla.userId])).rows[0]!.n;

describe('a photo of a review', () => {
  test('is seen by everybody beside the review, in each width, the first first', async () => {
    const first = await added();
    app.clock.set('2026-03-11T18:00:01.000Z');
    const ids = [first, await added()];
    const [review] = await listed();
    expect(review!.photos.map(({ id }) => id)).toEqual(ids);
    expect((await mine()).photos).toEqual(review!.photos);
    const { picture } = review!.photos[0]!;
    expect(picture).toMatchObject({ widths: [400, 800, 900], width: 900, height: 600, placeholder: expect.stringMatching(/^data:image/) });
    for (const drawing of ['400.avif', '900.webp']) {
      const { headers } = await app.http().get(`${picture.path}/${drawing}`).expect(200);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' });
    }
    await app.http().get(`${picture.path}/401.avif`).expect(404);
  });

  test('goes nowhere while the review is hidden', async () => {
    await added();
    const { id, photos } = (await listed())[0]!;
    const address = `${photos[0]!.picture.path}/400.webp`;
    await by(app, admin).post(`/admin/reviews/${id}/hide`, { reason: 'It shows a neighbour’s kitchen.' }).expect(204);
    expect(await listed()).toEqual([]);
    await app.http().get(address).expect(404);
    // Its author and whoever decides about it see it in a way of their own.
    const image = `/reviews/${bookingId}/photos/${photos[0]!.id}/image`;
    for (const who of [carla, admin]) expect((await by(app, who).get(image).expect(200)).body.image).toMatch(/^data:image\/webp;base64,./);
    await by(app, await signedIn(app, await app.member()))
      .get(image)
      .expect(404);
    const { items } = (await by(app, admin).get('/admin/reviews?state=hidden').expect(200)).body as { items: Reviewed[] };
    expect(items.find((review) => review.id === id)!.photos).toEqual(photos);
    const { body } = await send(landscape).expect(409);
    expect(body).toMatchObject({ code: 'booking/review-hidden' });
    expect(await kept()).toBe(6);
    await by(app, admin).post(`/admin/reviews/${id}/keep`, { reason: 'The neighbour agrees with it.' }).expect(204);
    await app.caughtUp();
    await app.http().get(address).expect(200);
  });

  test('is gone with its bytes when its author removes it', async () => {
    const id = await added();
    const { path } = (await mine()).photos[0]!.picture;
    const stranger = await app.member({ fullName: 'Dora Diaz' });
    await by(app, stranger).delete(`/reviews/${bookingId}/photos/${id}`).expect(404);
    await by(app, carla).delete(`/reviews/${bookingId}/photos/${id}`).expect(204);
    expect((await mine()).photos).toEqual([]);
    await app.http().get(`${path}/400.webp`).expect(404);
    expect(await kept()).toBe(0);
  });

  test('is erased with its author', async () => {
    await added();
    const { path } = (await mine()).photos[0]!.picture;
    await account(app, carla).leave().expect(204);
    expect((await listed())[0]!.photos).toEqual([]);
    await app.http().get(`${path}/400.webp`).expect(404);
    expect(await kept()).toBe(0);
  });

  test('belongs to the data that its author takes along', async () => {
    const id = await added();
    await app.caughtUp();
    const { body } = await by(app, carla).get('/account/data').buffer(true).expect(200);
    const { reviews } = (body as { records: { reviews: { written: { photos: unknown[] }[] } } }).records;
    expect(reviews.written[0]!.photos).toEqual([{ id, picture: { type: 'image/webp', base64: expect.stringMatching(/^UklGR/) } }]);
  });

  test('is refused when it is a drawing, too small, somebody else’s or the fifth', async () => {
    await send('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml').expect(415);
    await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).expect(415);
    expect((await send(await photo(399)).expect(400)).body).toMatchObject({ code: 'platform/photo-too-small' });
    await send(landscape, 'image/jpeg', await app.member({ fullName: 'Dora Diaz' })).expect(404);
    expect(await kept()).toBe(0);
    for (let count = 0; count < 4; count++) await added();
    expect((await send(landscape).expect(409)).body).toMatchObject({ code: 'booking/review-photos-full' });
    expect((await mine()).photos).toHaveLength(4);
    expect(await kept()).toBe(24);
  });

  test('is refused once the review can no longer be changed', async () => {
    app.clock.set('2026-03-13T18:00:00.001Z');
    carla = await signedIn(app, carla);
    expect((await send(landscape).expect(409)).body).toMatchObject({ code: 'booking/review-final' });
  });
});
