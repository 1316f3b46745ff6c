import { Injectable } from '@nestjs/common';
import { type Expression, sql } from 'kysely';
import { AccountRow, avatarUrl, type Role, rolesOf } from '../../accounts/index.js';
import { Database } from '../../platform/database/database.js';
import { countedUpTo, listPage, MOST_LISTED } from '../../platform/lists/list-page.js';
import { plannedEachTime, statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { contains, idIn } from '../../platform/tables/text/text-search.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { inPortions, inTurn, place, type WholeList, wholeList } from '../../platform/tables/whole-list.js';
import { digitsOf } from './digits-of.js';
import {
  type DownloadUsersDto,
  type ManagedUserDto,
  ManagedUserPageDto,
  ManagedUsersQuery,
  USER_ORDERS,
  UserCountsDto,
  type UserOrder,
  type UserState,
} from './user-management.dto.js';

const PAGE_SIZE = 20;

interface Wanted {
  readonly role: Role | null;
  readonly state: UserState | null;
  readonly search: string;
  /** Where it is a whole one. */
  readonly id: string | null;
  /** Of a phone number; empty where nothing like one is looked for. */
  readonly digits: string;
}

const tables = tablesOf(AccountRow);
const a = rowAs(AccountRow, 'a');

const NOBODY = 'Unknown User';
const NAME = a.fn.coalesce('a.full_name', a.val(NOBODY));
/** Every account has an address until it is erased. */
const users = () => tables.selectFrom('account_directory as a').where('a.email', 'is not', null);

const HOLDS: Record<Role, Expression<boolean>> = {
  admin: a.ref('a.is_admin'),
  auditor: a.ref('a.is_auditor'),
  vendor: a.ref('a.is_vendor'),
  user: sql<boolean>`not ${a.ref('a.is_auditor')}`,
};

const stateOf = sql<UserState>`case when ${a.ref('a.deactivated_at')} is null then 'active' else 'deactivated' end`;

const found = ({ role, state, search, id, digits }: Values<Wanted>) => {
  const holdsIt = sql<boolean>`case ${role} when 'admin' then ${HOLDS.admin} when 'auditor' then ${HOLDS.auditor} when 'vendor' then ${HOLDS.vendor} else ${HOLDS.user} end`;
  const dialled = sql`regexp_replace(${a.ref('a.phone')}, '\\D', '', 'g')`;
  return users()
    .where(whenGiven(role, 'text', holdsIt))
    .where(whenGiven(state, 'text', sql`${stateOf} = ${state}`))
    .where(
      a.or([
        sql<boolean>`${search} = ''`,
        sql<boolean>`${a.ref('a.id')} = ${id}::uuid`,
        contains(a.ref('a.full_name'), search),
        a.and([a('a.full_name', 'is', null), contains(a.val(NOBODY), search)]),
        sql<boolean>`${search} like '%@%' and lower(${a.ref('a.email')}) = lower(${search})`,
        sql<boolean>`${digits} <> '' and ${dialled} like '%' || ${digits} || '%'`,
      ]),
    );
};

const ORDERS: Record<UserOrder, Expression<unknown>> = {
  newest: sql`${a.ref('a.registered_at')} desc`,
  name: sql`lower(${NAME})`,
};

/** The page is cut before anything is looked up for its rows. */
const cut = (order: UserOrder, wanted: Values<Wanted & { offset: number }>) =>
  found(wanted).select('a.id').orderBy(ORDERS[order]).orderBy('a.id').limit(PAGE_SIZE).offset(wanted.offset);

const shown = () =>
  users()
    .leftJoin('account_directory as d', 'd.id', 'a.deactivated_by')
    .select([
      'a.id',
      NAME.as('fullName'),
      'a.phone',
      'a.photo_id as photoId',
      'a.is_admin as isAdmin',
      'a.is_auditor as isAuditor',
      'a.is_vendor as isVendor',
      'a.registered_at as createdAt',
      'a.address',
      'a.city',
      'a.state',
      'a.deactivated_at as deactivatedAt',
      'a.deactivation_reason as reason',
      'd.full_name as deactivatedBy',
    ]);

const byOrder = <T>(made: (order: UserOrder) => T) =>
  Object.fromEntries(USER_ORDERS.map((order) => [order, made(order)])) as Record<UserOrder, T>;
const LISTINGS = byOrder((order) =>
  plannedEachTime(`managed-users-by-${order}`, (wanted: Values<Wanted & { offset: number }>) =>
    shown().where('a.id', 'in', cut(order, wanted)).orderBy(ORDERS[order]).orderBy('a.id'),
  ),
);
const WHOLE = byOrder((order) =>
  plannedEachTime(`whole-users-by-${order}`, (wanted: Values<Wanted>) =>
    inPortions(found(wanted).select(['a.id', place(ORDERS[order], a.ref('a.id'))])),
  ),
);
const inTheirTurn = statement('whole-users-rows', ({ ids }: Values<{ ids: readonly string[] }>) =>
  shown().innerJoin(inTurn(ids), 'turn.id', 'a.id').orderBy('turn.place'),
);

const naming = plannedEachTime('users-found', (wanted: Values<Wanted & { atMost: number }>) =>
  found(wanted)
    .select(['a.id', NAME.as('fullName'), 'a.is_admin as isAdmin', 'a.is_auditor as isAuditor', 'a.is_vendor as isVendor'])
    .orderBy(ORDERS.name)
    .orderBy('a.id')
    .limit(wanted.atMost),
);
const counting = plannedEachTime('managed-users-count', (wanted: Values<Wanted>) => countedUpTo(MOST_LISTED, found(wanted).select('a.id')));

const byRole = statement('users-by-role', () =>
  users().select((eb) => {
    const who = (role: Role) => eb.fn.countAll().filterWhere(HOLDS[role]);
    return [
      eb.fn.countAll().as('totalUsers'),
      who('user').as('customers'),
      who('vendor').as('vendors'),
      who('admin').as('admins'),
      who('auditor').as('auditors'),
      eb.fn.countAll().filterWhere(a.ref('a.deactivated_at'), 'is not', null).as('deactivated'),
    ];
  }),
);

const matching = plannedEachTime('managed-users-matching', (wanted: Values<Wanted & { atMost: number }>) =>
  found(wanted).select('a.id').orderBy('a.registered_at').orderBy('a.id').limit(wanted.atMost),
);

/** In a body, what is not asked for may be null, too. */
function wantedBy({ role, state, ...asked }: Omit<DownloadUsersDto, 'sort'>): Wanted {
  const search = asked.search ?? '';
  return { role: role ?? null, state: state ?? null, search, id: idIn(search), digits: digitsOf(search) };
}

type Shown = Awaited<ReturnType<typeof inTheirTurn.all>>[number];

const asManaged = ({ photoId, isAdmin, isAuditor, isVendor, deactivatedAt, deactivatedBy, reason, ...user }: Shown): ManagedUserDto => ({
  ...user,
  isActive: deactivatedAt === null,
  deactivation: deactivatedAt === null ? null : { at: deactivatedAt, by: deactivatedBy, reason: reason ?? '' },
  avatarUrl: avatarUrl(user.id, photoId),
  roles: [...rolesOf({ isAdmin, isAuditor, isVendor })],
});

/** Everybody who has an account. Whoever was erased is nobody any more. */
@Injectable()
export class ManagedUsers {
  constructor(private readonly database: Database) {}

  async page({ page = 1, sort = 'newest', ...asked }: ManagedUsersQuery): Promise<ManagedUserPageDto> {
    const { pool } = this.database;
    const wanted = wantedBy(asked);
    const found = await listPage({
      page,
      pageSize: PAGE_SIZE,
      counted: () => counting.one(pool, wanted),
      listed: (offset) => LISTINGS[sort].all(pool, { ...wanted, offset }),
    });
    return { ...found, items: found.items.map(asManaged) };
  }

  async whole({ sort, ...asked }: DownloadUsersDto): Promise<WholeList<ManagedUserDto>> {
    const { pool } = this.database;
    return wholeList(await WHOLE[sort ?? 'newest'].all(pool, wantedBy(asked)), async (ids) =>
      (await inTheirTurn.all(pool, { ids })).map(asManaged),
    );
  }

  /** Ids of all that match, on whichever page. */
  async matching(asked: Omit<DownloadUsersDto, 'sort'>, atMost: number): Promise<string[]> {
    return (await matching.all(this.database.pool, { ...wantedBy(asked), atMost })).map(({ id }) => id);
  }

  /** The first few that a text finds, by name. */
  async first(search: string, atMost: number) {
    const rows = await naming.all(this.database.pool, { ...wantedBy({ search }), atMost });
    return rows.map(({ id, fullName, ...held }) => ({ id, fullName, roles: [...rolesOf(held)] }));
  }

  counts(): Promise<UserCountsDto> {
    return byRole.one(this.database.pool);
  }
}
