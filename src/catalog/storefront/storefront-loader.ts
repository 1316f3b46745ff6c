import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { positionOf, repairsOf, stampsNow } from '../../platform/projections/changed.js';
import { SharedReading } from '../../platform/projections/kept/shared-reading.js';
import { Progress } from '../../platform/projections/progress.js';
import { shapeOf } from '../../platform/tables/table-shape.js';
import { noteRead } from '../../platform/tables/tables-read.js';
import { ArchivedServiceRow, ServiceRow } from '../services/services.projection.js';
import { Storefront } from './storefront.js';
import { publicProviders, servicesAfter, servicesArchived, servicesChanged, shownCategories } from './storefront.queries.js';

const SERVICES = shapeOf(ServiceRow).name;
const ARCHIVED = shapeOf(ArchivedServiceRow).name;
const TABLES = [...new Set([servicesChanged, servicesArchived, publicProviders, shownCategories].flatMap(({ tables }) => tables))];
const BATCH = 2000;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Stamps of the tables, by name. */
type State = ReadonlyMap<string, string>;

/**
 * Keeps the storefront in step with the read tables. Their state is looked up before rows are read, so that the storefront is never older than the state
 * under which it is asked for; what has changed since is read, and everything only after a repair.
 */
@Injectable()
export class StorefrontLoader {
  private storefront: Storefront;
  /** What the storefront is at least as new as; `undefined` before it has been loaded. */
  private state: State | undefined;
  private readonly refreshing = new SharedReading<void>();

  constructor(
    private readonly database: Database,
    private readonly progress: Progress,
    private readonly clock: Clock,
  ) {
    this.storefront = new Storefront(clock);
  }

  /** The storefront with every change that the read tables show now. Read it at once: it changes while others wait. */
  async upToDate(): Promise<Storefront> {
    noteRead(TABLES);
    if (await this.isCurrent()) return this.storefront;
    await this.refreshing.next(async () => {
      if (!(await this.isCurrent())) await this.refresh();
    });
    return this.storefront;
  }

  private async isCurrent(): Promise<boolean> {
    const { state } = this;
    if (!state) return false;
    const now = await this.currentState();
    return TABLES.every((table) => state.get(table) === now.get(table));
  }

  private currentState(): State | Promise<State> {
    return stampsNow(this.progress, this.database.pool);
  }

  private async refresh(): Promise<void> {
    const now = await this.currentState();
    const before = this.storefront.worn ? undefined : this.state;
    const repaired = TABLES.some((table) => repairsOf(before?.get(table)) !== repairsOf(now.get(table)));
    const anew = !before || repaired;
    const isOld = ({ tables }: { readonly tables: readonly string[] }) =>
      anew || tables.some((table) => before.get(table) !== now.get(table));

    const { pool } = this.database;
    const storefront = anew ? new Storefront(this.clock) : this.storefront;
    if (anew) await this.load(storefront);
    const since = anew ? now : before;
    // Services before those whom they name: a row never names what is not there yet.
    const [changed, archived] = await Promise.all([
      servicesChanged.all(pool, { position: positionOf(since.get(SERVICES)) }),
      servicesArchived.all(pool, { position: positionOf(since.get(ARCHIVED)) }),
    ]);
    const vendors = isOld(publicProviders) ? await publicProviders.all(pool) : undefined;
    const categories = isOld(shownCategories) ? await shownCategories.all(pool) : undefined;

    storefront.change(
      changed,
      archived.map(({ id }) => id),
    );
    if (vendors) storefront.replaceProviders(vendors);
    if (categories) storefront.replaceCategories(categories);
    this.storefront = storefront;
    this.state = now;
  }

  /** In batches, between which others get their turn. What changes meanwhile is read afterwards. */
  private async load(storefront: Storefront): Promise<void> {
    for (let after = NO_ID; ;) {
      const rows = await servicesAfter.all(this.database.pool, { id: after, count: BATCH });
      storefront.change(rows, []);
      if (rows.length < BATCH) return;
      after = rows.at(-1)!.id;
    }
  }
}
