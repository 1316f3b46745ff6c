import { ConfirmBooking } from '../../src/booking/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { listen, type Listening, type Told } from '../support/live-stream.js';
import { API, asked, by, type Provider, provider, signedIn } from './booking-support.js';
import { cookieOf, door, later, MINUTE } from './identity-support.js';

let app: TestApp;
let business: Provider;
let customer: Member;
const opened: Listening[] = [];

beforeAll(async () => {
  app = await testApp();
  business = await provider(app);
  customer = await app.member();
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
afterAll(() => app.close());

async function listening({ bearer }: Member, lastEventId?: string): Promise<Listening> {
  const stream = await listen(app.url, bearer, lastEventId);
  opened.push(stream);
  return stream;
}

async function booked(time: string): Promise<string> {
  const { body } = await by(app, customer).post('/bookings', asked(business.serviceId, { time })).expect(201);
  return (body as { id: string }).id;
}

/** Something that only this person hears of. */
const like = (person: Member) => by(app, person).put(`/favorites/services/${business.serviceId}`, {}).expect(204);
const dislike = (person: Member) => by(app, person).delete(`/favorites/services/${business.serviceId}`).expect(204);

const tagsOf = (told: readonly Told[]) => told.flatMap(({ tags }) => tags);

describe('who looks at their dashboard', () => {
  test('hears what the other side does, and how new the answers must be that show it', async () => {
    const [theirs, ours] = [await listening(business.owner), await listening(customer)];
    const id = await booked('09:00');
    const { position } = (await theirs.until('Booking')).at(-1)!;
    const { body } = await by(app, business.owner).get('/vendor/bookings').set('X-Min-Position', position).expect(200);
    expect((body as { items: { id: string }[] }).items.map((item) => item.id)).toContain(id);

    await ours.until('Booking');
    await app.execute(new ConfirmBooking(business.owner.userId, id));
    await ours.until('Booking');
  });

  test('hears nothing of what is between others', async () => {
    const stranger = await app.member();
    const theirs = await listening(stranger);
    await booked('10:00');
    await like(stranger);
    expect(tagsOf(await theirs.until('Favorite'))).toEqual(['Favorite']);
  });

  test('hears, when they come back, what they have missed, and nothing that they know', async () => {
    const person = await app.member();
    const first = await listening(person);
    await like(person);
    const { position } = (await first.until('Favorite')).at(-1)!;
    first.close();
    expect((await listening(person, position)).missed).toEqual([]);

    await dislike(person);
    const back = await listening(person, position);
    const missed = [...back.missed, ...(back.missed.length > 0 ? [] : tagsOf(await back.until('Favorite')))];
    expect(missed).toEqual(['Favorite']);
  });

  test('asks for everything again when nobody knows any more what they have missed', async () => {
    const back = await listening(customer, '0'.repeat(16));
    expect(back.missed).toEqual(expect.arrayContaining(['Booking', 'Review', 'Favorite']));
  });

  test.each([
    ['words', 'garbage'],
    ['a number below zero', '-1'],
    ['thousands of digits', '9'.repeat(4000)],
  ])('counts as new when they name a position that nobody gave them: %s', async (_, position) => {
    const person = await app.member();
    await like(person);
    const stream = await listening(person, position);
    expect([...stream.missed, ...(stream.missed.length > 0 ? [] : tagsOf(await stream.until('Favorite')))]).toContain('Favorite');
  });

  test('hears what comes, even if they say to have seen more', async () => {
    const person = await app.member();
    const stream = await listening(person, 'f'.repeat(16));
    await like(person);
    expect(tagsOf(await stream.until('Favorite'))).toEqual(['Favorite']);
  });

  test('can also ask now and then, where streams do not come through', async () => {
    const answer = await by(app, customer).get('/live?once=true').expect(200);
    expect(answer.headers['content-type']).toBe('text/event-stream');
    expect(answer.text).toMatch(/^\nid: [0-9a-f]{16}\ndata: \{"position":"[0-9a-f]{16}","tags":\[.*\]\}\n\n$/);
  });
});

describe('a stream ends', () => {
  test('with the access token', async () => {
    const person = await app.member();
    const { ended } = await listening(person);
    later(app, 10 * MINUTE);
    await ended;
    await by(app, person).get('/live').expect(401);
    business = { ...business, owner: await signedIn(app, business.owner) };
    customer = await signedIn(app, customer);
  });

  test('when the person signs out, in that browser only', async () => {
    const person = await app.member();
    const answer = await door(app).signIn(person.email).expect(200);
    const other = await listening(person);
    const { ended } = await listening({ ...person, bearer: `Bearer ${(answer.body as { accessToken: string }).accessToken}` });
    await door(app).signOut(cookieOf(answer)).expect(204);
    await ended;
    await like(person);
    await other.until('Favorite');
  });

  test('when somebody ends the session elsewhere', async () => {
    const person = await app.member();
    const { ended } = await listening(person);
    // As another process writes it.
    await app.database.pool.query('update identity_session set revoked_at = now() where user_id = $1', [person.userId]);
    await ended;
  });

  test('the oldest of one session, when it opens more of them than a browser can want', async () => {
    const person = await app.member();
    const elsewhere = await listening(await signedIn(app, person));
    const twenty: Listening[] = [];
    while (twenty.length < 20) twenty.push(await listening(person));
    await like(person);
    await Promise.all([elsewhere, ...twenty].map((stream) => stream.until('Favorite')));

    const [oldest, ...others] = twenty;
    others.push(await listening(person));
    await oldest!.ended;
    await dislike(person);
    await Promise.all([elsewhere, ...others].map((stream) => stream.until('Favorite')));
  });

  test('and is not open to visitors', async () => {
    await app.http().get(`${API}/live`).expect(401);
  });

  test('with the process, which waits for nobody', async () => {
    const short = await testApp();
    const { ended } = await listen(short.url, (await short.member()).bearer);
    await short.close();
    await ended;
  });
});
