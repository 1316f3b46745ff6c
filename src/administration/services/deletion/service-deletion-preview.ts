import { Injectable } from '@nestjs/common';
import { Account, AccountRow } from '../../../accounts/index.js';
import { bookingIsOpen, BookingRow } from '../../../booking/index.js';
import { Service } from '../../../catalog/index.js';
import { isLeaving } from '../../../identity/index.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors.js';
import { type Decider, fold, streamOf } from '../../../platform/events/decider.js';
import type { AnyEvent } from '../../../platform/events/event.js';
import { Streams } from '../../../platform/streams/streams.js';
import { statement, type Values } from '../../../platform/tables/statement.js';
import { tablesOf } from '../../../platform/tables/typed-tables.js';
import { HeldServiceRow, Holds, liveHolds } from '../../../scheduling/index.js';
import { Vendor, VendorSettings } from '../../../vendor-onboarding/index.js';
import { endsHold } from './service-deletion.decisions.js';
import type { AffectedHoldDto, ServiceDeletionPreviewDto } from './service-deletion.dto.js';

const openBookings = statement('open-bookings-of-service', ({ serviceId }: Values<{ serviceId: string }>) =>
  tablesOf(BookingRow, AccountRow)
    .selectFrom('booking_list as b')
    .leftJoin('account_directory as p', 'p.id', 'b.customer_id')
    .select((eb) => [
      'b.id as bookingId',
      eb.fn.coalesce('p.full_name', eb.val('Unknown Customer')).as('customerName'),
      'b.status',
      'b.date',
      'b.time',
      'b.time_zone as timeZone',
    ])
    .where('b.service_id', '=', serviceId)
    .where(bookingIsOpen)
    .orderBy('b.starts_at')
    .orderBy('b.id'),
);
const held = statement('live-holds-of-service', ({ serviceId, now }: Values<{ serviceId: string; now: string }>) =>
  tablesOf(HeldServiceRow, AccountRow)
    .selectFrom('held_service as h')
    .leftJoin('account_directory as p', 'p.id', 'h.customer_id')
    .select((eb) => [
      'h.id as holdId',
      'h.customer_id as customerId',
      eb.fn.coalesce('p.full_name', eb.val('Unknown Customer')).as('customerName'),
    ])
    .where('h.service_id', '=', serviceId)
    .where('h.until', '>', now)
    .orderBy('h.until')
    .orderBy('h.id'),
);

/** What becomes of open bookings and of times that are held, when an administrator deletes a service. */
@Injectable()
export class ServiceDeletionPreview {
  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  /** Bookings go on: no decision about one asks for its service. */
  async of(serviceId: string): Promise<ServiceDeletionPreviewDto> {
    const service = await this.stateOf(Service, serviceId);
    if (service.status !== 'listed') throw new NotFound('service');
    const [bookings, holds] = await Promise.all([openBookings.all(this.database.pool, { serviceId }), this.holdsOf(service, serviceId)]);
    return { bookings, holds };
  }

  private async holdsOf(service: Service, serviceId: string): Promise<AffectedHoldDto[]> {
    const now = this.clock.now();
    const { vendorId } = service;
    const vendor = await this.stateOf(Vendor, vendorId);
    const ownerIsLeaving = isLeaving(await this.stateOf(Account, vendor.userId), now);
    const offer = { service, vendor, ownerIsLeaving, settings: await this.stateOf(VendorSettings, vendorId) };
    const found: AffectedHoldDto[] = [];
    for (const { holdId, customerId, customerName } of await held.all(this.database.pool, { serviceId, now })) {
      const hold = liveHolds(await this.stateOf(Holds, customerId), now).find((each) => each.holdId === holdId);
      if (!hold) continue;
      const { date, time } = hold.slot;
      const ends = endsHold(customerId, offer, { serviceId, now });
      found.push({ holdId, customerName, date, time, timeZone: hold.terms.timeZone, until: hold.until, ends });
    }
    return found;
  }

  private async stateOf<State, E extends AnyEvent>(decider: Decider<State, E>, id: string): Promise<State> {
    return fold(decider, (await this.streams.read(streamOf(decider, id))).events);
  }
}
