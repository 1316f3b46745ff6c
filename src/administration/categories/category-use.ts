import { Injectable } from '@nestjs/common';
import { ServiceRow } from '../../catalog/index.js';
import { CategoryRow } from '../../categories/index.js';
import { adminName } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/events/recorded.js';
import { Consistency } from '../../platform/projections/consistency.js';
import { Streams } from '../../platform/streams/streams.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';

const PATIENCE_MS = 10_000;

const tables = tablesOf(ServiceRow, CategoryRow);

const servicesIn = statement('services-in-category', ({ categoryId }: Values<{ categoryId: string }>) =>
  tables.selectFrom('catalog_service').select('id').where('category_id', '=', categoryId).orderBy('created_at').orderBy('id'),
);
const childrenOf = statement('children-of-category', ({ categoryId }: Values<{ categoryId: string }>) =>
  tables
    .selectFrom('catalog_category')
    .select((eb) => eb.fn.countAll().as('children'))
    .where('parent_id', '=', categoryId),
);

/** What stands in a category, by the read tables. */
export interface InUse {
  /** Ids of services that are not archived, whatever their state. */
  readonly services: readonly string[];
  readonly children: number;
}

@Injectable()
export class CategoryUse {
  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly consistency: Consistency,
  ) {}

  async of(categoryId: string): Promise<InUse> {
    await this.consistency.caughtUp(await this.streams.head());
    return this.read(categoryId);
  }

  /** With everything that happened up to a position; `undefined` while the read tables are too far behind. */
  async since(position: Position, categoryId: string): Promise<InUse | undefined> {
    return (await this.consistency.caughtUp(position, PATIENCE_MS)) ? this.read(categoryId) : undefined;
  }

  /** Of an administrator; `undefined` where nobody may be named. */
  nameOf(userId: string | null): Promise<string | undefined> {
    return adminName(this.database, userId);
  }

  private async read(categoryId: string): Promise<InUse> {
    const [services, { children }] = await Promise.all([
      servicesIn.all(this.database.pool, { categoryId }),
      childrenOf.one(this.database.pool, { categoryId }),
    ]);
    return { services: services.map(({ id }) => id), children };
  }
}
