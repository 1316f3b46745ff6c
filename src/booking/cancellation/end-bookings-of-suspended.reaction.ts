import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { asCommand, newIdFor } from '../../platform/events/command-context.js';
import { streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/events/streams.js';
import { Consistency } from '../../platform/projections/consistency.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { Vendor } from '../../vendor-onboarding/index.js';
import type { VendorReinstated, VendorSuspendedV2 } from '../../vendor-onboarding/vendor.events.js';
import { bookingIsOpen } from '../list/booking-conditions.js';
import { BookingRow } from '../list/booking-list.projection.js';
import { CancelOfSuspended } from './cancel-of-suspended.command.js';

const PATIENCE_MS = 10_000;

const openBookings = statement('open-bookings-of-vendor', ({ vendorId, until }: Values<{ vendorId: string; until: string | null }>) =>
  tablesOf(BookingRow)
    .selectFrom('booking_list as b')
    .select('b.id')
    .where('b.vendor_id', '=', vendorId)
    .where(bookingIsOpen)
    .where((eb) => whenGiven(until, 'timestamptz', eb('b.created_at', '<', until)))
    .orderBy('b.starts_at')
    .orderBy('b.id'),
);

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
      for (const { id: bookingId } of await openBookings.all(this.database.pool, { vendorId, until })) {
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
}
