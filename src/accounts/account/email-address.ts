import { Rejected } from '../../platform/errors.js';
import type { Decider } from '../../platform/events/decider.js';
import { type EmailAddressEvent, event } from '../account.events.js';

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
export function claimEmail(address: EmailAddress, by: { userId: string; email: string; now: string }): EmailAddressEvent[] {
  if (address.ownerId === null) return [event('EmailClaimed', { userId: by.userId, claimedAt: by.now })];
  return tellOwner(address, by);
}

/** Somebody wants an address that is not free: its owner hears of it, and they do not. */
export function tellOwner({ ownerId, mailedAt }: EmailAddress, by: { userId: string; email: string; now: string }): EmailAddressEvent[] {
  const { userId, email, now } = by;
  if (ownerId === null || ownerId === userId || isRecent(mailedAt, now)) return [];
  return [event('EmailClaimRefused', { userId: ownerId, refusedAt: now }, { subject: ownerId, fields: { email } })];
}

/** The mail to this address was answered: it is theirs from now on, unless somebody else has come first. */
export function takeEmail({ ownerId }: EmailAddress, by: { userId: string; now: string }): EmailAddressEvent[] {
  if (ownerId === by.userId) return [];
  if (ownerId !== null) throw new Rejected('identity/email-taken', 'This email address belongs to another account.');
  return [event('EmailClaimed', { userId: by.userId, claimedAt: by.now })];
}

/** Anybody may have the address now. */
export function releaseEmail({ ownerId }: EmailAddress, by: { userId: string; now: string }): EmailAddressEvent[] {
  return ownerId === by.userId ? [event('EmailReleased', { userId: by.userId, releasedAt: by.now })] : [];
}

const isRecent = (mailedAt: string | null, now: string): boolean =>
  mailedAt !== null && Date.parse(now) - Date.parse(mailedAt) < QUIET_MILLISECONDS;

/** The one spelling under which an address is known. */
export const normalised = (email: string): string => email.trim().toLowerCase();
