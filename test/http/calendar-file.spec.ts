import { ExpireBooking } from '../../src/booking/index.js';
import { newId } from '../../src/platform/ids.js';
import { type Member, NOW, type TestApp, testApp } from '../support/app.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';

describe('a booking as a file for a calendar', () => {
  let app: TestApp;
  let salon: Provider;
  let customer: Member;
  let hour: number;
  beforeAll(async () => {
    app = await testApp();
    salon = await provider(app, { title: 'Drains, taps; and \\ pipes' }, { businessName: 'Clear & Co, plumbers' });
    hour = 9;
  });
  beforeEach(async () => {
    customer = await app.member({ fullName: 'Carla Gomez' });
  });
  afterAll(() => app?.close());

  const booked = async (): Promise<string> => {
    const time = `${String(hour++).padStart(2, '0')}:00`;
    const { body } = await by(app, customer).post('/bookings', asked(salon.serviceId, { time })).expect(201);
    return (body as { id: string }).id;
  };
  const read = async (member: Member, id: string): Promise<string> =>
    (await by(app, member).get(`/bookings/${id}/calendar.ics`).buffer(true).expect(200)).text;
  /** Its lines, where each that goes on in the next is whole again (RFC 5545, 3.1). */
  const lines = async (member: Member, id: string): Promise<Record<string, string>> => {
    const whole = (await read(member, id)).replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
    return Object.fromEntries(whole.map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)]));
  };
  /** Everybody signs in again: no token lasts that long. */
  const comeBack = async (instant: string): Promise<void> => {
    app.clock.set(instant);
    customer = await signedIn(app, customer);
    salon = { ...salon, owner: await signedIn(app, salon.owner) };
  };
  const expire = async (id: string): Promise<void> => {
    await comeBack('2026-03-05T18:00:00.000Z');
    await app.execute(new ExpireBooking(id));
    await comeBack(NOW);
  };
  const act = (member: Member, id: string, what: string, body: object = {}) =>
    by(app, member).post(`/bookings/${id}/${what}`, body).expect(200);

  test('is a download that nobody keeps on the way, in lines of at most 75 bytes', async () => {
    const id = await booked();
    const { headers } = await by(app, customer).get(`/bookings/${id}/calendar.ics`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="plumb-and-level-booking.ics"',
      'cache-control': 'no-store',
    });
    const file = await read(customer, id);
    expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(file).not.toMatch(/[^\r]\n/);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('tells what, when and where, in UTC', async () => {
    const id = await booked();
    expect(await lines(customer, id)).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      UID: `booking-${id}@plumb-and-level`,
      SEQUENCE: '0',
      STATUS: 'TENTATIVE',
      DTSTAMP: '20260304T180000Z',
      DTSTART: '20260310T150000Z',
      DTEND: '20260310T160000Z',
      SUMMARY: 'Drains\\, taps\\; and \\\\ pipes (Clear & Co\\, plumbers)',
      LOCATION: '1 Elm Street\\, Austin\\, TX 78704',
      'URL;VALUE=URI': `http://localhost:3000/dashboard/my-bookings?booking=${id}`,
    });
  });

  test('keeps its id and counts its changes: a calendar puts the newest in the place of the others', async () => {
    const id = await booked();
    const uid = `booking-${id}@plumb-and-level`;
    expect(await lines(customer, id)).toMatchObject({ UID: uid, SEQUENCE: '0', STATUS: 'TENTATIVE' });
    await act(salon.owner, id, 'confirm');
    expect(await lines(customer, id)).toMatchObject({ UID: uid, SEQUENCE: '1', STATUS: 'CONFIRMED' });
    await act(customer, id, 'reschedule', { date: '2026-03-11', time: '09:00' });
    expect(await lines(customer, id)).toMatchObject({ UID: uid, SEQUENCE: '2', STATUS: 'CONFIRMED', DTSTART: '20260311T140000Z' });
    await act(customer, id, 'cancel');
    expect(await lines(customer, id)).toMatchObject({ UID: uid, SEQUENCE: '3', STATUS: 'CANCELLED', DTSTART: '20260311T140000Z' });
  });

  test('counts what its calendars are to follow, and nothing else: a proposal does not count, the time that was agreed on does', async () => {
    const id = await booked();
    await act(salon.owner, id, 'confirm');
    const proposed = await act(salon.owner, id, 'reschedule', { date: '2026-03-12', time: '09:00' });
    expect(await lines(customer, id)).toMatchObject({ SEQUENCE: '1', DTSTART: expect.stringMatching(/^20260310T/) as string });
    const { proposal } = proposed.body as { proposal: { id: string } };
    await act(customer, id, 'accept-time', { proposalId: proposal.id });
    for (const side of [customer, salon.owner]) expect(await lines(side, id)).toMatchObject({ SEQUENCE: '2', DTSTART: '20260312T140000Z' });
  });

  test.each([
    ['withdrawn', (id: string) => act(customer, id, 'cancel')],
    ['declined', (id: string) => act(salon.owner, id, 'decline')],
    ['expired', (id: string) => expire(id)],
  ])('of a request that is %s calls the entry off', async (_end, comesTo) => {
    const id = await booked();
    await comesTo(id);
    expect(await lines(customer, id)).toMatchObject({ UID: `booking-${id}@plumb-and-level`, SEQUENCE: '1', STATUS: 'CANCELLED' });
  });

  test('of work that is done stays in the calendar', async () => {
    const id = await booked();
    await act(salon.owner, id, 'confirm');
    await comeBack('2026-03-11T00:00:00.000Z');
    await act(salon.owner, id, 'complete');
    expect(await lines(customer, id)).toMatchObject({ SEQUENCE: '2', STATUS: 'CONFIRMED' });
    await comeBack(NOW);
  });

  test('tells the provider only ZIP and city until they have accepted', async () => {
    const id = await booked();
    const pending = await read(salon.owner, id);
    expect(pending).not.toContain('Elm Street');
    expect(await lines(salon.owner, id)).toMatchObject({ LOCATION: 'Austin\\, TX 78704', SUMMARY: 'Drains\\, taps\\; and \\\\ pipes' });
    await act(salon.owner, id, 'confirm');
    expect(await lines(salon.owner, id)).toMatchObject({ LOCATION: '1 Elm Street\\, Austin\\, TX 78704' });
    await act(salon.owner, id, 'cancel', { reason: 'My van has broken down.' });
    expect(await read(salon.owner, id)).not.toContain('Elm Street');
  });

  test('is there for the two sides only', async () => {
    const id = await booked();
    const strangers = [await app.member(), await app.member({ roles: ['admin'] }), (await provider(app)).owner];
    for (const stranger of strangers) await by(app, stranger).get(`/bookings/${id}/calendar.ics`).expect(404);
    for (const missing of [newId(), 'x']) await by(app, customer).get(`/bookings/${missing}/calendar.ics`).expect(404);
  });
});
