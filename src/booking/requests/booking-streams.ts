import type { Decision, Loaded } from '../../platform/streams/streams.js';
import { whatHolds } from '../../platform-settings/index.js';
import { gatherSlot, loadService } from '../../scheduling/index.js';
import { Booking } from '../booking.js';
import { OpenRequests, openRequestsId } from '../changes/open-requests.js';
import { gatherBookedBefore } from '../limits/booked-before.js';
import type { Wish } from './book.decisions.js';

/** What a booking rests on, and what it is written to. All that does not wait for something else is asked for at once. */
export async function gatherBooking(decision: Decision, bookingId: string, wish: Wish, now: string) {
  const [booking, slot, { stream: counted, before: bookedBefore }, held, requests] = await Promise.all([
    decision.begin(Booking, bookingId),
    gatherSlot(decision, wish, now),
    gatherBookedBefore(decision, wish.customerId, now),
    whatHolds(decision),
    requestsOf(decision, wish),
  ]);
  // Where nobody is asked, nothing is open.
  const open = slot.offer.settings.availability.autoAccept ? undefined : requests;
  return { booking, ...slot, counted, bookedBefore, ...held, open };
}

async function requestsOf(decision: Decision, { customerId, serviceId }: Wish): Promise<Loaded<OpenRequests>> {
  const { vendorId } = (await loadService(decision, serviceId)).state;
  return decision.load(OpenRequests, openRequestsId({ customerId, vendorId }));
}
