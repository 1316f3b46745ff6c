import { Rejected } from '../errors.js';
import type { Feature } from './features.events.js';
import type { Features } from './features.js';

/** What whoever meets it reads: what goes on, and what they can do. */
export const PAUSED: Readonly<Record<Feature, string>> = {
  newAccounts: 'New accounts are paused at the moment. Whoever has one can sign in. Try again later.',
  applications: 'New applications are paused at the moment. Those that were sent are decided. Try again later.',
  bookings: 'New bookings are paused at the moment. What is booked already goes on. Try again later.',
  photos: 'New photos are paused at the moment. Those that are shown stay. Try again later.',
};

/** @throws Rejected `platform/switched-off` for what an administrator has switched off */
export function mustBeSwitchedOn(off: Features, feature: Feature): void {
  if (off.includes(feature)) throw new Rejected('platform/switched-off', PAUSED[feature], { feature });
}
