import { Injectable } from '@nestjs/common';
import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { ServiceRow } from '../../catalog/index.js';
import { CategoryRow } from '../../categories/index.js';
import { KeptFigures } from '../../platform/answers/kept-figures.js';
import { Database } from '../../platform/database/database.js';
import { listPage, MOST_FOUND, MOST_LISTED } from '../../platform/lists/list-page.js';
import { plannedEachTime, statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { contains, idIn } from '../../platform/tables/text/text-search.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { inPortions, inTurn, place, type WholeList, wholeList } from '../../platform/tables/whole-list.js';
import { vendorIsPublic, VendorRow } from '../../vendor-onboarding/index.js';
import {
  type Direction,
  DIRECTIONS,
  type DownloadServicesDto,
  type ManagedServiceDto,
  ManagedServicePageDto,
  ManagedServicesQuery,
  SERVICE_ORDERS,
  type ServiceOrder,
  type ServiceState,
} from './service-management.dto.js';

const PAGE_SIZE = 20;

interface Wanted {
  readonly category: string | null;
  readonly vendor: string | null;
  readonly search: string;
  /** Where it is a whole one. */
  readonly id: string | null;
}

const tables = tablesOf(ServiceRow, VendorRow, CategoryRow);
const s = rowAs(ServiceRow, 's');
const v = rowAs(VendorRow, 'v');
const c = rowAs(CategoryRow, 'c');

/** Beyond so many, putting together what the indexes find takes longer than a look at each service. */
const RARE = 5000;

/** What a page is found and cut by: vendors and categories are looked up for its rows only. */
const services = () =>
  tables
    .selectFrom('catalog_service as s')
    .select(['s.id', 's.vendor_id', 's.category_id', 's.title', 's.base_price_cents', 's.active', 's.created_at']);
const titled = (search: Expression<string>) => contains(s.ref('s.title'), search);
const vendorsNamed = (search: Expression<string>) =>
  tables
    .selectFrom('vendor_directory as v')
    .select('v.id')
    .where(contains(v.ref('v.business_name'), search));
const ofVendorsNamed = (search: Expression<string>) => services().innerJoin(vendorsNamed(search).as('named'), 'named.id', 's.vendor_id');

const hits = plannedEachTime('managed-services-hits', ({ search }: Values<{ search: string }>) => {
  const often = (found: ReturnType<typeof services>) =>
    sql<boolean>`(select count(*) from ${found
      .clearSelect()
      .select('s.id')
      .limit(RARE + 1)} hit) > ${sql.lit(RARE)}`;
  return tables.selectNoFrom([sql<boolean>`${often(ofVendorsNamed(search))} or ${often(services().where(titled(search)))}`.as('often')]);
});

type Sought = Pick<Wanted, 'search' | 'id'>;
type Found = (sought: Values<Sought>) => ReturnType<typeof services>;

/** Each index is asked for itself, and what it finds is put together. */
const byIndexes: Found = ({ search, id }) =>
  services()
    .where(titled(search))
    .union(ofVendorsNamed(search))
    .union(services().where('s.id', '=', id));
const oneByOne: Found = ({ search, id }) =>
  services().where(s.or([sql<boolean>`${s.ref('s.id')} = ${id}::uuid`, s('s.vendor_id', 'in', vendorsNamed(search)), titled(search)]));

/** In either state. */
const found = (way: Found, wanted: Values<Wanted>) =>
  tables
    .selectFrom(way(wanted).as('s'))
    .where(whenGiven(wanted.category, 'uuid', sql`${s.ref('s.category_id')} = ${wanted.category}::uuid`))
    .where(whenGiven(wanted.vendor, 'uuid', sql`${s.ref('s.vendor_id')} = ${wanted.vendor}::uuid`));

const isInState = (state: Values<{ state: ServiceState | null }>['state']) =>
  whenGiven(state, 'text', sql`${s.ref('s.active')} = (${state} = 'active')`);

const ORDERS: Record<ServiceOrder, Expression<unknown>> = {
  created: s.ref('s.created_at'),
  title: sql`lower(${s.ref('s.title')})`,
  vendor: sql`lower(${v.ref('v.business_name')})`,
  category: sql`lower(${c.ref('c.name')})`,
  price: s.ref('s.base_price_cents'),
  // Active ones first.
  status: sql`not ${s.ref('s.active')}`,
};

interface Listed extends Wanted {
  readonly state: ServiceState | null;
}
type Page = Listed & { readonly offset: number };

/** What an order needs besides the services themselves. */
const withOrder = (query: ReturnType<typeof found>, order: ServiceOrder) => {
  if (order === 'vendor') return query.innerJoin('vendor_directory as v', 'v.id', 's.vendor_id');
  return order === 'category' ? query.innerJoin('catalog_category as c', 'c.id', 's.category_id') : query;
};

const listed = (way: Found, order: ServiceOrder, wanted: Values<Listed>) =>
  withOrder(found(way, wanted), order).where(isInState(wanted.state)).select('s.id');

/** The page is cut before anything is looked up for its rows. */
const cut = (way: Found, order: ServiceOrder, direction: Direction, wanted: Values<Page>) =>
  listed(way, order, wanted)
    .orderBy(ORDERS[order], direction)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .limit(PAGE_SIZE)
    .offset(wanted.offset);

const shown = () =>
  tables
    .selectFrom('catalog_service as s')
    .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
    .innerJoin('catalog_category as c', 'c.id', 's.category_id')
    .select([
      's.id',
      's.revision',
      's.title',
      's.description',
      's.base_price_cents as basePriceCents',
      's.price_type as priceType',
      's.duration_minutes as durationMinutes',
      jsonBuildObject({ id: v.ref('v.id'), businessName: v.ref('v.business_name'), isPublic: sql<boolean>`${vendorIsPublic}` }).as(
        'vendor',
      ),
      jsonBuildObject({ id: c.ref('c.id'), name: c.ref('c.name'), isActive: c.ref('c.active') }).as('category'),
      's.active as isActive',
      's.created_at as createdAt',
      's.updated_at as updatedAt',
    ]);

const byOrder = <T>(made: (order: ServiceOrder, direction: Direction) => T) =>
  Object.fromEntries(
    SERVICE_ORDERS.map((order) => [order, Object.fromEntries(DIRECTIONS.map((direction) => [direction, made(order, direction)]))]),
  ) as Record<ServiceOrder, Record<Direction, T>>;
const inTheirTurn = statement('whole-services-rows', ({ ids }: Values<{ ids: readonly string[] }>) =>
  shown().innerJoin(inTurn(ids), 'turn.id', 's.id').orderBy('turn.place'),
);

const reading = (how: string, way: Found, most: number) => ({
  most,
  listed: byOrder((order, direction) =>
    plannedEachTime(`managed-services-${how}-by-${order}-${direction}`, (page: Values<Page>) =>
      shown()
        .where('s.id', 'in', cut(way, order, direction, page))
        .orderBy(ORDERS[order], direction)
        .orderBy('s.created_at', 'desc')
        .orderBy('s.id'),
    ),
  ),
  counted: plannedEachTime(`managed-services-count-${how}`, (wanted: Values<Wanted>) =>
    found(way, wanted).select((eb) => [
      eb.fn.countAll().filterWhere('s.active', '=', true).as('activeCount'),
      eb.fn.countAll().filterWhere('s.active', '=', false).as('inactiveCount'),
    ]),
  ),
  whole: byOrder((order, direction) =>
    plannedEachTime(`whole-services-${how}-by-${order}-${direction}`, (wanted: Values<Listed>) =>
      inPortions(
        listed(way, order, wanted).select(
          place(sql`${ORDERS[order]} ${sql.raw(direction)}`, sql`${s.ref('s.created_at')} desc`, s.ref('s.id')),
        ),
      ),
    ),
  ),
  first: plannedEachTime(`services-found-${how}`, (wanted: Values<Wanted & { atMost: number }>) =>
    found(way, wanted)
      .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
      .select(['s.id', 's.title', 'v.business_name as businessName'])
      .orderBy(ORDERS.title)
      .orderBy('s.id')
      .limit(wanted.atMost),
  ),
  matching: plannedEachTime(`managed-services-matching-${how}`, (wanted: Values<Listed & { atMost: number }>) =>
    found(way, wanted).where(isInState(wanted.state)).select('s.id').orderBy('s.created_at').orderBy('s.id').limit(wanted.atMost),
  ),
});
const READING = {
  all: reading('all', services, MOST_LISTED),
  few: reading('few', byIndexes, MOST_FOUND),
  many: reading('many', oneByOne, MOST_FOUND),
};

const usual = (sort: ServiceOrder): Direction => (sort === 'created' ? 'desc' : 'asc');

/** In a body, what is not asked for may be null, too. */
function wantedBy({ state, category, vendor, ...asked }: Omit<DownloadServicesDto, 'sort' | 'direction'>): Listed {
  const search = asked.search ?? '';
  return { state: state ?? null, category: category ?? null, vendor: vendor ?? null, search, id: idIn(search) };
}

/** All services that are not deleted, whosever they are. */
@Injectable()
export class ManagedServices {
  constructor(
    private readonly database: Database,
    private readonly figures: KeptFigures,
  ) {}

  /** The first few that a text finds, by title. */
  async first(search: string, atMost: number) {
    const { first } = await this.readingOf(search);
    return first.all(this.database.pool, { ...wantedBy({ search }), atMost });
  }

  /** Ids of all that match, on whichever page. */
  async matching(asked: Omit<DownloadServicesDto, 'sort' | 'direction'>, atMost: number): Promise<string[]> {
    const wanted = wantedBy(asked);
    const { matching } = await this.readingOf(wanted.search);
    return (await matching.all(this.database.pool, { ...wanted, atMost })).map(({ id }) => id);
  }

  async page({ page = 1, sort = 'created', direction = usual(sort), ...asked }: ManagedServicesQuery): Promise<ManagedServicePageDto> {
    const { pool } = this.database;
    const wanted = wantedBy(asked);
    const { category, vendor, search, id } = wanted;
    const { most, listed, counted } = await this.readingOf(search);
    const counts = this.figures.one(counted, { category, vendor, search, id });
    const found = await listPage({
      page,
      pageSize: PAGE_SIZE,
      most,
      counted: async () => {
        const { activeCount, inactiveCount } = await counts;
        return { count: { active: activeCount, inactive: inactiveCount, both: activeCount + inactiveCount }[wanted.state ?? 'both'] };
      },
      listed: (offset) => listed[sort][direction].all(pool, { ...wanted, offset }),
    });
    return { ...found, ...(await counts) };
  }

  async whole({ sort, direction, ...asked }: DownloadServicesDto): Promise<WholeList<ManagedServiceDto>> {
    const { pool } = this.database;
    const order = sort ?? 'created';
    const wanted = wantedBy(asked);
    const { whole } = await this.readingOf(wanted.search);
    const found = await whole[order][direction ?? usual(order)].all(pool, wanted);
    return wholeList(found, (ids) => inTheirTurn.all(pool, { ids }));
  }

  /** How a text is best looked for hangs on how often it is met. */
  private async readingOf(search: string) {
    if (search === '') return READING.all;
    return (await this.figures.one(hits, { search })).often ? READING.many : READING.few;
  }
}
