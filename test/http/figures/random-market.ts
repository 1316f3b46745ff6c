import { ArchiveService, CreateService, UpdateService } from '../../../src/catalog/index.js';
import { Random } from '../../../src/demo/market/random.js';
import type { Member, TestApp } from '../../support/app.js';
import { provider, signedIn } from '../booking-support.js';
import { CountedReport } from './counted-report.js';
import { type Business, RandomBookings } from './random-bookings.js';
import { erase, somePeople } from './random-people.js';
import { tell } from './told.js';

/** In Honolulu it is still October; in Chicago the clocks went back an hour and a half ago. */
export const NOW = '2026-11-01T08:30:00.000Z';
export const ZONES = [
  ['Pacific/Honolulu', '96813'],
  ['America/Chicago', '78701'],
  ['America/New_York', '10001'],
] as const;
export const TITLES = ['Drain cleaning', 'Gutter cleaning', 'Roof check', 'Boiler care', 'Tile repair', 'Door fitting', 'Lamp change'];
export const SEED = 20_261_101;
const BOOKINGS = 220;

export type Owned = Business & { readonly owner: Member };

/** A business, and what it should read. */
export interface Judged {
  readonly owned: Owned;
  readonly should: CountedReport;
}

/** Businesses in three zones that share their customers, with a random history; one service of each renamed, one deleted; one customer erased. */
export async function randomMarket(app: TestApp, seed = SEED): Promise<ReadonlyMap<string, Judged>> {
  const random = new Random(seed);
  const people = await somePeople(app);
  const businesses: Owned[] = [];
  for (const [timeZone, zip] of ZONES) businesses.push(await business(app, timeZone, zip));
  app.clock.set(NOW);
  const bookings = new RandomBookings(random, NOW);
  const history = businesses.flatMap((each) => Array.from({ length: BOOKINGS }, () => bookings.of(each, random.pick(people.all))).flat());
  // Nobody reviews what is not booked yet.
  const { booking = [], review = [] } = Object.groupBy(history, ({ stream }) => (stream.startsWith('review-') ? 'review' : 'booking'));
  for (const all of [booking, review])
    await Promise.all(all.map(({ stream, events, expected }) => app.streams.append(stream, events, expected)));
  await erase(app, people.erased);
  for (const { owner, services } of businesses) {
    const [renamed, deleted] = services;
    await app.execute(new UpdateService(owner.userId, renamed!.id, { title: 'Drains & pipes' }), owner.userId);
    await app.execute(new ArchiveService(owner.userId, deleted!.id), owner.userId);
  }
  await app.caughtUp();
  const told = await tell(app);
  const judged = businesses.map(async (each): Promise<[string, Judged]> => {
    const { vendorId, timeZone } = each;
    const should = new CountedReport(told, { vendorId, timeZone, now: NOW });
    return [timeZone, { owned: { ...each, owner: await signedIn(app, each.owner) }, should }];
  });
  return new Map(await Promise.all(judged));
}

/** One with as many services as there are titles. */
async function business(app: TestApp, timeZone: string, businessZip: string): Promise<Owned> {
  const { owner, vendorId, serviceId } = await provider(app, { title: TITLES[0]! }, { businessZip });
  const { rows } = await app.database.pool.query<{ categoryId: string }>(
    'select category_id as "categoryId" from read.catalog_service where id = $1',
    [serviceId],
  );
  const services = [{ id: serviceId, titles: [TITLES[0]!] }];
  for (const title of TITLES.slice(1)) {
    const offer = {
      ...rows[0]!,
      title,
      description: 'We do it well, and tell before what it costs.',
      basePriceCents: 9900,
      durationMinutes: 60,
    };
    const { serviceId: id } = await app.execute<{ serviceId: string }>(
      new CreateService(owner.userId, { ...offer, priceType: 'fixed' }),
      owner.userId,
    );
    services.push({ id, titles: [title, `${title} plus`] });
  }
  return { owner, vendorId, timeZone, services };
}
