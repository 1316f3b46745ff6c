import type { Decider } from '../platform/events/decider.js';
import type { InvitationEvent, InvitedRole } from './invitation.events.js';

/** What stands between an administrator's wish that somebody comes and their account. */
export interface Invitation {
  readonly status: 'none' | 'open' | 'ended';
  /** Under whose key name and address are kept. */
  readonly subjectId: string;
  readonly roles: readonly InvitedRole[];
  readonly invitedBy: string;
  /** Of the last mail, whose link alone works. */
  readonly mailId: string;
  /** When the last mail was sent. */
  readonly sentAt: string;
  readonly expiresAt: string;
}

export const Invitation: Decider<Invitation, InvitationEvent> = {
  category: 'invitation',
  initial: { status: 'none', subjectId: '', roles: [], invitedBy: '', mailId: '', sentAt: '', expiresAt: '' },
  evolve: {
    UserInvited: (_, { subjectId, roles, invitedBy, mailId, invitedAt, expiresAt }) => ({
      status: 'open',
      subjectId,
      roles,
      invitedBy,
      mailId,
      sentAt: invitedAt,
      expiresAt,
    }),
    // Whoever sends it again answers for it.
    InvitationSentAgain: (invitation, { sentBy, mailId, sentAt, expiresAt }) => ({
      ...invitation,
      invitedBy: sentBy,
      mailId,
      sentAt,
      expiresAt,
    }),
    InvitationWithdrawn: ended,
    InvitationAccepted: ended,
    PersonalDataErased: ended,
  },
};

function ended(invitation: Invitation): Invitation {
  return { ...invitation, status: 'ended' };
}
