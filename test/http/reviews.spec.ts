import sharp from 'sharp';
import { CompleteBooking, ConfirmBooking, CreateBooking } from '../../src/booking/index.js';
import { GrantRole } from '../../src/identity/index.js';
import { plusMinutes } from '../../src/platform/time/durations.js';
import { PostReview } from '../../src/reviews/index.js';
import { ApplyAsVendor } from '../../src/vendor-onboarding/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { applicant } from '../support/vendors.js';
import { account } from './account-support.js';
import { API, asked, by, type Provider, provider, signedIn } from './booking-support.js';

const BOOKED = '2026-03-07T18:00:00.000Z';
const DONE = '2026-03-11T18:00:00.000Z';
const A_DAY_LATER = '2026-03-12T18:00:00.000Z';
const REASON = 'It tells where a neighbour lives.';

interface Shown {
  readonly id: string;
  readonly rating: number;
  readonly comment: string | null;
  readonly reply: ({ readonly text: string; readonly repliedAt: string } & Pictured) | null;
}
interface Pictured {
  readonly photoUrl: string | null;
}
interface Mine extends Shown {
  readonly bookingId: string;
  readonly editedAt: string | null;
  readonly editableUntil: string | null;
  readonly hidden: { readonly reason: string | null; readonly hiddenAt: string } | null;
}
interface Moderated extends Shown {
  readonly hidden: boolean;
  readonly decision: { readonly reason: string | null } | null;
  readonly reports: readonly { ground: string; note: string | null; reporterName: string | null; open: boolean }[];
  readonly actions: readonly string[];
}
interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

let app: TestApp;
let admin: Member;
let salon: Provider;
let carla: Member;
let dora: Member;
let carlas: string;
let doras: string;

beforeAll(async () => {
  app = await testApp({ config: { contactLimit: 10_000 } });
  admin = await app.member({ fullName: 'Ada Admin', roles: ['admin'] });
});
afterAll(() => app?.close());

let businesses = 0;

/** A business of its own for each test, whose two customers gave it two stars and five; the newest of all, as the home page shows only some. */
beforeEach(async () => {
  app.clock.set(new Date(Date.parse(BOOKED) + ++businesses).toISOString());
  salon = await provider(app);
  carla = await app.member({ fullName: 'Carla Gomez' });
  dora = await app.member({ fullName: 'Dora Diaz' });
  [carlas, doras] = [await completed(carla, '10:00'), await completed(dora, '13:00')];
  app.clock.set(DONE);
  for (const id of [carlas, doras]) await app.execute(new CompleteBooking(salon.owner.userId, id));
  await app.execute(new PostReview(carla.userId, carlas, 2, 'Late.'));
  await app.execute(new PostReview(dora.userId, doras, 5, null));
  await at(A_DAY_LATER);
  await by(app, dora).put(`/favorites/services/${salon.serviceId}`, {}).expect(204);
  await by(app, dora).put(`/favorites/vendors/${salon.vendorId}`, {}).expect(204);
});

async function completed(customer: Member, time: string, date = '2026-03-10'): Promise<string> {
  const wish = { ...asked(salon.serviceId, { date, time }), customerId: customer.userId, instructions: null };
  const { bookingId } = await app.execute<{ bookingId: string }>(new CreateBooking(wish));
  await app.execute(new ConfirmBooking(salon.owner.userId, bookingId));
  return bookingId;
}

/** Everybody signs in again: no token lasts that long. */
async function at(instant: string): Promise<void> {
  app.clock.set(instant);
  [admin, carla, dora] = [await signedIn(app, admin), await signedIn(app, carla), await signedIn(app, dora)];
  salon = { ...salon, owner: await signedIn(app, salon.owner) };
  await app.caughtUp();
}

const read = async <Answer>(path: string, who?: Member): Promise<Answer> => {
  await app.caughtUp();
  return (await (who ? by(app, who).get(path) : app.http().get(`${API}${path}`)).expect(200)).body as Answer;
};
const listed = async () => (await read<Page<Shown>>(`/vendors/${salon.vendorId}/reviews`)).items;
const mine = async (who: Member) => (await read<Page<Mine>>('/reviews/mine', who)).items;
async function moderated(state: string): Promise<readonly Moderated[]> {
  const found: Moderated[] = [];
  for (let page = 1; ; page++) {
    const { items, pageCount } = await read<Page<Moderated> & { pageCount: number }>(`/admin/reviews?state=${state}&page=${page}`, admin);
    found.push(...items);
    if (page >= pageCount) return found;
  }
}
const idOfCarlas = async () => (await mine(carla))[0]!.id;
const decide = (id: string, what: 'hide' | 'keep', reason = REASON) => by(app, admin).post(`/admin/reviews/${id}/${what}`, { reason });

interface Average {
  readonly reviewCount: number;
  readonly averageRating: number | null;
}

/** Every page that says how many reviews the business has, and which average, says this. */
async function expectEverywhere(reviewCount: number, averageRating: number | null): Promise<void> {
  const { owner, vendorId, serviceId } = salon;
  const page = await read<Average & { total: number; stars: Record<string, number> }>(`/vendors/${vendorId}/reviews`);
  const own = await read<Average & { stars: { count: number }[] }>('/vendor/reviews', owner);
  const said = {
    provider: await read<Average>(`/vendors/${vendorId}`),
    reviews: { ...page, reviewCount: page.total },
    service: (await read<Card>(`/services/${serviceId}`)).vendor,
    cardInList: cardOf(await read<Page<Card>>('/services?search=drain')),
    cardBesideOthers: cardOf({ items: await read<Card[]>(`/vendors/${vendorId}/services`) }),
    popularOnHome: cardOf({ items: await read<Card[]>('/services/popular') }),
    newestOnHome: (await read<(Average & { id: string })[]>('/vendors/newest')).find(({ id }) => id === vendorId),
    favoriteService: cardOf({ items: (await favorites()).services }),
    favoriteProvider: (await favorites()).vendors[0],
    dashboard: await read<Average>('/vendor/profile', owner),
    ownReviews: own,
    ownService: (await read<Average[]>('/vendor/services', owner))[0],
    report: (await read<{ figures: Average }>('/vendor/reports', owner)).figures,
    performance: await performance(),
  };
  for (const [where, told] of Object.entries(said)) expect({ where, ...told }).toMatchObject({ where, reviewCount, averageRating });
  expect(Object.values(page.stars).reduce((sum, stars) => sum + stars)).toBe(reviewCount);
  expect(own.stars.reduce((sum, { count }) => sum + count, 0)).toBe(reviewCount);
  const customers = await read<Page<{ ratingCount: number }>>('/vendor/customers', owner);
  expect(customers.items.reduce((sum, { ratingCount }) => sum + ratingCount, 0)).toBe(reviewCount);
}

interface Card {
  readonly id: string;
  readonly vendor: Average;
}
const cardOf = ({ items }: { readonly items: readonly Card[] }) => items.find(({ id }) => id === salon.serviceId)?.vendor;
const favorites = () => read<{ services: Card[]; vendors: Average[] }>('/favorites', dora);

async function performance(): Promise<Average> {
  const { totalReviews, averageRating } = await read<{ totalReviews: number; averageRating: number | null }>(
    '/vendor/performance',
    salon.owner,
  );
  return { reviewCount: totalReviews, averageRating };
}

test('readers, the provider and the author see the newest review first', async () => {
  app.clock.set(A_DAY_LATER);
  const again = await completed(carla, '15:00', '2026-03-16');
  app.clock.set('2026-03-16T21:00:00.000Z');
  await app.execute(new CompleteBooking(salon.owner.userId, again));
  await app.execute(new PostReview(carla.userId, again, 3, 'Better.'));
  await at('2026-03-16T21:00:00.000Z');
  const newest = (await mine(carla)).map(({ bookingId }) => bookingId);
  expect(newest).toEqual([again, carlas]);
  const provider = (await read<Page<Shown>>('/vendor/reviews', salon.owner)).items;
  for (const reviews of [await listed(), provider]) expect(reviews.map(({ rating }) => rating)[0]).toBe(3);
});

describe('changing a review', () => {
  test('the author gives other stars and words; every average follows, and so do readers', async () => {
    await expectEverywhere(2, 3.5);
    const { body } = await by(app, carla).put(`/bookings/${carlas}/review`, { rating: 4, comment: 'They came back.' }).expect(200);
    expect(body).toMatchObject({ rating: 4, comment: 'They came back.', editedAt: A_DAY_LATER, editableUntil: '2026-03-13T18:00:00.000Z' });
    expect((await listed()).map(({ rating, comment }) => [rating, comment])).toEqual(expect.arrayContaining([[4, 'They came back.']]));
    await expectEverywhere(2, 4.5);
  });

  test('after 48 hours it is final, and My Reviews no longer offers it', async () => {
    await at('2026-03-13T18:00:00.001Z');
    expect((await mine(carla))[0]).toMatchObject({ rating: 2, comment: 'Late.', editedAt: null, editableUntil: null });
    const { body } = await by(app, carla).put(`/bookings/${carlas}/review`, { rating: 4 }).expect(409);
    expect(body).toMatchObject({ code: 'booking/review-final' });
    await expectEverywhere(2, 3.5);
  });

  test('somebody else’s is not there', async () => {
    await by(app, dora).put(`/bookings/${carlas}/review`, { rating: 5 }).expect(404);
  });

  test('takes one to five stars, and 2,000 characters', async () => {
    for (const told of [{ rating: 0 }, { rating: 6 }, { rating: 3.5 }, { comment: 'x' }, { rating: 5, comment: 'x'.repeat(2001) }]) {
      await by(app, carla).put(`/bookings/${carlas}/review`, told).expect(400);
    }
  });
});

describe('replying to a review', () => {
  test('everybody reads the provider’s answer below the review; rewording it keeps its day', async () => {
    const id = await idOfCarlas();
    await by(app, salon.owner).put(`/reviews/${id}/reply`, { reply: ' We are sorry. ' }).expect(204);
    const reply = { text: 'We are sorry.', repliedAt: A_DAY_LATER, photoUrl: null };
    for (const reviews of [await listed(), await mine(carla), (await read<Page<Shown>>('/vendor/reviews', salon.owner)).items]) {
      expect(reviews.find((review) => review.id === id)).toMatchObject({ reply });
    }
    expect((await listed()).filter((review) => review.reply)).toHaveLength(1);
    await at('2026-04-20T18:00:00.000Z');
    await by(app, salon.owner).put(`/reviews/${id}/reply`, { reply: 'We have called you.' }).expect(204);
    expect((await mine(carla))[0]).toMatchObject({ reply: { ...reply, text: 'We have called you.' } });
  });

  test('another provider does not find it', async () => {
    app.clock.set(A_DAY_LATER);
    const other = await provider(app);
    await by(app, other.owner)
      .put(`/reviews/${await idOfCarlas()}/reply`, { reply: 'We are better.' })
      .expect(404);
    expect((await listed()).filter((review) => review.reply)).toEqual([]);
  });

  test('takes 1 to 2,000 characters', async () => {
    const id = await idOfCarlas();
    for (const reply of ['', '   ', 'x'.repeat(2001)]) await by(app, salon.owner).put(`/reviews/${id}/reply`, { reply }).expect(400);
  });
});

describe('the photo of a provider', () => {
  test('is shown wherever they are, and goes when they remove it', async () => {
    const id = await idOfCarlas();
    await by(app, salon.owner).put(`/reviews/${id}/reply`, { reply: 'We are sorry.' }).expect(204);
    /** Each place, by what it says of the photo. */
    const everywhere = async () => {
      const { vendorId, serviceId } = salon;
      const favorites = await read<{ services: { vendor: Pictured }[]; vendors: Pictured[] }>('/favorites', dora);
      const newest = await read<(Pictured & { id: string })[]>('/vendors/newest');
      const replied = [await listed(), await mine(carla)].map((reviews) => reviews.find(({ reply }) => reply)!.reply!);
      const pictured: Record<string, Pictured> = {
        provider: await read(`/vendors/${vendorId}`),
        own: await read('/vendor/profile', salon.owner),
        service: (await read<{ vendor: Pictured }>(`/services/${serviceId}`)).vendor,
        list: (await read<Page<{ id: string; vendor: Pictured }>>('/services?sort=newest')).items.find((each) => each.id === serviceId)!
          .vendor,
        more: (await read<{ vendor: Pictured }[]>(`/vendors/${vendorId}/services`))[0]!.vendor,
        newest: newest.find((each) => each.id === vendorId)!,
        favoriteService: favorites.services[0]!.vendor,
        favoriteVendor: favorites.vendors[0]!,
        booking: (await read<Page<{ vendor: Pictured }>>('/bookings', carla)).items[0]!.vendor,
        review: (await read<Page<{ vendor: Pictured }>>('/reviews/mine', carla)).items[0]!.vendor,
        reply: replied[0]!,
        replyToMine: replied[1]!,
      };
      return Object.fromEntries(Object.entries(pictured).map(([place, { photoUrl }]) => [place, photoUrl]));
    };
    const places = Object.keys(await everywhere());
    const all = (photoUrl: string | null) => Object.fromEntries(places.map((place) => [place, photoUrl]));
    expect(await everywhere()).toEqual(all(null));

    const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { avatarUrl } = (await account(app, salon.owner).upload(picture, 'image/png').expect(201)).body as { avatarUrl: string };
    expect(await everywhere()).toEqual(all(avatarUrl));
    await app.http().get(avatarUrl).expect(200);
    await by(app, salon.owner).delete('/account/photo').expect(204);
    expect(await everywhere()).toEqual(all(null));
  });

  test('of before they applied is shown too', async () => {
    const owner = await app.member({ fullName: 'Petra Pictured' });
    const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { avatarUrl } = (await account(app, owner).upload(picture, 'image/png').expect(201)).body as { avatarUrl: string };
    await app.execute(new ApplyAsVendor(owner.userId, applicant({ businessName: 'Petra & Co' })));
    expect(await read('/vendor/profile', await signedIn(app, owner))).toMatchObject({ photoUrl: avatarUrl });
  });
});

describe('reporting a review', () => {
  test('an admin reads who says what; readers see the review as before', async () => {
    const id = await idOfCarlas();
    await by(app, dora).post(`/reviews/${id}/reports`, { ground: 'personal_data', note: 'It is about my street.' }).expect(204);
    await by(app, salon.owner).post(`/reviews/${id}/reports`, { ground: 'not_about_the_work' }).expect(204);
    const found = (await moderated('reported')).find((review) => review.id === id)!;
    expect(found).toMatchObject({ hidden: false, decision: null, actions: ['hide', 'keep'] });
    expect(found.reports).toHaveLength(2);
    expect(found.reports).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ground: 'personal_data', note: 'It is about my street.', reporterName: 'Dora Diaz', open: true }),
        expect.objectContaining({ ground: 'not_about_the_work', note: null, reporterName: 'Victoria Brandt', open: true }),
      ]),
    );
    await expectEverywhere(2, 3.5);
    const all = await moderated('reported');
    expect(await read('/admin/waiting', admin)).toContainEqual({ kind: 'review', count: all.length, since: expect.any(String) });
  });

  test('each reader reports it once', async () => {
    const id = await idOfCarlas();
    await by(app, dora).post(`/reviews/${id}/reports`, { ground: 'spam' }).expect(204);
    const { body } = await by(app, dora).post(`/reviews/${id}/reports`, { ground: 'offensive' }).expect(409);
    expect(body).toMatchObject({ code: 'booking/already-reported' });
  });

  test('so can visitors, by a ground alone; the desk shows nobody’s name', async () => {
    const id = await idOfCarlas();
    const visit = (told: object) => app.http().post(`${API}/reviews/${id}/reports`).send(told);
    expect((await visit({ ground: 'other' }).expect(400)).body).toMatchObject({
      fields: { ground: 'Please sign in to report something else.' },
    });
    expect((await visit({ ground: 'spam', note: 'Paid.' }).expect(400)).body).toMatchObject({
      fields: { note: 'Please sign in to add a note.' },
    });
    await visit({ ground: 'spam' }).expect(204);
    await visit({ ground: 'spam' }).expect(204);
    await by(app, dora).post(`/reviews/${id}/reports`, { ground: 'spam' }).expect(204);
    const { reports } = (await moderated('reported')).find((review) => review.id === id)!;
    expect(reports.map(({ ground, note, reporterName }) => ({ ground, note, reporterName }))).toEqual(
      expect.arrayContaining([
        { ground: 'spam', note: null, reporterName: 'Dora Diaz' },
        { ground: 'spam', note: null, reporterName: null },
      ]),
    );
    expect(reports).toHaveLength(2);
    const { rows } = await app.database.pool.query<{ data: object }>(
      `select data from es.events where type = 'ReviewReportedByVisitor' and data->>'reviewId' = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    const told = ['bookingId', 'customerId', 'ground', 'reportId', 'reportedAt', 'reviewId', 'serviceId', 'vendorId'];
    expect(Object.keys(rows[0]!.data).sort()).toEqual(told);
  });

  test('an auditor reports nothing, and a token that is no longer good makes nobody a visitor', async () => {
    const id = await idOfCarlas();
    const auditor = await app.member({ roles: ['auditor'] });
    const { body } = await by(app, auditor).post(`/reviews/${id}/reports`, { ground: 'spam' }).expect(403);
    expect(body).toMatchObject({ code: 'booking/auditors-only-read' });
    await app.http().post(`${API}/reviews/${id}/reports`).set('Authorization', 'Bearer nonsense').send({ ground: 'spam' }).expect(401);
    expect((await moderated('reported')).map((review) => review.id)).not.toContain(id);
  });

  test('waits in its turn, however often it is reported', async () => {
    const [first, second] = [await idOfCarlas(), (await mine(dora))[0]!.id];
    const report = async (id: string, ground: string) => {
      app.clock.set(plusMinutes(app.clock.now(), 1));
      await app.http().post(`${API}/reviews/${id}/reports`).send({ ground }).expect(204);
    };
    await report(first, 'spam');
    await report(second, 'spam');
    await report(first, 'offensive');
    await app.caughtUp();
    const waiting = (await moderated('reported')).map(({ id }) => id).filter((id) => [first, second].includes(id));
    expect(waiting).toEqual([first, second]);
  });

  test('takes one of the grounds, and a note of 500 characters', async () => {
    const id = await idOfCarlas();
    for (const told of [{}, { ground: 'boring' }, { ground: 'spam', note: 'x'.repeat(501) }]) {
      await by(app, dora).post(`/reviews/${id}/reports`, told).expect(400);
    }
  });
});

describe('moderating reviews', () => {
  test('a hidden review is out of sight and out of every average; brought back it counts again', async () => {
    const id = await idOfCarlas();
    await by(app, dora).post(`/reviews/${id}/reports`, { ground: 'personal_data' }).expect(204);
    await decide(id, 'hide').expect(204);
    await expectEverywhere(1, 5);
    expect((await listed()).map((review) => review.id)).not.toContain(id);
    await by(app, salon.owner).put(`/reviews/${id}/reply`, { reply: 'We are sorry.' }).expect(404);
    await by(app, salon.owner).post(`/reviews/${id}/reports`, { ground: 'spam' }).expect(404);
    expect((await moderated('reported')).map((review) => review.id)).not.toContain(id);
    expect((await moderated('hidden')).find((review) => review.id === id)).toMatchObject({
      hidden: true,
      decision: { reason: REASON },
      reports: [{ open: false }],
      actions: ['keep'],
    });

    await decide(id, 'keep', 'The neighbour is not named after all.').expect(204);
    await expectEverywhere(2, 3.5);
    expect((await listed()).map((review) => review.id)).toContain(id);
    expect((await mine(carla))[0]).toMatchObject({ hidden: null });
  });

  test('its author reads why, and what they change is counted once it is brought back', async () => {
    const id = await idOfCarlas();
    await decide(id, 'hide').expect(204);
    expect((await mine(carla))[0]).toMatchObject({ rating: 2, hidden: { reason: REASON, hiddenAt: A_DAY_LATER } });
    await by(app, carla).put(`/bookings/${carlas}/review`, { rating: 4 }).expect(200);
    await expectEverywhere(1, 5);
    await decide(id, 'keep').expect(204);
    await expectEverywhere(2, 4.5);
  });

  test('the last review that is hidden leaves no average', async () => {
    for (const who of [carla, dora]) await decide((await mine(who))[0]!.id, 'hide').expect(204);
    await expectEverywhere(0, null);
    expect(await listed()).toEqual([]);
  });

  test('a reported review that is kept stays, and waits for nobody', async () => {
    const id = await idOfCarlas();
    await by(app, dora).post(`/reviews/${id}/reports`, { ground: 'spam' }).expect(204);
    await decide(id, 'keep').expect(204);
    expect((await moderated('reported')).map((review) => review.id)).not.toContain(id);
    expect((await moderated('all')).find((review) => review.id === id)).toMatchObject({
      hidden: false,
      decision: { reason: REASON },
      reports: [{ open: false }],
      actions: ['hide'],
    });
    await expectEverywhere(2, 3.5);
  });

  test('a decision twice is one', async () => {
    const id = await idOfCarlas();
    await decide(id, 'hide').expect(204);
    await decide(id, 'hide', 'Another reason altogether.').expect(204);
    await expectEverywhere(1, 5);
    expect((await mine(carla))[0]).toMatchObject({ hidden: { reason: REASON } });
  });

  test('nobody decides about a review of their own, or of their business', async () => {
    const id = await idOfCarlas();
    for (const who of [carla, salon.owner]) {
      await app.execute(new GrantRole(who.userId, 'admin', true));
      const { body } = await by(app, await signedIn(app, who))
        .post(`/admin/reviews/${id}/hide`, { reason: REASON })
        .expect(409);
      expect(body).toMatchObject({ code: 'booking/own-case' });
    }
    await expectEverywhere(2, 3.5);
  });

  test('a reason has 10 to 500 characters', async () => {
    const id = await idOfCarlas();
    for (const reason of ['', 'Too short', 'x'.repeat(501)]) await decide(id, 'hide', reason).expect(400);
  });
});

describe('whoever is erased', () => {
  test('leaves stars without words, and a report without its note', async () => {
    const id = await idOfCarlas();
    await by(app, dora).post(`/reviews/${id}/reports`, { ground: 'other', note: 'It is about my street.' }).expect(204);
    await by(app, salon.owner).put(`/reviews/${id}/reply`, { reply: 'We are sorry.' }).expect(204);
    for (const who of [dora, carla]) await account(app, who).leave().expect(204);
    const found = (await moderated('reported')).find((review) => review.id === id)!;
    expect(found).toMatchObject({ rating: 2, comment: null, authorName: 'Anonymous', reply: { text: 'We are sorry.' } });
    expect(found.reports).toMatchObject([{ ground: 'other', note: null, reporterName: 'Unknown User' }]);
    expect(await listed()).toHaveLength(2);
  });
});
