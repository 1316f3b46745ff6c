import { sql } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { ServiceRow } from '../../catalog/index.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { BULK_KINDS, type BulkList } from './bulk-action.events.js';
import { BulkActionRow, BulkResultRow } from './bulk-actions.projection.js';

export const RESULTS_A_PAGE = 20;
const SHOWN = 10;
const tables = tablesOf(BulkActionRow, BulkResultRow, AccountRow, ServiceRow);

const latestOf = (list: BulkList) =>
  statement(`bulk-actions-of-${list}`, () =>
    tables
      .selectFrom('bulk_action as b')
      .leftJoin('account_directory as starter', 'starter.id', 'b.started_by')
      .select([
        'b.id',
        'b.kind',
        'starter.full_name as startedBy',
        'b.started_at as startedAt',
        'b.reason',
        'b.total',
        'b.changed',
        'b.unchanged',
        'b.refused',
        'b.finished_at as finishedAt',
      ])
      .where('b.kind', 'in', [...BULK_KINDS[list]])
      .orderBy('b.started_at', 'desc')
      .orderBy('b.id')
      .limit(SHOWN),
  );
export const latestOfServices = latestOf('services');
export const latestOfUsers = latestOf('users');

export const countsOf = statement('bulk-action-counts', ({ bulkId }: Values<{ bulkId: string }>) =>
  tables.selectFrom('bulk_action as b').select(['b.unchanged', 'b.refused']).where('b.id', '=', bulkId),
);

/** What was refused first, as nobody has expected that. */
export const resultsOf = statement('bulk-results', ({ bulkId, offset }: Values<{ bulkId: string; offset: number }>) =>
  tables
    .selectFrom('bulk_result as r')
    .leftJoin('catalog_service as s', 's.id', 'r.row_id')
    .leftJoin('account_directory as a', 'a.id', 'r.row_id')
    .select((eb) => ['r.row_id as rowId', eb.fn.coalesce('s.title', 'a.full_name').as('name'), 'r.why'])
    .where('r.bulk_id', '=', bulkId)
    .orderBy(sql`r.why is null`)
    .orderBy(sql`lower(coalesce(s.title, a.full_name))`)
    .orderBy('r.row_id')
    .limit(RESULTS_A_PAGE)
    .offset(offset),
);

export const startedBy = statement('personal-file-bulk-actions', ({ userId }: Values<{ userId: string }>) =>
  tables
    .selectFrom('bulk_action as b')
    .select(['b.id', 'b.kind', 'b.started_at as startedAt', 'b.total', 'b.reason'])
    .where('b.started_by', '=', userId)
    .orderBy('b.started_at')
    .orderBy('b.id'),
);
