import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { asCommand, newIdFor } from '../../platform/events/command-context.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/events/streams.js';
import { Consistency } from '../../platform/projections/consistency.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { Vendor } from '../../vendor-onboarding/index.js';
import type { VendorReinstated, VendorSuspendedV2 } from '../../vendor-onboarding/vendor.events.js';
import { OPEN } from '../list/booking-sql.js';
import { CancelOfSuspended } from './cancel-of-suspended.command.js';

const PATIENCE_MS = 10_000;

/**
 * Of a suspended vendor every booking is asked what becomes of it. Which there are is read from the list, once it has come to the suspension: after that
 * there can be no new one, because making a booking guards the vendor.
 */
@Reacts()
@Injectable()
export class EndBookingsOfSuspended {
  constructor(
    private readonly streams: Streams,
    private readonly consistency: Consistency,
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  readonly reaction = reaction<VendorSuspendedV2>('booking.end-bookings-of-suspended', {
    VendorSuspendedV2: async ({ vendorId, confirmedBookings, suspendedAt }, { position, version }) => {
      if (!(await this.consistency.caughtUp(position, PATIENCE_MS))) throw new Error('the list of bookings has not come so far');
      const suspension = { confirmedToo: confirmedBookings === 'cancelled', suspendedAt };
      const until = await this.reinstatedAt(vendorId, version);
      for (const bookingId of await this.openBookings(vendorId, until)) {
        // Bookings may share a day, whose stream knows each command once: so each is a command of its own.
        const work = () => this.commands.execute(new CancelOfSuspended(bookingId, suspension));
        await asCommand({ commandId: newIdFor(bookingId) }, work);
      }
    },
  });

  /** What was booked after the suspension had ended is not touched, should this come late. */
  private async reinstatedAt(vendorId: string, after: number): Promise<string | null> {
    const { events } = await this.streams.read(streamOf(Vendor, vendorId));
    const reinstated = events.find(({ type, version }) => version > after && type === 'VendorReinstated');
    return reinstated ? (reinstated.data as VendorReinstated['data']).reinstatedAt : null;
  }

  private async openBookings(vendorId: string, until: string | null): Promise<readonly string[]> {
    const { rows } = await this.database.pool.query<{ id: string }>({
      name: 'open-bookings-of-vendor',
      text: `select b.id from read.booking_list b
             where b.vendor_id = $1 and ${OPEN} and ($2::timestamptz is null or b.created_at < $2) order by b.starts_at, b.id`,
      values: [vendorId, until],
    });
    return rows.map(({ id }) => id);
  }
}
