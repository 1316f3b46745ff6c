import { listServices } from '../../src/catalog/listing/service-list.js';
import { Storefront } from '../../src/catalog/storefront/storefront.js';
import { SHIPPED_CATEGORIES } from '../../src/categories/shipped/shipped-categories.js';
import { buildMarket, type Business } from '../../src/demo/market/market.js';
import { Random } from '../../src/demo/market/random.js';
import { DEMO_SEED } from '../../src/demo/steps/plan.js';
import { SystemClock } from '../../src/platform/clock.js';
import { lookupZip, milesApart } from '../../src/platform/geo/zip.js';

/** Of a list, people look at so many. */
const LOOKED_AT = 10;
const BEST = 2;
const FAIR = 1;

export interface Judged {
  readonly query: string;
  /** Normalized discounted cumulative gain of the first ten: 1 when nothing better could stand there. */
  readonly ndcg: number;
  readonly total: number;
  /** Titles of the first ten, each with its grade: 2 for what was hoped for, 1 for what is fair, else 0. */
  readonly found: readonly string[];
}

/** The services of the demo data as visitors find them, and what each of the queries finds (K. Järvelin, J. Kekäläinen, TOIS 20, 2002). */
export function judged(queries: string): Judged[] {
  const { businesses } = buildMarket(new Random(DEMO_SEED));
  const storefront = storefrontOf(businesses);
  const offers = businesses.flatMap((business) => business.offers.map((offer) => ({ business, offer })));
  return judgements(queries).map(({ query, best, fair, zip }) => {
    const gradeOf = ({ business, offer }: (typeof offers)[number]): number => {
      if (zip && !reaches(business, zip)) return 0;
      const means = (wanted: readonly string[]) => wanted.some((text) => isMeant(text, business, offer));
      if (best.length === 0 || means(best)) return BEST;
      return means(fair) ? FAIR : 0;
    };
    const grades = new Map(offers.map((one) => [one.offer.key, gradeOf(one)]));
    const ideal = [...grades.values()].filter((grade) => grade > 0).toSorted((a, b) => b - a);
    if (ideal.length === 0) throw new Error(`Nothing in the demo data is what "${query}" asks for.`);
    const { items, total } = listServices(storefront, { search: query });
    const first = items.slice(0, LOOKED_AT);
    const gained = first.map(({ id }) => grades.get(id)!);
    return { query, total, ndcg: gainOf(gained) / gainOf(ideal), found: first.map(({ title }, index) => `${title} (${gained[index]})`) };
  });
}

export const meanOf = (all: readonly Judged[]): number => all.reduce((sum, { ndcg }) => sum + ndcg, 0) / all.length;

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, LOOKED_AT).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

type Offer = Business['offers'][number];

function isMeant(text: string, business: Business, { title, category }: Offer): boolean {
  if (text.startsWith('@')) return text.slice(1) === business.business;
  if (!text.startsWith('#')) return text === title;
  const slug = text.slice(1);
  return slug === category || SHIPPED_CATEGORIES.find((one) => one.slug === category)?.parent === slug;
}

const reaches = (business: Business, zip: string): boolean => milesApart(lookupZip(business.zip)!, lookupZip(zip)!) <= business.radius;

interface Judgement {
  readonly query: string;
  readonly best: readonly string[];
  readonly fair: readonly string[];
  readonly zip: string | undefined;
}

function judgements(queries: string): Judgement[] {
  const lines = queries.split('\n').filter((line) => line.includes('>'));
  return lines.map((line) => {
    const [query = '', hoped = ''] = line.split('>').map((part) => part.trim());
    const [, grades = '', zip] = /^(.*?)(?:\bin (\d{5}))?$/.exec(hoped)!;
    const [best = [], fair = []] = grades.split(';').map((part) =>
      part
        .split(',')
        .map((text) => text.trim())
        .filter((text) => text !== ''),
    );
    return { query, best, fair, zip };
  });
}

function storefrontOf(businesses: readonly Business[]): Storefront {
  const storefront = new Storefront(new SystemClock());
  storefront.change(
    businesses.flatMap((business, owner) =>
      business.offers.map((offer, index) => ({
        id: offer.key,
        revision: 0,
        vendorId: business.key,
        categoryId: offer.category,
        title: offer.title,
        description: offer.description,
        basePriceCents: offer.dollars * 100,
        priceType: offer.priceType,
        durationMinutes: offer.minutes,
        active: true,
        createdMs: owner * 100 + index,
      })),
    ),
    [],
  );
  storefront.replaceProviders(
    businesses.map(({ key, business, owner, zip, radius }) => {
      const { city, state, latitude, longitude, timeZone } = lookupZip(zip)!;
      const place = { city, state, latitude, longitude, timeZone, serviceAreaRadius: radius };
      return { id: key, businessName: business, ownerName: owner, photoUrl: null, ...place, ratingSum: 0, ratingCount: 0 };
    }),
  );
  storefront.replaceCategories(
    SHIPPED_CATEGORIES.map(({ slug, parent, ...shown }) => ({
      ...shown,
      id: slug,
      parentId: parent,
      slug,
      formerSlugs: [],
      pictureUrl: null,
      active: true,
    })),
  );
  return storefront;
}
