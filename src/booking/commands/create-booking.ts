import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Service } from '../../catalog/index.js';
import { Account, isLeaving, mustBeStaying, requireVerifiedEmail } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/commands/command-context.js';
import { NotFound, Rejected } from '../../platform/errors.js';
import { type Decision, noStream, Streams } from '../../platform/events/streams.js';
import type { ZipPlace } from '../../platform/geo/zip.js';
import { fold } from '../../platform/events/decider.js';
import { Vendor, VendorSettings } from '../../vendor-onboarding/index.js';
import { agree, bookedTime, mustBeInReach, placeOf, unavailable, type Wish } from '../agreement.js';
import { Booking, confirm, create } from '../booking.js';
import type { BookingEvent } from '../booking.events.js';
import { nearestFreeSlots } from '../nearest-free-slots.js';
import { openRequest, OpenRequests, openRequestsId } from '../open-requests.js';
import { reserve, Schedule, scheduleId } from '../schedule.js';
import { occupiedHours, type SlotFacts, slotAt } from '../slots.js';
import { insist } from './insist.js';

/** A customer asks a vendor for a job. The hours are theirs from then on. Answers the booking's id. */
export class CreateBooking extends Command<{ bookingId: string }> {
  constructor(readonly wish: Wish) {
    super();
  }
}

@CommandHandler(CreateBooking)
export class CreateBookingHandler implements ICommandHandler<CreateBooking> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ wish }: CreateBooking) {
    const place = placeOf(wish);
    const bookingId = newIdFor('booking');
    await insist(() => this.streams.decide((decision) => this.book(decision, bookingId, wish, place)));
    return { bookingId };
  }

  /** The booking, its hours, and the open request or its acceptance are one append; what they rest on is guarded in it. */
  private async book(decision: Decision, bookingId: string, wish: Wish, place: ZipPlace): Promise<void> {
    const now = this.clock.now();
    const booking = await decision.load(Booking, bookingId);
    const account = await decision.load(Account, wish.customerId);
    mustBeStaying(account.state, now);
    requireVerifiedEmail(account.state);
    const service = await decision.load(Service, wish.serviceId);
    if (service.expected === noStream) throw new NotFound('service');
    const {
      vendorId,
      offer: { title: serviceTitle, durationMinutes },
    } = service.state;
    const vendor = await decision.load(Vendor, vendorId);
    const owner = await decision.load(Account, vendor.state.userId);
    if (isLeaving(owner.state, now)) throw unavailable();
    const how = await decision.load(VendorSettings, vendorId);
    const settings = how.state;
    const terms = agree(wish, { service: service.state, revision: service.expected, vendor: vendor.state, settings });
    mustBeInReach(place, vendor.state);

    const { customerId, serviceId, date, time, street, instructions } = wish;
    const facts: SlotFacts = { settings, timeZone: terms.timeZone, durationMinutes, now };
    const day = await decision.load(Schedule, scheduleId(vendorId, date));
    const slot = slotAt(date, time, day.state.taken, facts);
    const booked = bookedTime(slot, durationMinutes, settings);
    if (slot.obstacle === 'taken') throw await this.taken(vendorId, booked, facts);

    for (const condition of [account, service, vendor, owner, how]) decision.guard(condition);
    decision.append(day, reserve(day.state, { vendorId, date, bookingId, hours: occupiedHours(time, facts), lanes: settings.lanes }));
    const created = create(booking.state, {
      bookingId,
      customerId,
      vendorId,
      serviceId,
      serviceTitle,
      durationMinutes,
      slot: booked,
      terms,
      street,
      zip: place.zip,
      city: place.city,
      state: place.state,
      instructions,
      now,
    });
    if (settings.availability.autoAccept) return decision.append(booking, [...created, ...accepted(created, vendorId, now)]);
    const open = await decision.load(OpenRequests, openRequestsId({ customerId, vendorId }));
    decision.append(open, openRequest(open.state, { customerId, vendorId, bookingId }));
    decision.append(booking, created);
  }

  private async taken(vendorId: string, wanted: { date: string; startsAt: string }, facts: SlotFacts): Promise<Rejected> {
    const nearest = await nearestFreeSlots(this.streams, vendorId, wanted, facts);
    return new Rejected('booking/slot-taken', 'This time has just been taken. Please choose another one.', {
      nearest: nearest.map(({ date, time, startsAt }) => ({ date, time, startsAt })),
    });
  }
}

/** The provider accepts whatever fits: nobody waits for an answer. */
function accepted(created: readonly BookingEvent[], vendorId: string, now: string): BookingEvent[] {
  return confirm(fold(Booking, created), { vendorId, now });
}
