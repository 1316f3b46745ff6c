import { CreateCategory } from '../../src/categories/index.js';
import { newId } from '../../src/platform/ids.js';
import { drawingAddress } from '../../src/platform/mail/drawings/drawing-address.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { buildProduct } from '../support/build-server.js';
import { account, keptFor } from './account-support.js';
import { asked, by, type Provider, provider } from './booking-support.js';

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly calendar: string | null;
}

describe('the mails about a booking', () => {
  let app: TestApp;
  let salon: Provider;
  let customer: Member;
  beforeAll(async () => {
    await buildProduct();
    app = await testApp();
    salon = await provider(app, { title: 'Drains <b>& taps</b>' });
    customer = await app.member({ fullName: 'Carla Gomez' });
  });
  afterAll(() => app?.close());

  const mailTo = async ({ email }: Pick<Member, 'email'>, subject: string): Promise<Mail> => {
    const mails = (await keptFor(app, email)) as unknown as Mail[];
    return mails.find((mail) => mail.subject === subject)!;
  };
  /** Made once; "leaks-and-drips" stands below "plumbing". */
  const known = new Map<string, Promise<string>>();
  const categoryOf = (slug: string): Promise<string> => {
    const made = known.get(slug) ?? makeCategory(slug);
    known.set(slug, made);
    return made;
  };
  const makeCategory = async (slug: string): Promise<string> => {
    const parentId = slug === 'leaks-and-drips' ? await categoryOf('plumbing') : null;
    const made = await app.execute<{ categoryId: string }>(new CreateCategory({ name: slug, slug, description: '', icon: null, parentId }));
    return made.categoryId;
  };
  const lines = (calendar: string): string[] => calendar.split('\r\n').filter((line) => !line.startsWith('DTSTAMP'));
  const book = async (time: string): Promise<string> => {
    const { body } = await by(app, customer).post('/bookings', asked(salon.serviceId, { time })).expect(201);
    return (body as { id: string }).id;
  };

  test('sum it up for each side: the address only for whose it is, a title that looks like a page as words', async () => {
    const id = await book('09:00');
    const [own, theirs] = [await mailTo(customer, 'Your request is sent'), await mailTo(salon.owner, 'You have a new booking request')];
    expect(own.text).toContain(
      'When: Tuesday, March 10, 2026 at 9:00 AM (Central Daylight Time)\nAnswer by: Thursday, March 5, 2026 at 12:00 PM (Central Standard Time)\nWhere: 1 Elm Street, Austin, TX 78704\n',
    );
    expect(own.text).toContain(`See your request:\nhttp://localhost:3000/dashboard/my-bookings?booking=${id}\n`);
    expect(theirs.text).toContain('Where: Stands beside the booking\nPrice: $89.00');
    expect(JSON.stringify(theirs)).not.toMatch(/Elm Street|78704|Carla/);
    for (const { html, calendar } of [own, theirs]) {
      expect(html).toContain('Drains &lt;b&gt;&amp; taps&lt;/b&gt;');
      expect(html).not.toContain('<b>');
      expect(calendar).toBeNull();
    }
  });

  test('come with the calendar file of the booking once its time stands, and with the new one when it moves', async () => {
    const id = await book('11:00');
    await by(app, salon.owner).post(`/bookings/${id}/confirm`).expect(200);
    const confirmed = await mailTo(customer, 'Your booking is confirmed');
    expect(lines(confirmed.calendar!)).toContain('SEQUENCE:1');
    await by(app, customer).post(`/bookings/${id}/reschedule`, { date: '2026-03-12', time: '10:00' }).expect(200);
    const [own, theirs] = [await mailTo(customer, 'Your booking has moved'), await mailTo(salon.owner, 'A booking has moved')];
    await app.caughtUp();
    // The title there names the provider too, whom no notice names.
    const { text } = await by(app, customer).get(`/bookings/${id}/calendar.ics`).buffer(true).expect(200);
    const withoutTitle = (file: string) => lines(file.replaceAll('\r\n ', '')).filter((line) => !line.startsWith('SUMMARY'));
    expect(withoutTitle(own.calendar!)).toEqual(withoutTitle(text));
    expect(lines(theirs.calendar!)).toContain('SEQUENCE:2');
    expect(JSON.stringify(theirs)).not.toMatch(/Elm Street|78704/);
  });

  test('say when it is on the customer’s own clocks, where their browser has named those', async () => {
    const mailFor = async (time: string, customerTimeZone: string) => {
      const away = await app.member();
      await by(app, away)
        .post('/bookings', asked(salon.serviceId, { date: '2026-03-11', time, customerTimeZone }))
        .expect(201);
      return mailTo(away, 'Your request is sent');
    };
    const own = await mailFor('09:00', 'America/Los_Angeles');
    expect(own.text).toContain('When, on your clocks: Wednesday, March 11, 2026 at 7:00 AM (Pacific Daylight Time)');
    const theirs = await mailTo(salon.owner, 'You have a new booking request');
    expect(JSON.stringify(theirs)).not.toMatch(/your clocks|Pacific/);
    // Nobody can help what their browser calls it.
    const unknown = await mailFor('14:00', 'Mars/Phobos');
    expect(unknown.text).toContain('at 2:00 PM (Central Daylight Time)');
    expect(unknown.text).not.toContain('your clocks');
  });

  test.each([
    ['of a job that has one', 'Faucet installation', 'plumbing', 'plumbing-faucet'],
    ['of the trade', 'Anything else', 'plumbing', 'plumbing'],
    ['of the category above, where nobody drew its own', 'Faucet installation', 'leaks-and-drips', 'plumbing-faucet'],
    ['for what nobody drew', 'Faucet installation', 'dog-walking', 'toolbox'],
  ])('have a drawing at their head: that %s', async (_what, title, slug, drawing) => {
    const business = await provider(app, { title, categoryId: await categoryOf(slug) });
    const email = `${newId()}@example.test`;
    await by(app, await app.member({ email }))
      .post('/bookings', asked(business.serviceId))
      .expect(201);
    for (const [to, subject] of [
      [email, 'Your request is sent'],
      [business.owner.email, 'You have a new booking request'],
    ] as const) {
      const { html } = await mailTo({ email: to }, subject);
      expect([...html!.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source)).toEqual([drawingAddress(drawing)]);
    }
    const { text: mailbox } = await app.http().get('/dev/mailbox').query({ to: email }).expect(200);
    expect(mailbox).toContain('&lt;img src=&quot;data:image/png;base64,iVBOR');
  });

  test('are for nobody who does not want mails', async () => {
    const silent = await app.member();
    const notifications = { email: false, push: false, sms: false, marketing: false };
    const privacy = { publicProfile: true, dataSharing: false, trackingCookies: true };
    await account(app, silent).put('settings', { notifications, privacy }).expect(200);
    await by(app, silent)
      .post('/bookings', asked(salon.serviceId, { time: '15:00' }))
      .expect(201);
    expect(await mailTo(silent, 'Your request is sent')).toBeUndefined();
  });
});
