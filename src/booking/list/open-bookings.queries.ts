import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type KnowsOpenWork, TellsOpenWork } from '../../vendor-onboarding/index.js';

/** Bookings of a business that are neither over nor called off. */
@TellsOpenWork()
@Injectable()
export class OpenBookings implements KnowsOpenWork {
  constructor(private readonly database: Database) {}

  async hasOpenWork(vendorId: string): Promise<boolean> {
    const { rows } = await this.database.pool.query<{ open: boolean }>({
      name: 'open-work-of-vendor',
      text: `select exists(select from read.booking_list where vendor_id = $1 and status in ('pending', 'confirmed')) as open`,
      values: [vendorId],
    });
    return rows[0]!.open;
  }
}
