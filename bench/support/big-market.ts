import { event } from '../../src/catalog/service.events.js';
import { SHIPPED_CATEGORIES } from '../../src/categories/index.js';
import { ZIPS } from '../../src/demo/market/places.js';
import { Random } from '../../src/demo/market/random.js';
import { type Job, TRADES } from '../../src/demo/market/trades.js';
import type { AnyEvent } from '../../src/platform/events/event.js';
import { lookupZip } from '../../src/platform/geo/zip.js';
import { idFrom } from '../../src/platform/ids.js';
import { type Append, noStream, type Streams } from '../../src/platform/streams/streams.js';
import { anyEvent } from '../../test/support/any-event.js';

export interface Size {
  readonly vendors: number;
  readonly services: number;
  readonly reviews: number;
}

const SEED = 100_000;
/** Streams per call of the store. */
const TOGETHER = 500;
const CALLERS = 4;
const BEGIN = Date.parse('2024-01-01T00:00:00.000Z');
const TWO_YEARS = 2 * 365 * 24 * 3600 * 1000;

const EXTRAS = 'same day|weekend|express|eco-friendly|premium|basic|full|quick|certified|family|yearly|emergency'.split('|');
/** Each stands in about one title of a thousand. */
export const RARE = 'chandelier|skylight|sauna|pergola|gazebo|aquarium|dumbwaiter|trampoline'.split('|');
const REMARKS = [
  'We bring every tool and take the rubbish with us.',
  'Licensed, insured and on time, or the first hour is free.',
  'Photos before and after, so that you can see what changed.',
  'Shoes off at the door; pets welcome.',
  'The price holds for homes of ordinary size, parking included.',
  'Ask about our plan for landlords and offices.',
];

const at = (random: Random): string => new Date(BEGIN + Math.floor(random.next() * TWO_YEARS)).toISOString();

/** A market of a size that nobody commits: appended as events, through the event store. The same one every time. */
export async function appendBigMarket(streams: Streams, size: Size): Promise<void> {
  await appendAll(streams, categories());
  await appendAll(streams, vendors(size));
  await appendAll(streams, reviews(size));
  await appendAll(streams, services(size));
}

const stream = (name: string, ...events: AnyEvent[]): Append => ({ stream: name, events, expected: noStream });

export async function appendAll(streams: Streams, appends: Iterator<Append>): Promise<void> {
  const caller = async () => {
    for (let batch = some(appends); batch.length > 0; batch = some(appends)) await streams.appendAll(batch);
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

function some(appends: Iterator<Append>): Append[] {
  const batch: Append[] = [];
  for (let next = appends.next(); !next.done; next = appends.next()) {
    batch.push(next.value);
    if (batch.length === TOGETHER) break;
  }
  return batch;
}

export const categoryId = (slug: string) => idFrom('bench-category', slug);
export const vendorId = (index: number) => idFrom('bench-vendor', String(index));

function* categories(): Generator<Append> {
  for (const { slug, parent, name, description, icon } of SHIPPED_CATEGORIES) {
    const facts = { categoryId: categoryId(slug), parentId: parent && categoryId(parent), name, slug, description, icon };
    yield stream(`category-${facts.categoryId}`, anyEvent('CategoryCreated', { ...facts, createdAt: new Date(BEGIN).toISOString() }));
  }
}

const metros = Object.values(ZIPS).flat();

function* vendors({ vendors: count }: Size): Generator<Append> {
  const random = new Random(SEED);
  for (let index = 0; index < count; index++) {
    const place = lookupZip(random.pick(metros))!;
    const ids = { vendorId: vendorId(index), userId: idFrom('bench-owner', String(index)), submission: 1 };
    const applied = anyEvent(
      'VendorAppliedV2',
      {
        ...ids,
        businessName: `Provider ${index + 1} of ${place.city}`,
        businessDescription: random.pick(REMARKS),
        businessCity: place.city,
        businessState: place.state,
        businessZip: place.zip,
        timeZone: place.timeZone,
        serviceAreaRadius: random.between(3, 40),
        yearsInBusiness: random.between(1, 40),
        kycDocumentType: 'passport',
        appliedAt: at(random),
      },
      {
        subject: ids.userId,
        fields: { contactPerson: `Owner ${index + 1}`, contactPhone: '1', businessAddress: '2', businessLicense: null, websiteUrl: null },
      },
    );
    const approved = anyEvent('VendorApproved', { ...ids, approvedAt: at(random) });
    yield stream(`vendor-${ids.vendorId}`, ...(random.chance(0.95) ? [applied, approved] : [applied]));
  }
}

function* reviews({ reviews: count, vendors: among }: Size): Generator<Append> {
  const random = new Random(SEED + 1);
  for (let index = 0; index < count; index++) {
    const bookingId = idFrom('bench-booking', String(index));
    // Some are much reviewed, some not at all; some are better than others.
    const vendor = Math.floor(random.next() ** 2 * among * 0.9);
    const customerId = idFrom('bench-customer', String(index % 500));
    const facts = { reviewId: bookingId, bookingId, vendorId: vendorId(vendor), serviceId: bookingId, customerId };
    const rating = Math.max(1, 5 - random.between(0, 1 + (vendor % 4)));
    const posted = { ...facts, serviceTitle: 'A job', rating, postedAt: at(random) };
    yield stream(
      `review-${bookingId}`,
      anyEvent('ReviewPosted', posted, { subject: customerId, fields: { comment: random.pick(REMARKS) } }),
    );
  }
}

function* services(size: Size): Generator<Append> {
  for (let index = 0; index < size.services; index++) yield serviceOf(index, size);
}

const trades = Object.values(TRADES);

/** One service of the market, as it was created. */
export function serviceOf(index: number, { vendors: among }: Size) {
  const random = new Random(SEED + 2 + index);
  const trade = random.pick(trades);
  const job = random.pick<Job>(trade.jobs);
  const serviceId = idFrom('bench-service', String(index));
  const created = event('ServiceCreated', {
    serviceId,
    vendorId: vendorId(random.between(0, among - 1)),
    categoryId: categoryId(trade.category),
    title: titleOf(job, random),
    description: `${job.text} ${random.pick(REMARKS)} ${random.pick(REMARKS)}`,
    basePriceCents: Math.max(500, Math.round(job.dollars * (0.5 + random.next())) * 100),
    priceType: job.priceType,
    durationMinutes: job.minutes,
    active: random.chance(0.97),
    createdAt: at(random),
  });
  return { stream: `service-${serviceId}`, events: [created], expected: noStream } as const;
}

function titleOf({ title }: Job, random: Random): string {
  const extra = random.chance(0.008) ? random.pick(RARE) : random.pick(EXTRAS);
  return random.chance(0.5) ? `${title}, ${extra}` : `${extra[0]!.toUpperCase()}${extra.slice(1)} ${title.toLowerCase()}`;
}
