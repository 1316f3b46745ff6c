import type { BookingDto, BookingSummaryDto } from '../../src/booking/view/booking.dto.js';
import { type Member, NOW, type TestApp, testApp } from '../support/app.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';

let app: TestApp;
let salon: Provider;
let customer: Member;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  app.clock.set(NOW);
  salon = await provider(app);
  customer = await app.member({ fullName: 'Carla Gomez' });
});
afterAll(() => app?.close());

/** The clocks show this instant, and the system has not come to what is due then; everybody has signed in again. */
async function comes(instant: string): Promise<void> {
  app.clock.set(instant);
  [customer, salon] = [await signedIn(app, customer), { ...salon, owner: await signedIn(app, salon.owner) }];
}

/** @returns the id of a request by this person, for 1:00 PM */
async function requested(date: string, who = customer): Promise<string> {
  const { body } = await by(app, who).post('/bookings', asked(salon.serviceId, { date })).expect(201);
  return (body as BookingDto).id;
}

async function does(who: Member, id: string, what: string, body: object = {}): Promise<BookingDto> {
  const answer = await by(app, who).post(`/bookings/${id}/${what}`, body);
  expect([what, answer.status]).toEqual([what, what === 'review' ? 201 : 200]);
  return answer.body as BookingDto;
}

async function confirmed(date: string, who = customer): Promise<string> {
  const id = await requested(date, who);
  await does(salon.owner, id, 'confirm');
  return id;
}

async function home(who = customer): Promise<BookingSummaryDto> {
  return (await by(app, who).get('/bookings/summary').expect(200)).body as BookingSummaryDto;
}

const idsOf = (bookings: readonly BookingDto[]): string[] => bookings.map(({ id }) => id);

describe('what waits for the customer’s answer', () => {
  test('is each new time that a provider proposes, in the order in which they lapse; nothing of others, nor what waits for the provider', async () => {
    const other = await app.member();
    const [sooner, later, own] = [await confirmed('2026-03-11'), await confirmed('2026-03-09'), await confirmed('2026-03-05')];
    await requested('2026-03-12');
    const others = await confirmed('2026-03-10', other);
    await does(salon.owner, sooner, 'reschedule', { date: '2026-03-16', time: '09:00' });
    await comes('2026-03-04T19:30:00.000Z');
    await does(salon.owner, later, 'reschedule', { date: '2026-03-17', time: '10:00' });
    await does(salon.owner, others, 'reschedule', { date: '2026-03-18', time: '10:00' });
    expect((await does(customer, own, 'reschedule', { date: '2026-03-13', time: '10:00' })).proposal).toMatchObject({ by: 'customer' });

    const { toAnswer } = await home();
    expect(toAnswer).toMatchObject([
      {
        id: sooner,
        date: '2026-03-11',
        time: '13:00',
        proposal: { date: '2026-03-16', time: '09:00', lapsesAt: '2026-03-05T06:00:00.000Z' },
        answerBy: '2026-03-05T06:00:00.000Z',
        actions: ['cancel', 'accept-time', 'decline-time'],
      },
      { id: later, answerBy: '2026-03-05T07:30:00.000Z' },
    ]);
    expect(idsOf((await home(await signedIn(app, other))).toAnswer)).toEqual([others]);

    await comes('2026-03-05T05:59:59.999Z');
    expect(idsOf((await home()).toAnswer)).toEqual([sooner, later]);
    await comes('2026-03-05T06:00:00.000Z');
    expect(idsOf((await home()).toAnswer)).toEqual([later]);
    const [waiting] = (await home()).toAnswer;
    await does(customer, later, 'accept-time', { proposalId: waiting!.proposal!.id });
    expect((await home()).toAnswer).toEqual([]);
  });

  test('a new time of a request lapses with the request, whichever comes first', async () => {
    const id = await requested('2026-03-10');
    await comes('2026-03-05T14:00:00.000Z');
    await does(salon.owner, id, 'reschedule', { date: '2026-03-11', time: '09:00' });
    const until = '2026-03-05T18:00:00.000Z';
    expect((await home()).toAnswer).toMatchObject([{ id, respondBy: until, answerBy: until, proposal: { lapsesAt: until } }]);
    await comes(until);
    expect((await home()).toAnswer).toEqual([]);
  });

  test('is what a provider claims of them, until they contest it or its day is over', async () => {
    const [contested, believed] = [await confirmed('2026-03-09'), await confirmed('2026-03-10')];
    await comes('2026-03-09T18:00:00.000Z');
    expect((await home()).toAnswer).toEqual([]);
    await comes('2026-03-09T18:31:00.000Z');
    await does(salon.owner, contested, 'claim');
    expect((await home()).toAnswer).toMatchObject([
      {
        id: contested,
        answerBy: '2026-03-10T18:31:00.000Z',
        claim: { contestBy: '2026-03-10T18:31:00.000Z' },
        actions: ['contest', 'claim'],
      },
    ]);
    await does(customer, contested, 'contest', { statement: 'I was at home.' });
    expect((await home()).toAnswer).toEqual([]);

    await comes('2026-03-10T18:45:00.000Z');
    await does(salon.owner, believed, 'claim');
    expect(idsOf((await home()).toAnswer)).toEqual([believed]);
    await comes('2026-03-11T18:45:00.000Z');
    expect((await home()).toAnswer).toEqual([]);
  });
});

describe('the next visit', () => {
  test('is the first that a provider has agreed to, until it should be done', async () => {
    expect((await home()).nextVisit).toBeNull();
    await requested('2026-03-06');
    expect((await home()).nextVisit).toBeNull();
    const [second, first] = [await confirmed('2026-03-11'), await confirmed('2026-03-10')];
    await confirmed('2026-03-09', await app.member());
    expect((await home()).nextVisit).toMatchObject({
      id: first,
      status: 'confirmed',
      vendor: { businessName: 'Bright & Co', phone: '(512) 555-0100' },
      startsAt: '2026-03-10T18:00:00.000Z',
      timeZone: 'America/Chicago',
      address: { street: '1 Elm Street' },
      actions: ['cancel', 'reschedule'],
    });
    await comes('2026-03-10T18:59:59.999Z');
    expect((await home()).nextVisit).toMatchObject({ id: first });
    await comes('2026-03-10T19:00:00.000Z');
    expect((await home()).nextVisit).toMatchObject({ id: second });
  });

  test('is none of which somebody says that the other did not come', async () => {
    const [missed, next] = [await confirmed('2026-03-10'), await confirmed('2026-03-11')];
    await comes('2026-03-10T18:30:00.000Z');
    expect((await home()).nextVisit).toMatchObject({ id: missed });
    await does(customer, missed, 'claim');
    expect((await home()).nextVisit).toMatchObject({ id: next });
  });
});

describe('what is to be reviewed', () => {
  test('is the work that was completed last, three at most, for as long as it can be reviewed', async () => {
    const ids: string[] = [];
    for (const date of ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12']) ids.unshift(await confirmed(date));
    const [fourth, third, second, first] = ids as [string, string, string, string];
    const others = await confirmed('2026-03-13', await app.member());
    // The work that was done last was booked first: it is not the order of booking that counts.
    for (const [hour, id] of [second, first, third, fourth, others].entries()) {
      await comes(`2026-03-13T${19 + hour}:00:00.000Z`);
      await does(salon.owner, id, 'complete');
    }
    expect(idsOf((await home()).toReview)).toEqual([fourth, third, first]);
    await does(customer, third, 'review', { rating: 5, comment: 'On time.' });
    expect(idsOf((await home()).toReview)).toEqual([fourth, first, second]);

    await comes('2026-06-11T19:00:00.000Z');
    expect((await home()).toReview).toMatchObject([{ id: fourth }, { id: first }, { id: second, actions: ['review'] }]);
    await comes('2026-06-11T19:00:00.001Z');
    expect(idsOf((await home()).toReview)).toEqual([fourth, first]);
  });
});

test('a home without anything to do says so by nothing', async () => {
  expect(await home()).toEqual({ total: 0, pending: 0, completed: 0, recent: [], toAnswer: [], nextVisit: null, toReview: [] });
});

describe('the provider’s phone number', () => {
  const NUMBER = '(512) 555-0100';
  /** All that the API answers to the customer about their bookings. */
  const answered = async (): Promise<string> => JSON.stringify([(await by(app, customer).get('/bookings').expect(200)).body, await home()]);

  test('is in no answer to the customer before the provider has accepted, and in each after that', async () => {
    const id = await requested('2026-03-10');
    expect(await answered()).not.toContain(NUMBER);
    expect(JSON.stringify(await does(customer, id, 'reschedule', { date: '2026-03-11', time: '09:00' }))).not.toContain(NUMBER);
    await does(salon.owner, id, 'confirm');
    const moved = await does(customer, id, 'reschedule', { date: '2026-03-12', time: '09:00' });
    expect(moved.vendor.phone).toBe(NUMBER);
    const { body } = await by(app, customer).get('/bookings').expect(200);
    expect(body.items).toMatchObject([{ id, vendor: { phone: NUMBER } }]);
    expect(await home()).toMatchObject({ recent: [{ vendor: { phone: NUMBER } }], nextVisit: { vendor: { phone: NUMBER } } });
    await comes('2026-03-12T16:00:00.000Z');
    await does(salon.owner, id, 'complete');
    expect((await home()).toReview).toMatchObject([{ id, vendor: { phone: NUMBER } }]);
  });

  test.each([
    ['declined', false, (id: string) => does(salon.owner, id, 'decline')],
    ['withdrawn', false, (id: string) => does(customer, id, 'cancel')],
    ['called off', true, (id: string) => does(customer, id, 'cancel')],
  ])('goes with a booking that is %s', async (_, accepted, end) => {
    await end(await (accepted ? confirmed('2026-03-10') : requested('2026-03-10')));
    expect(await answered()).not.toContain(NUMBER);
  });

  test('is nothing that the provider is told with their bookings', async () => {
    await confirmed('2026-03-10');
    const { body } = await by(app, salon.owner).get('/vendor/bookings').expect(200);
    expect(body.items).toMatchObject([{ status: 'confirmed', vendor: { phone: null } }]);
  });
});
