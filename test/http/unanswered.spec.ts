import type { BookingDto, BookingPageDto } from '../../src/booking/view/booking.dto.js';
import { type TestApp, testApp } from '../support/app.js';
import { Life } from './booking-life-support.js';
import { by, signedIn } from './booking-support.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app?.close());

/** What a provider is asked for at this instant, and what of all their bookings says by itself that it waits for them. */
async function waiting({ salon }: Life, instant: string): Promise<{ listed: string[]; told: string[] }> {
  app.clock.set(instant);
  await app.caughtUp();
  const owner = by(app, await signedIn(app, salon.owner));
  const asked = async (query: string) => (await owner.get(`/vendor/bookings?${query}`).expect(200)).body as BookingPageDto;
  const [unanswered, all] = [await asked('when=unanswered'), await asked('when=all')];
  expect(unanswered.total).toBe(unanswered.items.length);
  const idOf = ({ id }: BookingDto) => id;
  return {
    listed: unanswered.items.map(idOf),
    told: all.items
      .filter(({ answerBy }) => answerBy !== null)
      .sort((a, b) => (a.answerBy! < b.answerBy! ? -1 : 1))
      .map(idOf),
  };
}

test('what waits for the provider is listed until its time is over, the soonest end first', async () => {
  const moved = await Life.confirmed(app);
  const { salon } = moved;
  const claimed = await Life.at(app, salon, { date: '2026-03-09', time: '12:00' });
  const proposed = await Life.at(app, salon, { date: '2026-03-10', time: '15:00' });
  const quiet = await Life.at(app, salon, { date: '2026-03-12', time: '15:00' });
  for (const life of [claimed, proposed, quiet]) await life.does('vendor', 'confirm');
  const requestedAt = async (instant: string, wish: object) => {
    app.clock.set(instant);
    return Life.at(app, { ...salon, owner: await signedIn(app, salon.owner) }, wish);
  };
  // To be answered within a day; it starts an hour and a half after that.
  const hurried = await requestedAt('2026-03-09T20:00:00.000Z', { date: '2026-03-10', time: '17:00' });
  const requested = await requestedAt('2026-03-10T05:00:00.000Z', { date: '2026-03-12', time: '10:00' });

  for (const life of [moved, claimed, proposed, hurried]) await life.comes('2026-03-10T06:00:00.000Z', { timers: false });
  await moved.does('customer', 'reschedule', { date: '2026-03-11', time: '10:00' });
  await hurried.does('customer', 'reschedule', { date: '2026-03-11', time: '15:00' });
  await claimed.does('customer', 'claim');
  await proposed.does('vendor', 'reschedule', { date: '2026-03-13', time: '10:00' });

  const expected: readonly (readonly [from: string, waiting: readonly Life[]])[] = [
    ['2026-03-10T06:00:00.000Z', [moved, hurried, requested, claimed]],
    // Half an hour before its start, the time that was asked for has lapsed.
    ['2026-03-10T17:30:00.000Z', [hurried, requested, claimed]],
    // The other time has lapsed after twelve hours; the request itself still waits.
    ['2026-03-10T18:00:00.000Z', [hurried, requested, claimed]],
    ['2026-03-10T20:00:00.000Z', [requested, claimed]],
    ['2026-03-11T05:00:00.000Z', [claimed]],
    ['2026-03-11T06:00:00.000Z', []],
  ];
  for (const [from, lives] of expected) {
    const { listed, told } = await waiting(moved, from);
    expect([from, listed]).toEqual([from, lives.map(({ id }) => id)]);
    expect(told).toEqual(listed);
  }
});

test('a claim waits for the provider until they have answered it, in whichever way', async () => {
  const claimed = await Life.confirmed(app);
  const { salon } = claimed;
  const contested = await Life.at(app, salon, { date: '2026-03-09', time: '15:00' });
  const mutual = await Life.at(app, salon, { date: '2026-03-09', time: '17:00' });
  const own = await Life.at(app, salon, { date: '2026-03-10', time: '10:00' });
  for (const life of [contested, mutual, own]) await life.does('vendor', 'confirm');
  for (const life of [claimed, contested, mutual, own]) await life.comes('2026-03-10T18:45:00.000Z', { timers: false });
  for (const life of [claimed, contested, mutual]) await life.does('customer', 'claim');
  await own.does('vendor', 'claim');

  expect((await waiting(claimed, '2026-03-10T18:46:00.000Z')).listed.toSorted()).toEqual(
    [claimed, contested, mutual].map(({ id }) => id).toSorted(),
  );
  for (const life of [claimed, contested, mutual, own]) await life.comes('2026-03-10T18:50:00.000Z', { timers: false });
  await contested.does('vendor', 'contest');
  await mutual.does('vendor', 'claim');
  const { listed, told } = await waiting(claimed, '2026-03-10T18:51:00.000Z');
  expect(listed).toEqual([claimed.id]);
  expect(told).toEqual(listed);
});
