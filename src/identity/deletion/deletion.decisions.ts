import { type AccountEvent, event } from '../../accounts/account.events.js';
import { type Account, isOpen, mustBeOpen } from '../../accounts/account/account.js';
import { mustBeActive } from '../../accounts/account/deactivation.decisions.js';
import { NotFound, Rejected, Unavailable } from '../../platform/errors.js';

/** A request that was neither carried out nor refused by then has lapsed: the process that had it is gone. */
const LAPSES_AFTER_MS = 60_000;
/** It is carried out in half that time or not at all, so that nothing can begin between its lapse and the erasure. */
const CARRIED_OUT_WITHIN_MS = 30_000;

interface By {
  readonly userId: string;
  readonly now: string;
}

type Leaving = Pick<Account, 'deletionRequestedAt' | 'erased'>;

const age = (requestedAt: string, now: string): number => Date.parse(now) - Date.parse(requestedAt);

/** Is erased, or is being deleted at this moment: nothing new begins for this person. */
export const isLeaving = ({ deletionRequestedAt, erased }: Leaving, now: string): boolean =>
  erased || (deletionRequestedAt !== null && age(deletionRequestedAt, now) < LAPSES_AFTER_MS);

/**
 * For whatever begins something for a person or records something about them. Guard the account's stream in the same append: then this comes either
 * before a deletion, which finds it, or after, and is refused.
 */
export function mustBeStaying(account: Account, now: string): void {
  if (!isOpen(account)) throw new NotFound('account');
  mustBeActive({ deactivated: account.deactivatedAt !== null });
  if (isLeaving(account, now)) throw new Rejected('identity/account-closing', 'This account is being deleted.');
}

/** A second request joins one that is under way. */
export function requestDeletion(account: Account, { userId, now }: By): AccountEvent[] {
  mustBeOpen(account);
  mustBeActive({ deactivated: account.deactivatedAt !== null });
  return isLeaving(account, now) ? [] : [event('DeletionRequested', { userId, requestedAt: now })];
}

export function refuseDeletion(account: Account, { userId, now }: By): AccountEvent[] {
  return account.erased || account.deletionRequestedAt === null ? [] : [event('DeletionRefused', { userId, refusedAt: now })];
}

/** For somebody who was erased before, whose account has come back with an older copy of the data: nothing is asked, as it was asked then. */
export function eraseAgain(account: Account, { userId, erasedAt }: { userId: string; erasedAt: string }): AccountEvent[] {
  return isOpen(account) ? [event('PersonalDataErased', { userId, erasedAt })] : [];
}

/** What keeps a person; and, for an admin who may go, who stays. */
export interface Ties {
  /** Sentences for the person. */
  readonly reasons: readonly string[];
  readonly successor?: string | undefined;
}

/** @param ties `undefined` when the read tables are too far behind to tell */
export const isFree = (ties: Ties | undefined): boolean => ties?.reasons.length === 0;

/**
 * @throws Rejected `identity/cannot-delete` with the reasons
 * @throws Unavailable when nobody can tell
 */
export function mustBeFree(ties: Ties | undefined): Ties {
  if (!ties) throw new Unavailable('identity/cannot-look', 'We cannot check your open bookings at the moment. Please try again shortly.');
  if (isFree(ties)) return ties;
  const { reasons } = ties;
  throw new Rejected('identity/cannot-delete', `Your account cannot be deleted now. ${reasons.join(' ')}`, { reasons });
}

/**
 * @param by `requestedAt`: the request since which nothing can have begun; another one proves nothing.
 *   `anotherAdminStays`: which no admin goes without
 */
export function erase(
  account: Account,
  { userId, requestedAt, anotherAdminStays, now }: By & { readonly requestedAt: string; readonly anotherAdminStays: boolean },
): AccountEvent[] {
  if (account.erased) return [];
  mustBeOpen(account);
  if (account.deletionRequestedAt !== requestedAt || age(requestedAt, now) > CARRIED_OUT_WITHIN_MS) {
    throw new Rejected('identity/deletion-lapsed', 'This took too long, and nothing has been deleted. Please try again.');
  }
  if (account.roles.includes('admin') && !anotherAdminStays) {
    throw new Rejected('platform/busy', 'Others changed this at the same moment. Please try again.');
  }
  return [event('PersonalDataErased', { userId, erasedAt: now })];
}
