import { connect } from 'node:net';
import { jest } from '@jest/globals';
import type { Load } from '../../src/platform/shedding/is-overloaded.js';
import { LoadMeter } from '../../src/platform/shedding/load-meter.js';
import { Pressure } from '../../src/platform/shedding/pressure.js';
import { type TestApp, testApp } from '../support/app.js';
import { listen, type Listening } from '../support/live-stream.js';
import { hasEvent, inFrontOfWrites } from '../support/writes.js';
import { asked, by, type Provider, provider } from './booking-support.js';

const QUIET: Load = { loopDelay: 10, poolQueue: 0 };
const UNREAD = '/vendor/00000000-0000-4000-8000-000000000000';

/** What the process has to do is what the test says, however busy the machine is. */
describe.each<[what: string, tooMuch: Load]>([
  ['the event loop is late', { loopDelay: 201, poolQueue: 0 }],
  ['many wait for the database', { loopDelay: 10, poolQueue: 51 }],
])('while %s', (_, tooMuch) => {
  let app: TestApp;
  let business: Provider;
  let stream: Listening;
  let load = QUIET;
  const becomes = (next: Load) => {
    load = next;
    for (let look = 0; look < 3; look++) app.app.get(Pressure).look();
  };
  beforeAll(async () => {
    jest.spyOn(LoadMeter.prototype, 'read').mockImplementation(() => load);
    app = await testApp({ pages: true, config: { maxLoopDelayMs: 200, maxPoolQueue: 50 } });
    business = await provider(app);
    stream = await listen(app.url, business.owner.bearer);
    await app.http().get('/services').expect(200);
    await app.http().get('/api/v1/categories').expect(200);
    becomes(tooMuch);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    stream?.close();
    await app?.close();
  });

  const counted = async () => Number(/^http_shed_requests_total (\d+)$/m.exec((await app.http().get('/metrics').expect(200)).text)?.[1]);

  test.each([
    ['a list', 'get', '/api/v1/services?maxPrice=77'],
    ['what somebody owns', 'get', '/api/v1/bookings'],
    ['a change', 'post', '/api/v1/bookings'],
    ['a sign-in', 'post', '/api/v1/auth/sign-in'],
    ['a new stream', 'get', '/api/v1/live'],
    ['the map of the site', 'get', '/sitemap.xml'],
  ] as const)('%s is refused at once, told when to come back, and counted', async (_, method, path) => {
    const before = await counted();
    const { body } = await app
      .http()
      [method](path)
      .set('Authorization', business.owner.bearer)
      .expect(503)
      .expect('Retry-After', '2')
      .expect('Content-Type', /problem\+json/);
    expect(body).toMatchObject({ status: 503, code: 'platform/overloaded', retryAfterSeconds: 2 });
    expect(await counted()).toBe(before + 1);
  });

  test('a page that must be rendered comes without its content, which the browser asks for', async () => {
    const { text } = await app.http().get(UNREAD).expect(503).expect('Retry-After', '2').expect('Content-Type', /html/);
    expect(text).toContain('<div id="root"></div>');
    expect(text).toContain('We are very busy at the moment.');
  });

  test.each([
    ['whoever looks whether it lives', '/health/live'],
    ['whoever looks whether it is ready', '/health/ready'],
    ['a page that is in memory', '/services'],
    ['the same under more parameters', '/services?utm_source=letter'],
    ['an answer that is in memory', '/api/v1/categories'],
    ['a page that only the browser renders', '/dashboard'],
    ['a file', '/favicon.svg'],
  ])('%s is answered', (_, path) => app.http().get(path).expect(200));

  test('whoever wants to leave can', () => app.http().post('/api/v1/auth/sign-out').set('X-Requested-With', 'plumb-and-level').expect(204));

  test('it is so until the load is half of what is too much, and who listens has gone on listening', async () => {
    becomes({ loopDelay: tooMuch.loopDelay * 0.75, poolQueue: tooMuch.poolQueue * 0.75 });
    await app.http().get('/api/v1/services?maxPrice=77').expect(503);
    expect((await app.http().get('/metrics')).text).toMatch(/^http_overloaded 1$/m);
    becomes(QUIET);
    expect((await app.http().get('/metrics')).text).toMatch(/^http_overloaded 0$/m);
    await app.http().get('/api/v1/services?maxPrice=77').expect(200);
    await app.http().get(UNREAD).expect(404);
    await by(app, await app.member())
      .post('/bookings', asked(business.serviceId))
      .expect(201);
    await stream.until('Booking');
  });
});

describe('while as many changes are under way as may be', () => {
  let app: TestApp;
  let business: Provider;
  beforeAll(async () => {
    app = await testApp({ config: { maxChanges: 2 } });
    business = await provider(app);
  });
  afterAll(() => app?.close());

  /** Sends the head of a request, and no more. */
  const answeredBeforeItsBody = async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect({ host: hostname, port: Number(port) }).setEncoding('utf8');
    socket.write(
      'POST /api/v1/bookings HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\nConnection: close\r\n\r\n',
    );
    let answer = '';
    for await (const part of socket) if ((answer += part).includes('platform/overloaded')) break;
    return answer;
  };

  test('whoever comes with another one is told when to come back, and nothing of it happens; the others are carried out', async () => {
    const [ada, bob, eve] = [await app.member(), await app.member(), await app.member()];
    const book = (who: typeof ada, time: string) => by(app, who).post('/bookings', asked(business.serviceId, { time }));
    const [{ promise: both, resolve: bothCame }, { promise: go, resolve: release }] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    let came = 0;
    const held = inFrontOfWrites(app.streams, async (items, write) => {
      if (hasEvent(items, 'BookingCreated')) {
        came += 1;
        if (came === 2) bothCame();
        await go;
      }
      return write(items);
    });
    const underWay = [book(ada, '10:00').expect(201), book(bob, '11:00').expect(201)].map(async (booked) => (await booked).body as object);
    try {
      await both;
      const { body } = await book(eve, '12:00').expect(503).expect('Retry-After', '2');
      expect(body).toMatchObject({ code: 'platform/overloaded', retryAfterSeconds: 2 });
      expect(await answeredBeforeItsBody()).toMatch(/^HTTP\/1.1 503 [^]*platform\/overloaded/);
      await by(app, eve).get('/bookings').expect(200);
      await app.http().post('/api/v1/auth/sign-out').set('X-Requested-With', 'plumb-and-level').expect(204);
    } finally {
      release();
    }
    expect(await Promise.all(underWay)).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
    held.mockRestore();
    expect((await by(app, eve).get('/bookings').expect(200)).body).toMatchObject({ total: 0 });
    await book(eve, '12:00').expect(201);
  });
});
