import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { stampsOf } from '../../platform/projections/changed.js';
import { Progress } from '../../platform/projections/progress.js';
import { shapeOf } from '../../platform/tables/table-shape.js';
import { OwnerPhotoRow, VendorRow } from '../../vendor-onboarding/index.js';
import { CategoryRow } from '../categories/categories.projection.js';
import { ArchivedServiceRow, ServiceRow } from '../services/services.projection.js';
import type { ShownCategory } from './categories.js';
import type { Provider } from './providers.js';
import { Storefront, type StoredService } from './storefront.js';
import { ALL_SERVICES_SQL, ARCHIVED_SERVICES_SQL, CATEGORIES_SQL, CHANGED_SERVICES_SQL, PROVIDERS_SQL } from './storefront.queries.js';

const [SERVICES, ARCHIVED, VENDORS, PHOTOS, CATEGORIES] = [ServiceRow, ArchivedServiceRow, VendorRow, OwnerPhotoRow, CategoryRow].map(
  (table) => shapeOf(table).name,
) as [string, string, string, string, string];
const TABLES = [SERVICES, ARCHIVED, VENDORS, PHOTOS, CATEGORIES];
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
  private storefront = new Storefront();
  /** What the storefront is at least as new as; `undefined` before it has been loaded. */
  private state: State | undefined;
  private refreshing: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly progress: Progress,
  ) {}

  /** The storefront with every change that the read tables show now. Read it at once: it changes while others wait. */
  async upToDate(): Promise<Storefront> {
    if (await this.isCurrent()) return this.storefront;
    // Whatever is being read was begun before this question.
    await this.refreshing?.catch(() => undefined);
    if (!(await this.isCurrent())) {
      this.refreshing ??= this.refresh().finally(() => (this.refreshing = undefined));
      await this.refreshing;
    }
    return this.storefront;
  }

  private async isCurrent(): Promise<boolean> {
    const { state } = this;
    if (!state) return false;
    const now = await this.currentState();
    return TABLES.every((table) => state.get(table) === now.get(table));
  }

  private currentState(): State | Promise<State> {
    return this.progress.leading ? new Map(this.progress.stamps()) : stampsOf(this.database.pool);
  }

  private async refresh(): Promise<void> {
    const now = await this.currentState();
    const before = this.storefront.worn ? undefined : this.state;
    const same = (table: string) => before?.get(table) === now.get(table);
    const repaired = TABLES.some((table) => repairsOf(before?.get(table)) !== repairsOf(now.get(table)));
    const anew = !before || repaired;

    const storefront = anew ? new Storefront() : this.storefront;
    if (anew) await this.load(storefront);
    const since = anew ? now : before;
    // Services before those whom they name: a row never names what is not there yet.
    const [changed, archived] = await Promise.all([
      this.rows<StoredService>('storefront-services', CHANGED_SERVICES_SQL, since, SERVICES),
      this.rows<{ id: string }>('storefront-archived', ARCHIVED_SERVICES_SQL, since, ARCHIVED),
    ]);
    const vendors = anew || !same(VENDORS) || !same(PHOTOS) ? await this.rows<Provider>('storefront-providers', PROVIDERS_SQL) : undefined;
    const categories = anew || !same(CATEGORIES) ? await this.rows<ShownCategory>('storefront-categories', CATEGORIES_SQL) : undefined;

    storefront.change(
      changed,
      archived.map(({ id }) => id),
    );
    if (vendors) storefront.replaceProviders(vendors);
    if (categories) storefront.categories.replace(categories);
    this.storefront = storefront;
    this.state = now;
  }

  /** In batches, between which others get their turn. What changes meanwhile is read afterwards. */
  private async load(storefront: Storefront): Promise<void> {
    for (let after = NO_ID; ;) {
      const { rows } = await this.database.pool.query<StoredService>({
        name: 'storefront-load',
        text: ALL_SERVICES_SQL,
        values: [after, BATCH],
      });
      storefront.change(rows, []);
      if (rows.length < BATCH) return;
      after = rows.at(-1)!.id;
    }
  }

  /** @param since with a table: only what has changed in it after that state */
  private async rows<Row extends object>(name: string, text: string, since?: State, table?: string): Promise<Row[]> {
    const values = since && table ? [positionOf(since.get(table))] : [];
    return (await this.database.pool.query<Row>({ name, text, values })).rows;
  }
}

/** A stamp is a position, a point and a count of repairs (`changed.ts`). A table that nothing has ever written to has none. */
const positionOf = (stamp = ''): string => stamp.slice(0, Math.max(0, stamp.lastIndexOf('.')));
const repairsOf = (stamp = '.0'): string => stamp.slice(stamp.lastIndexOf('.'));
