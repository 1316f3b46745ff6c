import type { Decision, Loaded } from '../../platform/streams/streams.js';
import { hold, occupiedHours, release, releaseHold, reserve, Schedule, scheduleId } from '../../scheduling/index.js';
import type { BookedTime } from '../../scheduling/terms.events.js';
import { VendorSettings } from '../../vendor-onboarding/index.js';
import type { BookingRescheduled, RescheduleProposed } from '../booking.events.js';
import type { ExistingBooking } from '../booking.js';

/** What a booking's own course means for its vendor's days. */

const dayOf = (decision: Decision, { vendorId }: ExistingBooking, date: string): Promise<Loaded<Schedule>> =>
  decision.load(Schedule, scheduleId(vendorId, date));

export async function releaseHours(decision: Decision, booking: ExistingBooking): Promise<void> {
  const { vendorId, bookingId, slot } = booking;
  const day = await dayOf(decision, booking, slot.date);
  decision.append(day, release(day.state, { vendorId, date: slot.date, bookingId }));
}

/** What was kept for a new time is free again. */
export async function releaseProposed(decision: Decision, booking: ExistingBooking): Promise<void> {
  const { vendorId, proposal } = booking;
  if (!proposal) return;
  const { date } = proposal.slot;
  const day = await dayOf(decision, booking, date);
  decision.append(day, releaseHold(day.state, { vendorId, date, holdId: proposal.proposalId }));
}

/** Both times are kept until the other side has answered. */
export async function holdProposed(decision: Decision, booking: ExistingBooking, proposed: RescheduleProposed['data']): Promise<void> {
  const { vendorId, bookingId } = booking;
  const { proposalId: holdId, slot, lapsesAt: until, proposedAt: now } = proposed;
  const day = await dayOf(decision, booking, slot.date);
  const { hours, lanes } = await roomFor(decision, booking, slot);
  decision.append(day, hold(day.state, { vendorId, date: slot.date, holdId, hours, lanes, until, beside: bookingId, now }));
}

/** The hours of the new time instead of the old one's. */
export async function takeNewHours(decision: Decision, booking: ExistingBooking, moved: BookingRescheduled['data']): Promise<void> {
  const { vendorId, bookingId } = booking;
  const { from, slot, proposalId, rescheduledAt: now } = moved;
  const day = await dayOf(decision, booking, slot.date);
  const wanted = await roomFor(decision, booking, slot);
  const { hours, lanes } = proposalId ? promised(day.state, { ...wanted, bookingId, proposalId }) : wanted;
  if (from.date !== slot.date) await releaseHours(decision, booking);
  const instead = [bookingId, ...(proposalId ? [proposalId] : [])];
  decision.append(day, reserve(day.state, { vendorId, date: slot.date, bookingId, hours, lanes, now, instead }));
}

interface Room {
  readonly hours: readonly number[];
  readonly lanes: number;
}

/** What a job of this length takes by the vendor's present buffer. */
async function roomFor(decision: Decision, { vendorId, durationMinutes }: ExistingBooking, { time }: BookedTime): Promise<Room> {
  const { state: settings } = await decision.load(VendorSettings, vendorId);
  return { hours: occupiedHours(time, { durationMinutes, settings }), lanes: settings.lanes };
}

/** Of that, what has been kept for it: whatever the vendor has changed since, a new time that was held is there to be had. */
function promised(
  { kept }: Schedule,
  { hours, lanes, bookingId, proposalId }: Room & { readonly bookingId: string; readonly proposalId: string },
): Room {
  const held = kept.find(({ holder }) => holder === proposalId);
  if (!held) return { hours, lanes };
  const own = kept.find(({ holder, lane }) => holder === bookingId && lane === held.lane)?.hours ?? [];
  return { hours: hours.filter((hour) => held.hours.includes(hour) || own.includes(hour)), lanes: Math.max(lanes, held.lane + 1) };
}
