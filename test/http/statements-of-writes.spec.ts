import type { BookingDto } from '../../src/booking/view/booking.dto.js';
import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { statementsOf } from '../support/statements.js';
import { asked, by, type Provider, provider } from './booking-support.js';

/**
 * So many statements a request may send until it is answered, each a way to Postgres and back. Whoever needs fewer lowers this; who raises it makes everybody wait
 * longer.
 */
const MOST_STATEMENTS = { booking: 7, confirmation: 5 };
/** Asked once in a while, by whatever request comes then: it belongs to none of them, and whether one is caught by it hangs on the load. */
const NOW_AND_THEN = 'shredded-keys';

let app: TestApp;
let salon: Provider;
let statementsIn: ReturnType<typeof statementsOf>;

beforeAll(async () => {
  app = await testApp();
  salon = await provider(app);
  statementsIn = statementsOf(app);
  // What a product looks up once in its life is no part of a request.
  const first = await book(await app.member(), '09:00');
  await confirm(first);
});
afterAll(() => app.close());

async function book(customer: Member, time: string): Promise<string> {
  const answer = await by(app, customer).post('/bookings', asked(salon.serviceId, { time })).set('Idempotency-Key', newId()).expect(201);
  return (answer.body as BookingDto).id;
}

const confirm = (bookingId: string) =>
  by(app, salon.owner).post(`/bookings/${bookingId}/confirm`).set('Idempotency-Key', newId()).expect(200);

/** All of them, by their names, where they are more than allowed. */
function tooMany(statements: readonly string[], most: number): readonly string[] {
  const own = statements.filter((name) => name !== NOW_AND_THEN);
  return own.length > most ? own : [];
}

test('a booking is answered after few statements', async () => {
  const customer = await app.member();
  const statements = await statementsIn(() => book(customer, '10:00'));
  expect(statements).toContain('es-append');
  expect(tooMany(statements, MOST_STATEMENTS.booking)).toEqual([]);
});

test('so is a confirmation', async () => {
  const bookingId = await book(await app.member(), '11:00');
  const statements = await statementsIn(() => confirm(bookingId));
  expect(statements).toContain('es-append');
  expect(tooMany(statements, MOST_STATEMENTS.confirmation)).toEqual([]);
});
