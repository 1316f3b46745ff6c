import { type Event, eventOf } from '../platform/events/event.js';
import type { PersonalDataErased } from '../platform/events/personal-data.events.js';

/** What somebody can be invited as, beside a customer. */
export type InvitedRole = 'admin' | 'auditor' | 'vendor';

/**
 * Stream `invitation-<id that follows from the keyed hash of the address>`: an address has one open invitation. Who is invited has no account yet: name and address
 * are kept under a key of the invitation's own (`subjectId`), and go when it ends. `mailId`: of the mail, whose link follows from it.
 */
export type UserInvited = Event<
  'UserInvited',
  {
    invitationId: string;
    subjectId: string;
    /** That they will have, beside a customer's. */
    roles: readonly InvitedRole[];
    invitedBy: string;
    mailId: string;
    invitedAt: string;
    expiresAt: string;
  },
  { email: string; fullName: string }
>;
/** The link from before is worth nothing from then on. */
export type InvitationSentAgain = Event<
  'InvitationSentAgain',
  { invitationId: string; subjectId: string; mailId: string; sentBy: string; sentAt: string; expiresAt: string }
>;
/** `withdrawnBy`: `null`: nobody came, and its time is over. */
export type InvitationWithdrawn = Event<
  'InvitationWithdrawn',
  { invitationId: string; subjectId: string; withdrawnBy: string | null; withdrawnAt: string }
>;
export type InvitationAccepted = Event<
  'InvitationAccepted',
  { invitationId: string; subjectId: string; userId: string; acceptedAt: string }
>;
/** With its end comes `PersonalDataErased`, with the invitation's `subjectId` in the place of the person. */
export type InvitationEvent = UserInvited | InvitationSentAgain | InvitationWithdrawn | InvitationAccepted | PersonalDataErased;

/** Builds the facts above. */
export const event = eventOf<InvitationEvent>();
