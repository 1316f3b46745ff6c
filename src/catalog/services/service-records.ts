import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { Service } from '../service.js';
import { OWN_SERVICE_SQL, SERVICES_SQL } from './service-sql.js';

/** What a person's business offers, and has offered. */
@HoldsPersonalRecords()
@Injectable()
export class ServiceRecords implements PersonalRecords {
  readonly part = 'services';

  constructor(private readonly database: Database) {}

  async recordsOf(userId: string): Promise<unknown> {
    const { rows } = await this.database.pool.query<object>({
      name: 'personal-file-services',
      text: `select ${OWN_SERVICE_SQL} from ${SERVICES_SQL} where v.user_id = $1 order by s.created_at, s.id`,
      values: [userId],
    });
    return rows;
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const { rows } = await this.database.pool.query<{ id: string }>({
      name: 'personal-file-service-streams',
      text: `
        select s.id from (
          select id, vendor_id from read.catalog_service union all select id, vendor_id from read.catalog_archived_service
        ) s join read.vendor_directory v on v.id = s.vendor_id
        where v.user_id = $1`,
      values: [userId],
    });
    return rows.map(({ id }) => streamOf(Service, id));
  }
}
