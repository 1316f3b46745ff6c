import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import { Service } from '../service.js';
import { ServiceOrder } from '../service-order/service-order.js';
import { ownServiceColumns, services } from './service-columns.js';
import { ArchivedServiceRow, ServiceRow } from './services.projection.js';

const tables = tablesOf(ServiceRow, ArchivedServiceRow, VendorRow);

const servicesOf = statement('personal-file-services', ({ userId }: Values<{ userId: string }>) =>
  services.select(ownServiceColumns).where('v.user_id', '=', userId).orderBy('s.created_at').orderBy('s.id'),
);
const everOffered = statement('personal-file-service-streams', ({ userId }: Values<{ userId: string }>) =>
  tables
    .selectFrom(
      tables
        .selectFrom('catalog_service')
        .select(['id', 'vendor_id'])
        .unionAll(tables.selectFrom('catalog_archived_service').select(['id', 'vendor_id']))
        .as('s'),
    )
    .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
    .select(['s.id', 's.vendor_id as vendorId'])
    .where('v.user_id', '=', userId),
);

/** What a person's business offers and has offered, and in which order. */
@HoldsPersonalRecords()
@Injectable()
export class ServiceRecords implements PersonalRecords {
  readonly part = 'services';

  constructor(private readonly database: Database) {}

  recordsOf(userId: string): Promise<unknown> {
    return servicesOf.all(this.database.pool, { userId });
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const offered = await everOffered.all(this.database.pool, { userId });
    const vendors = new Set(offered.map(({ vendorId }) => vendorId));
    return [...offered.map(({ id }) => streamOf(Service, id)), ...[...vendors].map((id) => streamOf(ServiceOrder, id))];
  }
}
