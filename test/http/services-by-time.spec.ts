import { newId } from '../../src/platform/ids.js';
import { plusMinutes } from '../../src/platform/time/durations.js';
import { ChangeWorkingHours, DEFAULT_VENDOR_SETTINGS, SetDayHours } from '../../src/vendor-onboarding/index.js';
import { NOW, type TestApp, testApp } from '../support/app.js';
import { API, asked, by, type Provider, provider } from './booking-support.js';

const TUESDAY = '2026-03-10';

let app: TestApp;
let short: Provider;
let long: Provider;
/** Three time zones to the west, so that their day is another one for a while. */
let west: Provider;
beforeAll(async () => {
  app = await testApp();
  short = await provider(app);
  long = await provider(app, { title: 'Rooms painted', durationMinutes: 420 });
  west = await provider(app, { title: 'Gutters' }, { businessCity: 'Seattle', businessState: 'WA', businessZip: '98101' });
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const ask = async (path: string) => {
  await app.caughtUp();
  return (await app.http().get(`${API}${path}`).expect(200)).body;
};
const list = (query: string) => ask(`/services?${query}`);
const free = async (query: string): Promise<Set<string>> => new Set(((await list(query)).items as { id: string }[]).map(({ id }) => id));
const idsOf = (...providers: Provider[]) => new Set(providers.map(({ serviceId }) => serviceId));
const book = async ({ serviceId }: Provider, date: string, time: string) =>
  by(app, await app.member())
    .post('/bookings', asked(serviceId, { date, time }))
    .expect(201);

describe('the list of services at a time', () => {
  test('has only what is free then and fits', async () => {
    expect(await free(`day=${TUESDAY}`)).toEqual(idsOf(short, long, west));
    // Seven hours end by 19:00.
    expect(await free(`day=${TUESDAY}&part=afternoon`)).toEqual(idsOf(short, long, west));
    expect(await free(`day=${TUESDAY}&part=evening`)).toEqual(idsOf(short, west));
  });

  test('lacks whoever is booked up, until they are not any more', async () => {
    for (const time of ['09:00', '10:00', '11:00']) await book(short, TUESDAY, time);
    expect(await free(`day=${TUESDAY}&part=morning`)).toEqual(idsOf(long, west));
    expect(await free(`day=${TUESDAY}`)).toEqual(idsOf(short, long, west));
  });

  test('lacks what somebody holds, for as long as they do', async () => {
    const day = '2026-03-11';
    const holding = await app.member();
    await by(app, holding).post(`/services/${long.serviceId}/holds`, { date: day, time: '10:00', serviceRevision: 0 }).expect(201);
    expect(await free(`day=${day}`)).toEqual(idsOf(short, west));
    app.clock.set(plusMinutes(NOW, 10));
    expect(await free(`day=${day}`)).toEqual(idsOf(short, long, west));
  });

  test('has it again in the moment in which a hold ends, and not a minute later', async () => {
    const day = '2026-03-18';
    const holding = await app.member();
    app.clock.set(plusMinutes(NOW, 1 / 3));
    await by(app, holding).post(`/services/${long.serviceId}/holds`, { date: day, time: '10:00', serviceRevision: 0 }).expect(201);
    app.clock.set(plusMinutes(NOW, 10 + 1 / 6));
    expect(await free(`day=${day}`)).toEqual(idsOf(short, west));
    app.clock.set(plusMinutes(NOW, 10 + 5 / 12));
    expect(await free(`day=${day}`)).toEqual(idsOf(short, long, west));
  });

  test('lacks whoever does not work then, by week or on that day', async () => {
    const { owner } = short;
    await app.execute(new SetDayHours(owner.userId, { date: '2026-03-12', hours: [{ from: 15, to: 16 }], note: '' }));
    expect(await free('day=2026-03-12&part=morning')).toEqual(idsOf(long, west));
    expect(await free('day=2026-03-12&part=afternoon')).toEqual(idsOf(short, long, west));
    const { weeklyHours, ...hours } = DEFAULT_VENDOR_SETTINGS;
    const withoutFriday = weeklyHours.map((day, weekday) => (weekday === 5 ? [] : day));
    const { lanes, bufferMinutes, horizonDays } = hours;
    await app.execute(new ChangeWorkingHours(owner.userId, { weeklyHours: withoutFriday, lanes, bufferMinutes, horizonDays }));
    expect(await free('day=2026-03-13')).toEqual(idsOf(long, west));
  });

  test('lacks what is too soon or too far for a provider, or over', async () => {
    expect(await free('day=2026-03-03')).toEqual(idsOf());
    expect(await free('day=2035-03-03')).toEqual(idsOf());
    app.clock.set('2026-03-17T00:30:00.000Z'); // 19:30 in Austin, 17:30 in Seattle
    expect(await free('day=today')).toEqual(idsOf());
    app.clock.set('2026-03-17T19:00:00.000Z'); // 14:00 in Austin, 12:00 in Seattle
    const notice = DEFAULT_VENDOR_SETTINGS.availability.advanceNoticeHours;
    expect(await free('day=today')).toEqual(notice <= 4 ? idsOf(short, west) : idsOf());
  });

  test('says the same as each service’s own free times', async () => {
    const services = [short, long, west].map(({ serviceId }) => serviceId);
    let some = 0;
    for (const day of ['today', 'tomorrow', 'weekend', 'friday', TUESDAY, '2026-03-12', '2026-03-13']) {
      for (const part of ['', '&part=morning', '&part=afternoon', '&part=evening']) {
        const slots = (await ask(`/services/next-slots?ids=${services.join(',')}&day=${day}${part}`)) as {
          serviceId: string;
          slot: unknown;
        }[];
        const bookable = new Set(slots.flatMap(({ serviceId, slot }) => (slot ? [serviceId] : [])));
        expect([day, part, await free(`day=${day}${part}`)]).toEqual([day, part, bookable]);
        if (bookable.size > 0 && bookable.size < 3) some++;
      }
    }
    expect(some).toBeGreaterThan(3);
  });

  test('takes a time from the words of a search, which goes before the one that is chosen', async () => {
    const page = await list('search=rooms%20painted%20friday%20morning&day=2026-03-03');
    expect(page).toMatchObject({ total: 1, when: { day: 'friday', part: 'morning' }, search: { words: 'rooms painted', lacking: [] } });
    expect(await list('search=rooms%20painted%20March%2013%20in%20the%20morning')).toMatchObject({
      total: 1,
      when: { day: '2026-03-13', part: 'morning' },
      search: { words: 'rooms painted', lacking: [] },
    });
    expect(await list(`day=${TUESDAY}`)).toMatchObject({ when: { day: TUESDAY, part: null }, search: null });
    expect(await list('search=drain')).toMatchObject({ when: null, search: { when: null } });
  });

  test('shows what is free later where nothing is free at a time that is only said', async () => {
    expect(await list('search=painted%20friday%20evening')).toMatchObject({
      total: 1,
      when: null,
      search: { words: 'painted', when: { day: 'friday', part: 'evening' } },
      near: [],
    });
  });

  test('says how many there are at any time where nothing is free', async () => {
    expect(await list(`search=painted&day=${TUESDAY}&part=evening`)).toMatchObject({
      total: 0,
      near: [
        { leftOut: 'words', total: 2 },
        { leftOut: 'time', total: 1 },
      ],
    });
    expect((await list('search=gutters%20today&maxPrice=10')).near).toEqual([{ leftOut: 'price', total: 1 }]);
  });

  test('knows no such day', async () => {
    const { body } = await app.http().get(`${API}/services?day=2026-02-30`).expect(400);
    expect(body).toMatchObject({ fields: { day: 'Choose a day as yyyy-MM-dd, today, tomorrow, weekend or a weekday' } });
    await app.http().get(`${API}/services?day=today&part=${newId()}`).expect(400);
  });
});
