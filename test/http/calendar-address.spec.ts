import { DeleteAccount } from '../../src/identity/index.js';
import { SetDayHours, SuspendVendor } from '../../src/vendor-onboarding/index.js';
import { ReinstateVendor } from '../../src/vendor-onboarding/standing/reinstate-vendor.command.js';
import { type Member, NOW, type TestApp, testApp } from '../support/app.js';
import { Heard } from '../support/heard.js';
import { loseRole } from './account-support.js';
import { API, asked, by, type Provider, provider, signedIn } from './booking-support.js';

type Lines = Readonly<Record<string, string>>;

/** The properties of each entry of a calendar, where each line that goes on in the next is whole again (RFC 5545, 3.1). */
const entriesOf = (calendar: string): readonly Lines[] =>
  calendar
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((entry) => linesOf(entry.split('END:VEVENT')[0]!));
const linesOf = (text: string): Lines =>
  Object.fromEntries(
    text
      .split('\r\n')
      .filter(Boolean)
      .map((line) => [line.split(':')[0]!, line.slice(line.indexOf(':') + 1)]),
  );
const uid = (bookingId: string) => `booking-${bookingId}@plumb-and-level`;

describe('a calendar address', () => {
  const heard = new Heard();
  let app: TestApp;
  let salon: Provider;
  let customer: Member;
  beforeAll(async () => {
    app = await testApp({ config: { production: true, logLevel: 'trace', publicUrl: 'https://plumb.example' }, logTo: heard });
    customer = await app.member({ fullName: 'Carla Gomez' });
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    customer = await signedIn(app, customer);
    salon = await provider(app, { title: 'Drains, taps; and \\ pipes' }, { businessName: 'Clear & Co, plumbers' });
  });
  afterAll(() => app?.close());

  /** @returns the path of the address, as a phone would ask for it */
  const made = async ({ owner } = salon): Promise<string> => {
    const { body } = await by(app, owner).post('/vendor/calendar-address').expect(201);
    return (body as { address: string }).address.replace('https://plumb.example', '');
  };
  const get = (path: string) => app.http().get(path).buffer(true);
  const read = async (path: string): Promise<string> => (await get(path).expect(200)).text;
  const entries = async (path: string) => entriesOf(await read(path));
  const booked = async (time: string, at = salon): Promise<string> => {
    const { body } = await by(app, customer)
      .post('/bookings', asked(at.serviceId, { time, instructions: 'The key is under the stone.' }))
      .expect(201);
    return (body as { id: string }).id;
  };
  const act = (member: Member, id: string, what: string, body: object = {}) =>
    by(app, member).post(`/bookings/${id}/${what}`, body).expect(200);
  const state = async () => (await by(app, salon.owner).get('/vendor/calendar-address').expect(200)).body as object;
  const comeBack = async (instant: string): Promise<void> => {
    app.clock.set(instant);
    customer = await signedIn(app, customer);
    salon = { ...salon, owner: await signedIn(app, salon.owner) };
  };
  const gone = async (path: string): Promise<void> => {
    const { body } = await app.http().get(path).expect(404);
    expect(body).toMatchObject({ code: 'calendar-address/unknown', detail: expect.stringMatching(/^There is no calendar/) as string });
  };

  describe('tells', () => {
    test('whoever has it what is booked, with the name of the business, and when to ask again', async () => {
      const id = await booked('09:00');
      const path = await made();
      const { text, headers } = await get(path).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-cache',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(linesOf(text.split('BEGIN:VEVENT')[0]!)).toMatchObject({
        VERSION: '2.0',
        METHOD: 'PUBLISH',
        'X-WR-CALNAME': 'Plumb & Level: Clear & Co\\, plumbers',
        'REFRESH-INTERVAL;VALUE=DURATION': 'PT1H',
        'X-PUBLISHED-TTL': 'PT1H',
      });
      expect(text).not.toMatch(/[^\r]\n/);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(entriesOf(text)).toEqual([
        expect.objectContaining({
          UID: uid(id),
          SEQUENCE: '0',
          STATUS: 'TENTATIVE',
          DTSTART: '20260310T140000Z',
          DTEND: '20260310T150000Z',
          SUMMARY: 'Drains\\, taps\\; and \\\\ pipes',
          LOCATION: 'Austin\\, TX 78704',
          'URL;VALUE=URI': `https://plumb.example/dashboard/my-bookings?booking=${id}`,
        }),
      ]);
    });

    test('the street only of what was accepted, and never who has booked or what they have written', async () => {
      const [confirmed, cancelled] = [await booked('10:00'), await booked('11:00')];
      for (const id of [confirmed, cancelled]) await act(salon.owner, id, 'confirm');
      await act(salon.owner, cancelled, 'cancel', { reason: 'My van has broken down.' });
      const pending = await booked('09:00');
      const text = await read(await made());
      const place = Object.fromEntries(entriesOf(text).map(({ UID, LOCATION }) => [UID, LOCATION]));
      expect(place).toEqual({
        [uid(pending)]: 'Austin\\, TX 78704',
        [uid(confirmed)]: '1 Elm Street\\, Austin\\, TX 78704',
        [uid(cancelled)]: 'Austin\\, TX 78704',
      });
      expect(text.match(/Elm Street/g)).toHaveLength(1);
      for (const secret of ['Carla', 'Gomez', 'stone', 'van', customer.email]) expect(text).not.toContain(secret);
    });

    test('the same as the file of one booking: both together are one entry', async () => {
      const id = await booked('09:00');
      await act(salon.owner, id, 'confirm');
      await act(customer, id, 'reschedule', { date: '2026-03-11', time: '09:00' });
      const single = entriesOf((await by(app, salon.owner).get(`/bookings/${id}/calendar.ics`).buffer(true).expect(200)).text);
      expect(single).toEqual([expect.objectContaining({ UID: uid(id), SEQUENCE: '2' })]);
      expect(await entries(await made())).toEqual(single);
    });

    test('what was called off, for thirty days, and what is done for as long', async () => {
      const [done, calledOff] = [await booked('09:00'), await booked('10:00')];
      await act(salon.owner, done, 'confirm');
      await act(customer, calledOff, 'cancel');
      const path = await made();
      await comeBack('2026-03-11T00:00:00.000Z');
      await act(salon.owner, done, 'complete');
      const statuses = async () => (await entries(path)).map(({ UID, STATUS }) => [UID, STATUS]);
      expect(await statuses()).toEqual([
        [uid(done), 'CONFIRMED'],
        [uid(calledOff), 'CANCELLED'],
      ]);
      app.clock.set('2026-04-03T18:00:00.001Z');
      expect(await statuses()).toEqual([[uid(done), 'CONFIRMED']]);
      app.clock.set('2026-04-09T14:00:00.001Z');
      expect(await statuses()).toEqual([]);
    });

    test('days off in a row as one, and neither why nor days with fewer hours', async () => {
      const days = { note: 'At my sister’s', hours: [] };
      await app.execute(new SetDayHours(salon.owner.userId, { ...days, date: '2026-03-16', until: '2026-03-17' }));
      await app.execute(new SetDayHours(salon.owner.userId, { ...days, date: '2026-03-20', hours: [{ from: 9, to: 12 }] }));
      await app.caughtUp();
      const text = await read(await made());
      expect(entriesOf(text)).toEqual([
        expect.objectContaining({
          UID: `closed-${salon.vendorId}-2026-03-16@plumb-and-level`,
          SUMMARY: 'Closed',
          'DTSTART;VALUE=DATE': '20260316',
          'DTEND;VALUE=DATE': '20260318',
          TRANSP: 'OPAQUE',
        }),
      ]);
      expect(text).not.toContain('sister');
    });

    test('the name as a name, whatever stands in it', async () => {
      const odd = await provider(app, {}, { businessName: 'Clear\r\nX-ODD:1' });
      expect(await read(await made(odd))).toContain('\r\nX-WR-CALNAME:Plumb & Level: Clear\\nX-ODD:1\r\n');
    });

    test('nothing of what is booked with others', async () => {
      const other = await provider(app);
      await booked('09:00', other);
      const own = await booked('09:00');
      expect((await entries(await made())).map(({ UID }) => UID)).toEqual([uid(own)]);
      expect(await entries(await made(other))).toHaveLength(1);
    });
  });

  describe('is asked again and again', () => {
    test('and answers in a word until something changes', async () => {
      const id = await booked('09:00');
      const path = await made();
      const first = await get(path).expect(200);
      const again = (tag: string) => get(path).set('If-None-Match', tag);
      app.clock.set('2026-03-04T18:05:00.000Z');
      const same = await again(first.headers['etag']!).expect(304);
      expect([same.text, same.headers['etag'], same.headers['cache-control']]).toEqual(['', first.headers['etag'], 'private, no-cache']);
      await act(salon.owner, id, 'confirm');
      const changed = await again(first.headers['etag']!).expect(200);
      expect(entriesOf(changed.text)).toEqual([expect.objectContaining({ STATUS: 'CONFIRMED' })]);
      await again(changed.headers['etag']!).expect(304);
    });

    test('too often: whoever never keeps what they have waits, each provider’s programs for themselves', async () => {
      const path = await made();
      const { headers } = await get(path).expect(200);
      for (let asked = 1; asked < 60; asked++) await get(path).expect(200);
      const { body } = await get(path).expect(429);
      expect(body).toMatchObject({ code: 'calendar-address/too-often' });
      await get(path).set('If-None-Match', headers['etag']!).expect(304);
      await read(await made(await provider(app)));
      app.clock.set('2026-03-04T19:00:00.000Z');
      await get(path).expect(200);
    });

    test('and the owner sees when, to the hour', async () => {
      expect(await state()).toEqual({ madeAt: null, readAt: null });
      const path = await made();
      expect(await state()).toEqual({ madeAt: NOW, readAt: null });
      for (const [at, noted] of [
        ['2026-03-04T18:10:00.000Z', '2026-03-04T18:10:00.000Z'],
        ['2026-03-04T19:09:59.000Z', '2026-03-04T18:10:00.000Z'],
        ['2026-03-04T19:10:00.000Z', '2026-03-04T19:10:00.000Z'],
      ] as const) {
        app.clock.set(at);
        await read(path);
        app.clock.set(NOW);
        expect(await state()).toEqual({ madeAt: NOW, readAt: noted });
      }
    });
  });

  describe('ends', () => {
    test('when there is a new one, which nobody has read yet', async () => {
      const first = await made();
      await read(first);
      const second = await made();
      expect(second).not.toBe(first);
      await gone(first);
      expect(await state()).toMatchObject({ readAt: null });
      await read(second);
    });

    test('when it is switched off, until there is another', async () => {
      const path = await made();
      for (let twice = 0; twice < 2; twice++) await by(app, salon.owner).delete('/vendor/calendar-address').expect(204);
      await gone(path);
      expect(await state()).toEqual({ madeAt: null, readAt: null });
      await read(await made());
      await gone(path);
      const { events } = await app.streams.read(`calendarAddress-${salon.vendorId}`);
      expect(events.map(({ type }) => type)).toEqual(['CalendarAddressMade', 'CalendarAddressSwitchedOff', 'CalendarAddressMade']);
    });

    test('while the provider is suspended, and goes on when they are back', async () => {
      const path = await made();
      await app.execute(new SuspendVendor(salon.vendorId, { reason: 'Too many complaints.', confirmedBookings: 'kept' }));
      await app.caughtUp();
      await gone(path);
      await app.execute(new ReinstateVendor(salon.vendorId));
      await app.caughtUp();
      await read(path);
    });

    test('when they lose the role', async () => {
      const path = await made();
      await loseRole(app, salon.owner.userId, 'vendor');
      await gone(path);
    });

    test('with the account, of which no row stays', async () => {
      const path = await made();
      const rows = async () =>
        (await app.database.pool.query('select 1 from calendar_address where user_id = $1', [salon.owner.userId])).rowCount;
      expect(await rows()).toBe(1);
      await app.execute(new DeleteAccount(salon.owner.userId));
      expect(await rows()).toBe(0);
      await gone(path);
    });

    test('with no password: whoever is changing it keeps their calendars', async () => {
      const path = await made();
      await by(app, salon.owner)
        .post('/account/password', { currentPassword: 'a very good password', newPassword: 'a password that is better' })
        .set('X-Requested-With', 'plumb-and-level')
        .expect(200);
      await read(path);
    });
  });

  describe('is a secret', () => {
    test.each([
      ['guessed', 'A'.repeat(43)],
      ['empty but for a mark', '-'],
      ['no address at all', '%00'],
    ])('that one %s does not open', async (_, secret) => {
      const { status } = await app.http().get(`${API}/calendars/${secret}/bookings.ics`);
      expect([400, 404]).toContain(status);
      await gone(`${API}/calendars/${'A'.repeat(43)}/bookings.ics`);
    });

    test('of 256 bits, of which the database keeps a hash alone, in no answer that is kept either', async () => {
      const key = 'the-same-key-twice';
      const post = () => by(app, salon.owner).post('/vendor/calendar-address').set('Idempotency-Key', key).expect(201);
      const addresses = [await post(), await post()].map(({ body }) => (body as { address: string }).address);
      expect(new Set(addresses).size).toBe(2);
      const secrets = addresses.map((address) => /calendars\/([\w-]{43})\/bookings\.ics$/.exec(address)![1]!);
      for (const table of ['calendar_address', 'idempotency_record', 'es.events', 'limit_count']) {
        const { rows } = await app.database.pool.query<{ row: string }>(`select t::text as row from ${table} t`);
        for (const secret of secrets) expect(rows.filter(({ row }) => row.includes(secret))).toEqual([]);
      }
    });

    test('which no log tells, of whatever becomes of the request', async () => {
      const path = await made();
      const secret = path.split('/').at(-2)!;
      await read(path);
      await get(path).set('If-None-Match', 'x').expect(200);
      await made();
      await gone(path);
      await app.database.pool.query('alter table calendar_address rename to away');
      await get(path).expect(500);
      await app.database.pool.query('alter table away rename to calendar_address');
      expect(heard.entries.map(({ route }) => route)).toContain(`${API}/calendars/:secret/bookings.ics`);
      expect(heard.text).not.toContain(secret);
    });
  });
});
