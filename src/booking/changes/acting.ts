import type { Decision } from '../../platform/streams/streams.js';
import { VendorOwner } from '../../vendor-onboarding/index.js';
import { type Booking, existing } from '../booking.js';
import type { Acting } from './guards.decisions.js';

/** From which side a person acts on a booking: as its customer, or else with the business that they have. */
export async function actingOn(decision: Decision, booking: Booking, actorId: string): Promise<Acting> {
  if (existing(booking).customerId === actorId) return { side: 'customer', customerId: actorId };
  const { vendorId } = (await decision.load(VendorOwner, actorId)).state;
  return { side: 'vendor', vendorId };
}
