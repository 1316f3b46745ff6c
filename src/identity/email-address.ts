import type { Decider } from '../platform/events/decider.js';
import { event } from '../platform/events/event.js';
import type { EmailAddressEvent } from './identity.events.js';

/** Who an address belongs to: the reservation that makes it unique. The stream's name is a keyed hash, so that it tells nobody the address. */
export interface EmailAddress {
  readonly ownerId: string | null;
  /** When signing up last caused a mail to this address. */
  readonly mailedAt: string | null;
}

/** Signing up again and again with somebody's address sends them at most one mail in this time. */
const QUIET_MILLISECONDS = 60 * 60 * 1000;

export const EmailAddress: Decider<EmailAddress, EmailAddressEvent> = {
  category: 'email',
  initial: { ownerId: null, mailedAt: null },
  evolve: {
    EmailClaimed: (_, { userId, claimedAt }) => ({ ownerId: userId, mailedAt: claimedAt }),
    EmailClaimRefused: (address, { refusedAt }) => ({ ...address, mailedAt: refusedAt }),
    EmailReleased: (address) => ({ ...address, ownerId: null }),
  },
};

/**
 * A taken address is a fact of its own, not an error: whoever signs up sees no difference, and its owner gets a mail. A second try within the hour is
 * quiet in both cases, so that it does not tell either whether the first one found the address free.
 */
export function claim(address: EmailAddress, by: { userId: string; email: string; now: string }): EmailAddressEvent[] {
  const { userId, email, now } = by;
  if (address.ownerId === null) return [event('EmailClaimed', { userId, claimedAt: now })];
  if (address.ownerId === userId || mailedRecently(address, now)) return [];
  return [event('EmailClaimRefused', { userId: address.ownerId, refusedAt: now }, { subject: address.ownerId, fields: { email } })];
}

const mailedRecently = ({ mailedAt }: EmailAddress, now: string): boolean =>
  mailedAt !== null && Date.parse(now) - Date.parse(mailedAt) < QUIET_MILLISECONDS;

/** The one spelling under which an address is known. */
export const normalised = (email: string): string => email.trim().toLowerCase();
