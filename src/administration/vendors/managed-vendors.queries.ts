import { Injectable } from '@nestjs/common';
import { type Expression, sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import { countedUpTo, listPage, MOST_LISTED } from '../../platform/lists/list-page.js';
import { plannedEachTime, statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { contains, idIn } from '../../platform/tables/text/text-search.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { inPortions, inTurn, place, type WholeList, wholeList } from '../../platform/tables/whole-list.js';
import { VendorFiguresRow, vendorOwnerName, vendorPhotoUrl, vendorRating, VendorRow } from '../../vendor-onboarding/index.js';
import {
  type DownloadVendorsDto,
  type ManagedVendorDto,
  ManagedVendorPageDto,
  ManagedVendorsQuery,
  VENDOR_ORDERS,
  VendorCountsDto,
  type VendorOrder,
  type VendorState,
} from './vendor-management.dto.js';

const PAGE_SIZE = 20;

interface Wanted {
  readonly state: VendorState | null;
  readonly search: string;
  /** Where it is a whole one. */
  readonly id: string | null;
}

const tables = tablesOf(VendorRow, VendorFiguresRow);
const v = rowAs(VendorRow, 'v');

/** What administrators call the states in which a provider can be. */
const stateOf = sql<VendorState>`case
  when ${v.ref('v.verification_status')} <> 'approved' then ${v.ref('v.verification_status')}
  when ${v.ref('v.active')} then 'active'
  else 'inactive'
end`;

const found = (wanted: Values<Wanted>) =>
  tables
    .selectFrom('vendor_directory as v')
    .where(whenGiven(wanted.state, 'text', sql`${stateOf} = ${wanted.state}`))
    .where(
      v.or([
        sql<boolean>`${wanted.search} = ''`,
        sql<boolean>`${v.ref('v.id')} = ${wanted.id}::uuid`,
        contains(v.ref('v.business_name'), wanted.search),
        contains(v.ref('v.owner_name'), wanted.search),
      ]),
    );

const ORDERS: Record<VendorOrder, Expression<unknown>> = {
  newest: sql`${v.ref('v.applied_at')} desc`,
  name: sql`lower(${v.ref('v.business_name')})`,
  rating: sql`${vendorRating} desc nulls last`,
};

/** The page is cut before anything is looked up for its rows. */
const cut = (order: VendorOrder, wanted: Values<Wanted & { offset: number }>) =>
  found(wanted).select('v.id').orderBy(ORDERS[order]).orderBy('v.id').limit(PAGE_SIZE).offset(wanted.offset);

const shown = () =>
  tables
    .selectFrom('vendor_directory as v')
    .innerJoin('vendor_figures as f', 'f.vendor_id', 'v.id')
    .select([
      'v.id',
      'v.business_name as businessName',
      'v.business_description as businessDescription',
      vendorOwnerName.as('ownerName'),
      vendorPhotoUrl.as('photoUrl'),
      vendorRating.as('averageRating'),
      'v.rating_count as reviewCount',
      'v.service_area_radius as serviceAreaRadius',
      'v.city',
      'v.state',
      'v.verification_status as verificationStatus',
      'v.active as isActive',
      'v.paused as isPaused',
      'v.suspension_reason as suspensionReason',
      'v.rejection_reason as rejectionReason',
      'v.submission',
      'v.applied_at as appliedAt',
      'f.services as serviceCount',
      'f.bookings as bookingCount',
    ]);

const byOrder = <T>(made: (order: VendorOrder) => T) =>
  Object.fromEntries(VENDOR_ORDERS.map((order) => [order, made(order)])) as Record<VendorOrder, T>;
const LISTINGS = byOrder((order) =>
  plannedEachTime(`managed-vendors-by-${order}`, (wanted: Values<Wanted & { offset: number }>) =>
    shown().where('v.id', 'in', cut(order, wanted)).orderBy(ORDERS[order]).orderBy('v.id'),
  ),
);
const WHOLE = byOrder((order) =>
  plannedEachTime(`whole-vendors-by-${order}`, (wanted: Values<Wanted>) =>
    inPortions(found(wanted).select(['v.id', place(ORDERS[order], v.ref('v.id'))])),
  ),
);
const inTheirTurn = statement('whole-vendors-rows', ({ ids }: Values<{ ids: readonly string[] }>) =>
  shown().innerJoin(inTurn(ids), 'turn.id', 'v.id').orderBy('turn.place'),
);

const naming = plannedEachTime('vendors-found', (wanted: Values<Wanted & { atMost: number }>) =>
  found(wanted)
    .select(['v.id', 'v.business_name as businessName', vendorOwnerName.as('ownerName')])
    .orderBy(ORDERS.name)
    .orderBy('v.id')
    .limit(wanted.atMost),
);
const counting = plannedEachTime('managed-vendors-count', (wanted: Values<Wanted>) =>
  countedUpTo(MOST_LISTED, found(wanted).select('v.id')),
);

const states = statement('vendors-by-state', () =>
  tables.selectFrom('vendor_directory as v').select((eb) => {
    const are = (which: VendorState) => eb.fn.countAll().filterWhere(sql<boolean>`${stateOf} = ${sql.lit(which)}`);
    return [
      eb.fn.countAll().as('totalVendors'),
      are('pending').as('pendingApproval'),
      are('active').as('activeVendors'),
      are('inactive').as('inactiveVendors'),
      are('rejected').as('rejectedVendors'),
      sql<number | null>`round(sum(${eb.ref('v.rating_sum')})::numeric / nullif(sum(${eb.ref('v.rating_count')}), 0), 2)`.as(
        'averageRating',
      ),
    ];
  }),
);

/** In a body, what is not asked for may be null, too. */
function wantedBy({ state, ...asked }: Omit<DownloadVendorsDto, 'sort'>): Wanted {
  const search = asked.search ?? '';
  return { state: state ?? null, search, id: idIn(search) };
}

/** All providers, whatever their state. */
@Injectable()
export class ManagedVendors {
  constructor(private readonly database: Database) {}

  async page({ page = 1, sort = 'newest', ...asked }: ManagedVendorsQuery): Promise<ManagedVendorPageDto> {
    const { pool } = this.database;
    const wanted = wantedBy(asked);
    return listPage({
      page,
      pageSize: PAGE_SIZE,
      counted: () => counting.one(pool, wanted),
      listed: (offset) => LISTINGS[sort].all(pool, { ...wanted, offset }),
    });
  }

  async whole({ sort, ...asked }: DownloadVendorsDto): Promise<WholeList<ManagedVendorDto>> {
    const { pool } = this.database;
    return wholeList(await WHOLE[sort ?? 'newest'].all(pool, wantedBy(asked)), (ids) => inTheirTurn.all(pool, { ids }));
  }

  /** The first few that a text finds, by name. */
  first(search: string, atMost: number) {
    return naming.all(this.database.pool, { ...wantedBy({ search }), atMost });
  }

  counts(): Promise<VendorCountsDto> {
    return states.one(this.database.pool);
  }
}
