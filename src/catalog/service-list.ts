import { lookupZip } from '../platform/geo/zip.js';
import { reachesSql } from '../vendor-onboarding/index.js';
import type { Database } from '../platform/database/database.js';
import { Invalid, NotFound } from '../platform/errors.js';
import { NO_UPPER_LIMIT, type ServiceCardDto, type ServicePageDto, type ServicesQueryDto, type ServiceSort } from './catalog.dto.js';
import { CARD_SQL, LISTED_SQL, SERVICES_SQL } from './service-sql.js';

const PAGE_SIZE = 24;

const NEWEST = 's.created_at desc, s.id';
const ORDERS: Readonly<Record<ServiceSort, string>> = {
  newest: NEWEST,
  'price-low': `s.base_price_cents, ${NEWEST}`,
  'price-high': `s.base_price_cents desc, ${NEWEST}`,
  rating: `v.rating_sum::float8 / nullif(v.rating_count, 0) desc nulls last, ${NEWEST}`,
  reviews: `v.rating_count desc, ${NEWEST}`,
};

/** The category itself and its children. */
const WITHIN = (slug: string) => `
  select id from read.catalog_category where slug = ${slug}
  union all
  select child.id from read.catalog_category child join read.catalog_category parent on parent.id = child.parent_id where parent.slug = ${slug}`;

interface Row {
  readonly total: number;
  readonly items: ServiceCardDto[];
  readonly known: boolean;
}

/**
 * One page of the public services. A page beyond the end is empty, with the right total.
 * @throws NotFound for a category that does not exist, Invalid for a reversed price range or an unknown ZIP code
 */
export async function listServices({ pool }: Pick<Database, 'pool'>, query: ServicesQueryDto): Promise<ServicePageDto> {
  const { page = 1 } = query;
  const { text, values } = servicesStatement(query, (page - 1) * PAGE_SIZE);
  const { rows } = await pool.query<Row>({ name: nameOf(text), text, values });
  const { total, items, known } = rows[0]!;
  if (!known) throw new NotFound('category', { code: 'catalog/category-not-found' });
  return { items, total, page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE) };
}

/** Total and items come from one statement, so that they tell of the same moment. */
export function servicesStatement(query: ServicesQueryDto, offset: number): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const { category, search } = query;
  const slug = category && bind(category);
  const pattern = search && bind(`%${search.replace(/[\\%_]/g, '\\$&')}%`);
  const conditions = [
    LISTED_SQL,
    ...(slug ? [`s.category_id in (${WITHIN(slug)})`] : []),
    ...(pattern ? [`(s.title ilike ${pattern} or s.description ilike ${pattern})`] : []),
    ...priceConditions(query, bind),
    ...(query.minRating ? [`v.rating_sum >= ${bind(query.minRating)} * v.rating_count and v.rating_count > 0`] : []),
    ...(query.zip ? [reachesZip(query.zip, bind)] : []),
  ].join(' and ');
  const order = query.sort ? ORDERS[query.sort] : pattern ? `s.title ilike ${pattern} desc, ${NEWEST}` : NEWEST;
  const found = `read.catalog_service s join read.vendor_directory v on v.id = s.vendor_id where ${conditions}`;
  // The page is found by ids alone: only its rows are sorted and joined with all their text.
  const text = `
    select
      (select count(*) from ${found}) as total,
      coalesce((select json_agg(card) from (
        select ${CARD_SQL}
        from (select s.id from ${found} order by ${order} limit ${PAGE_SIZE} offset ${bind(offset)}) page
        join (${SERVICES_SQL}) on s.id = page.id
        order by ${order}
      ) card), '[]') as items,
      ${slug ? `exists(select from read.catalog_category where slug = ${slug})` : 'true'} as known`;
  return { text, values };
}

function priceConditions({ minPrice = 0, maxPrice = NO_UPPER_LIMIT }: ServicesQueryDto, bind: (value: unknown) => string): string[] {
  if (minPrice > maxPrice) throw new Invalid({ maxPrice: 'The highest price must not be below the lowest' });
  return [
    ...(minPrice > 0 ? [`s.base_price_cents >= ${bind(minPrice * 100)}`] : []),
    ...(maxPrice < NO_UPPER_LIMIT ? [`s.base_price_cents <= ${bind(maxPrice * 100)}`] : []),
  ];
}

function reachesZip(zip: string, bind: (value: unknown) => string): string {
  const place = lookupZip(zip);
  if (!place) {
    const message = 'We do not know this ZIP code. Check its five digits, or look at all services.';
    throw new Invalid({ zip: message }, { code: 'catalog/unknown-zip', message });
  }
  return reachesSql('v', `${bind(place.latitude)}::float8`, `${bind(place.longitude)}::float8`);
}

/** There are few shapes of this statement; each is prepared once per connection. */
const names = new Map<string, string>();
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) names.set(text, (name = `services-${names.size}`));
  return name;
}
