import type { Account } from '../accounts/account/account.js';
import { mustBeAdmin } from '../accounts/account/deactivation.decisions.js';
import { mustBeValid } from '../accounts/mail/mail-link.decisions.js';
import type { GrantedRole } from '../accounts/role.js';
import { NotFound, Rejected } from '../platform/errors.js';
import { event, type InvitationEvent } from './invitation.events.js';
import type { Invitation } from './invitation.js';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** How long the mailed link works. */
const WORKS_MS = 7 * DAY;
/** Nobody came: name and address are not kept for ever. */
const KEPT_MS = 30 * DAY;
const QUIET_MS = 60 * SECOND;

const after = (moment: string, milliseconds: number): string => new Date(Date.parse(moment) + milliseconds).toISOString();

/** @param admin the own account of who decides, to be guarded in the same append */
interface By {
  readonly invitationId: string;
  readonly adminId: string;
  readonly admin: Account;
  readonly now: string;
}

/** @param ownerId whose account has the address */
interface Sending extends By {
  readonly mailId: string;
  readonly ownerId: string | null;
}

interface Invited {
  readonly subjectId: string;
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly GrantedRole[];
}

export function invite(invitation: Invitation, { email, fullName, roles, subjectId, ...by }: Sending & Invited): InvitationEvent[] {
  mustBeAdmin(by.admin);
  mustBeNobodys(by.ownerId);
  if (invitation.status === 'open') {
    throw new Rejected('invitations/invited-already', 'This address has an open invitation. Send that one again, or withdraw it first.');
  }
  if (roles.includes('auditor') && roles.length > 1) throw new Rejected('identity/auditor-stands-alone', 'An auditor has no other role.');
  const { invitationId, adminId, mailId, now } = by;
  return [
    event(
      'UserInvited',
      { invitationId, subjectId, roles, invitedBy: adminId, mailId, invitedAt: now, expiresAt: after(now, WORKS_MS) },
      { subject: subjectId, fields: { email, fullName } },
    ),
  ];
}

export function sendAgain(invitation: Invitation, { invitationId, adminId, admin, mailId, ownerId, now }: Sending): InvitationEvent[] {
  mustBeAdmin(admin);
  if (invitation.status === 'none') throw new NotFound('invitation');
  if (invitation.status === 'ended') {
    throw new Rejected('invitations/ended', 'This invitation has been accepted or withdrawn.');
  }
  mustBeNobodys(ownerId);
  if (Date.parse(now) - Date.parse(invitation.sentAt) < QUIET_MS) {
    throw new Rejected('invitations/just-sent', 'This invitation was sent less than a minute ago. Please wait a moment.');
  }
  const { subjectId } = invitation;
  return [event('InvitationSentAgain', { invitationId, subjectId, mailId, sentBy: adminId, sentAt: now, expiresAt: after(now, WORKS_MS) })];
}

export function withdraw(invitation: Invitation, { invitationId, adminId, admin, now }: By): InvitationEvent[] {
  mustBeAdmin(admin);
  if (invitation.status === 'none') throw new NotFound('invitation');
  return invitation.status === 'open' ? withdrawn(invitation, { invitationId, withdrawnBy: adminId, now }) : [];
}

/** Until when an invitation is kept that was sent then. */
export const keptUntil = (sentAt: string): string => after(sentAt, KEPT_MS);

/** Before its time it stays. */
export function forget(invitation: Invitation, { invitationId, now }: { invitationId: string; now: string }): InvitationEvent[] {
  if (invitation.status !== 'open' || now < keptUntil(invitation.sentAt)) return [];
  return withdrawn(invitation, { invitationId, withdrawnBy: null, now });
}

/** One that had ended, and has come back with an older copy of the data. */
export function endAgain(
  invitation: Invitation,
  { invitationId, subjectId, erasedAt }: { invitationId: string; subjectId: string; erasedAt: string },
): InvitationEvent[] {
  if (invitation.status !== 'open' || invitation.subjectId !== subjectId) return [];
  return withdrawn(invitation, { invitationId, withdrawnBy: null, now: erasedAt });
}

/**
 * Whoever is invited comes.
 * @param by `mailId`: of the mail whose link it is; `inviter`: who answers for it, to be guarded in the same append: nobody comes by the word of who is no administrator any more
 */
export function accept(
  invitation: Invitation,
  { invitationId, mailId, userId, inviter, now }: { invitationId: string; mailId: string; userId: string; inviter: Account; now: string },
): InvitationEvent[] {
  const { subjectId } = invitation;
  const isOpen = invitation.status === 'open' && invitation.mailId === mailId && now < invitation.expiresAt;
  mustBeValid('accept-invitation', isOpen && inviter.roles.includes('admin') && inviter.deactivatedAt === null && !inviter.erased);
  return [
    event('InvitationAccepted', { invitationId, subjectId, userId, acceptedAt: now }),
    event('PersonalDataErased', { userId: subjectId, erasedAt: now }),
  ];
}

/** Somebody else has registered with the address meanwhile. */
export function mustHaveCome(userId: string | undefined): string {
  mustBeNobodys(userId === undefined ? 'somebody' : null);
  return userId!;
}

function mustBeNobodys(ownerId: string | null): void {
  if (ownerId === null) return;
  throw new Rejected('invitations/email-registered', 'This email address has an account already.');
}

function withdrawn(
  { subjectId }: Invitation,
  { invitationId, withdrawnBy, now }: { invitationId: string; withdrawnBy: string | null; now: string },
): InvitationEvent[] {
  return [
    event('InvitationWithdrawn', { invitationId, subjectId, withdrawnBy, withdrawnAt: now }),
    event('PersonalDataErased', { userId: subjectId, erasedAt: now }),
  ];
}
