import { DeleteAccount } from '../../src/identity/index.js';
import { Verifiable } from '../../src/platform/events/hash-chain.js';
import { Rebuild } from '../../src/platform/rebuild/rebuild.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { LEAVING, settled, TELLING } from './account-support.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';
import { dump, found } from './erasure/dump.js';

const STARTED = '2026-03-10T18:45:00.000Z';
const OVER = '2026-03-10T19:00:00.000Z';

type Who = 'customer' | 'owner' | 'admin';
interface Step {
  readonly text: string | null;
}

/** Three people who have told each other all that can be told about a booking; then they are erased, one after the other. */
describe('what people say about their bookings', () => {
  let app: TestApp;
  let salon: Provider;
  let people: Record<Who, Member>;
  let other: Member;
  let disputed: string;
  const words: Record<Who, string[]> = { customer: [], owner: [], admin: [] };
  const files = {} as Record<Who, string>;

  /** A text that stands nowhere else. */
  const says = (who: Who, about: string): string => {
    const word = `${who}-${about}-word`;
    words[who].push(word);
    return `In their own words: ${word}`;
  };
  const does = async (who: Who, path: string, body: object = {}) => {
    const answer = await by(app, people[who]).post(path, body).set('Idempotency-Key', `${who}-${path}`);
    expect([200, 201, 204]).toContain(answer.status);
    return answer.body as { id: string };
  };
  const comes = async (instant: string) => {
    app.clock.set(instant);
    for (const who of ['customer', 'owner', 'admin'] as const) people[who] = await signedIn(app, people[who]);
    other = await signedIn(app, other);
  };
  const booked = async (time: string) => {
    const wish = asked(salon.serviceId, {
      time,
      street: says('customer', `street-${time}`),
      instructions: says('customer', `door-${time}`),
    });
    const { body } = await by(app, people.customer).post('/bookings', wish).expect(201);
    const { id } = body as { id: string };
    await does('owner', `/bookings/${id}/confirm`);
    return id;
  };
  const texts = async (): Promise<(string | null)[]> => {
    const { body } = await by(app, other).get(`/bookings/${disputed}/timeline`).expect(200);
    return (body as { items: Step[] }).items.map(({ text }) => text).filter((text) => text !== null);
  };
  const erased = async (who: Who) => {
    await app.execute(new DeleteAccount(people[who].userId));
    await settled(app, { ...TELLING, ...LEAVING });
    await app.caughtUp();
  };
  const standing = async (who: Who) => found(await dump(app.database), words[who]);

  beforeAll(async () => {
    app = await testApp();
    salon = await provider(app);
    people = { customer: await app.member({ fullName: 'Carla Gomez' }), owner: salon.owner, admin: await app.member({ roles: ['admin'] }) };
    other = await app.member({ roles: ['admin'] });

    const [calledOff, ended] = [await booked('09:00'), await booked('10:00')];
    await does('owner', `/bookings/${calledOff}/cancel`, { reason: says('owner', 'cancel') });
    await does('admin', `/admin/bookings/${ended}/cancel`, { reason: says('admin', 'cancel'), chargeCents: 0 });
    disputed = await booked('13:00');
    await comes(STARTED);
    await does('customer', `/bookings/${disputed}/claim`, { statement: says('customer', 'claim') });
    await does('owner', `/bookings/${disputed}/contest`, { statement: says('owner', 'contest') });
    await does('admin', `/admin/bookings/${disputed}/claim`, { reason: says('admin', 'claim'), outcome: 'dismissed' });
    await comes(OVER);
    await does('owner', `/bookings/${disputed}/complete`);
    await does('customer', `/bookings/${disputed}/problem`, { description: says('customer', 'problem') });
    await does('admin', `/admin/bookings/${disputed}/problem`, { reason: says('admin', 'problem'), refundCents: 100 });
    await does('customer', `/bookings/${disputed}/review`, { rating: 2, comment: says('customer', 'review') });
    const { body } = await by(app, people.customer).get('/reviews/mine').expect(200);
    const [{ id }] = (body as { items: [{ id: string }] }).items;
    const reply = { reply: says('owner', 'reply') };
    await by(app, people.owner).put(`/reviews/${id}/reply`, reply).expect(204);
    await by(app, people.owner)
      .put(`/reviews/${id}/reply`, { reply: says('owner', 'better reply') })
      .expect(204);
    await does('owner', `/reviews/${id}/reports`, { ground: 'other', note: says('owner', 'report') });
    await does('admin', `/admin/reviews/${id}/hide`, { reason: says('admin', 'hide') });
    await does('admin', `/admin/reviews/${id}/keep`, { reason: says('admin', 'keep') });
    await by(app, people.customer)
      .put(`/bookings/${disputed}/review`, { rating: 3, comment: says('customer', 'second thought') })
      .set('Idempotency-Key', 'second-thought')
      .expect(200);
    await settled(app, TELLING);
    await app.caughtUp();
    for (const who of ['customer', 'owner', 'admin'] as const)
      files[who] = (await by(app, people[who]).get('/account/data').expect(200)).text;
  }, 60_000);
  afterAll(() => app?.close());

  test.each(['customer', 'owner', 'admin'] as const)('stands in the file of the %s, and in nobody else’s', (who) => {
    expect(words[who].filter((word) => !files[who].includes(word))).toEqual([]);
    for (const reader of ['customer', 'owner', 'admin'] as const) {
      if (reader !== who) expect(words[who].filter((word) => files[reader].includes(word))).toEqual([]);
    }
  });

  test('is read beside the booking until its author is erased, and then stands nowhere', async () => {
    expect(await texts()).toHaveLength(5);
    await erased('customer');
    expect(await standing('customer')).toEqual([]);
    expect(await texts()).toHaveLength(3);
    await erased('owner');
    expect(await standing('owner')).toEqual([]);
    expect(await texts()).toHaveLength(2);
    await erased('admin');
    expect(await standing('admin')).toEqual([]);
    expect(await texts()).toEqual([]);
  });

  test('and everything can be built anew, and proven, without it', async () => {
    expect(await app.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
    const verifiable = app.app.get(Verifiable);
    for (const stream of [`booking-${disputed}`, `review-${disputed}`]) {
      expect(await verifiable.verifyStream(stream)).toMatchObject({ stream, intact: true });
    }
  });
});

test('what was answered to one side is not repeated once the other is erased; who asks again is answered anew', async () => {
  const app = await testApp();
  try {
    const salon = await provider(app);
    const customer = await app.member({ fullName: 'Carla Gomez' });
    const { body } = await by(app, customer).post('/bookings', asked(salon.serviceId)).expect(201);
    const { id } = body as { id: string };
    await by(app, salon.owner).post(`/bookings/${id}/confirm`).expect(200);
    app.clock.set(OVER);
    const owner = await signedIn(app, salon.owner);
    const complete = () => by(app, owner).post(`/bookings/${id}/complete`).set('Idempotency-Key', 'it-is-done').expect(200);
    expect((await complete()).body).toMatchObject({ customer: { fullName: 'Carla Gomez' }, address: { street: '1 Elm Street' } });
    await app.execute(new DeleteAccount(customer.userId));
    expect((await complete()).body).toMatchObject({
      status: 'completed',
      customer: { fullName: 'Unknown Customer' },
      address: { street: null, city: null },
    });
    const { events } = await app.streams.read(`booking-${id}`);
    expect(events.filter(({ type }) => type === 'BookingCompleted')).toHaveLength(1);
  } finally {
    await app.close();
  }
});
