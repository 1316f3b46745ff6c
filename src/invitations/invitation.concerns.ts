import { type Concern, concerns, holding } from '../platform/live/concerns.js';
import type { InvitationAccepted, InvitationSentAgain, InvitationWithdrawn, UserInvited } from './invitation.events.js';

/** Administrators see who is invited beside who is there. */
const LISTED: Concern = { audience: [holding('admin')], tags: ['User'] };

export const invitationConcerns = concerns<UserInvited | InvitationSentAgain | InvitationWithdrawn | InvitationAccepted>({
  UserInvited: LISTED,
  InvitationSentAgain: LISTED,
  InvitationWithdrawn: LISTED,
  InvitationAccepted: LISTED,
});
