import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { AccountDeactivated } from '../../accounts/account.events.js';
import { Database } from '../../platform/database/database.js';
import { asCommand, newIdFor } from '../../platform/events/command-context.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import type { Fact } from '../../platform/events/recorded.js';
import { Consistency } from '../../platform/projections/consistency.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { Streams } from '../../platform/streams/streams.js';
import { statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorOwner } from '../../vendor-onboarding/index.js';
import type { VendorSuspendedV3 } from '../../vendor-onboarding/vendor.events.js';
import { bookingIsOpen } from '../list/booking-conditions.js';
import { BookingRow } from '../list/booking-list.projection.js';
import { CancelOfSuspended } from './cancel-of-suspended.command.js';
import type { Suspension } from './cancellation.decisions.js';

const PATIENCE_MS = 10_000;

interface Sought {
  readonly customerId: string | null;
  readonly vendorId: string | null;
  readonly until: string | null;
}

const openBookings = statement('open-bookings-of-suspended', ({ customerId, vendorId, until }: Values<Sought>) =>
  tablesOf(BookingRow)
    .selectFrom('booking_list as b')
    .select('b.id')
    .where((eb) => eb.or([eb('b.customer_id', '=', customerId), eb('b.vendor_id', '=', vendorId)]))
    .where(bookingIsOpen)
    .where((eb) => whenGiven(until, 'timestamptz', eb('b.created_at', '<', until)))
    .orderBy('b.starts_at')
    .orderBy('b.id'),
);

/**
 * Of a suspended vendor, and of somebody whose account is deactivated, every booking is asked what becomes of it. Which there are is read from the list, once it
 * has come so far: after that there can be no new one, because making a booking guards both.
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

  readonly reaction = reaction<VendorSuspendedV3 | AccountDeactivated>('booking.end-bookings-of-suspended', {
    VendorSuspendedV3: ({ vendorId, confirmedBookings, suspendedAt }, fact) =>
      this.end(
        { vendorId, customerId: null },
        { confirmedToo: confirmedBookings === 'cancelled', suspendedAt },
        fact,
        'VendorReinstatedV2',
      ),
    AccountDeactivated: async ({ userId, deactivatedAt }, fact) => {
      const { vendorId = null } = fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events);
      await this.end({ vendorId, customerId: userId }, { confirmedToo: true, suspendedAt: deactivatedAt }, fact, 'AccountReactivated');
    },
  });

  private async end(
    whose: Omit<Sought, 'until'>,
    suspension: Suspension,
    { position, stream, version }: Fact,
    undoing: string,
  ): Promise<void> {
    if (!(await this.consistency.caughtUp(position, PATIENCE_MS))) throw new Error('the list of bookings has not come so far');
    // What was booked after it was over is not touched, should this come late.
    const { events } = await this.streams.read(stream);
    const undone = events.find((event) => event.version > version && event.type === undoing);
    for (const { id: bookingId } of await openBookings.all(this.database.pool, { ...whose, until: undone?.meta.at ?? null })) {
      // Bookings may share a day, whose stream knows each command once: so each is a command of its own.
      const work = () => this.commands.execute(new CancelOfSuspended(bookingId, suspension));
      await asCommand({ commandId: newIdFor(bookingId) }, work);
    }
  }
}
