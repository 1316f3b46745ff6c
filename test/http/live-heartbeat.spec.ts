import { jest } from '@jest/globals';
import { type TestApp, testApp } from '../support/app.js';
import { listen } from '../support/live-stream.js';
import { asked, by, provider } from './booking-support.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => jest.useRealTimers());
afterAll(() => app.close());

/** All that Jest could hold back but intervals. */
const GO_ON = [
  'Date',
  'clearImmediate',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setTimeout',
] as const;

test('who hears nothing for 25 seconds hears that the line is alive, and how far things are', async () => {
  const { owner, serviceId } = await provider(app);
  const [stranger, customer] = [await app.member(), await app.member()];
  jest.useFakeTimers({ doNotFake: [...GO_ON] });
  const theirs = await listen(app.url, owner.bearer);
  const others = await listen(app.url, stranger.bearer);
  // Before that, nothing is said: the message tells of what happened in between.
  jest.advanceTimersByTime(24_000);
  await by(app, customer).post('/bookings', asked(serviceId)).expect(201);
  const { position } = (await theirs.until('Booking')).at(-1)!;

  jest.advanceTimersByTime(1_000);
  const beat = await others.next();
  expect(beat.tags).toEqual([]);
  expect(beat.position >= position).toBe(true);
  others.close();
  theirs.close();
});
