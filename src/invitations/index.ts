import { OpenInvitationRow, openInvitations } from './open-invitations.projection.js';

export { EndInvitationAgain } from './ending/end-invitation-again.command.js';
export { invitationDeadlines } from './ending/invitation-retention.js';
export { WithdrawInvitation } from './ending/withdraw-invitation.command.js';
export { Invitation } from './invitation.js';
export { invitationConcerns } from './invitation.concerns.js';
export { Invitations } from './invitations.js';
export { InviteUserDto, OpenInvitationDto, UserInvitedDto } from './invitations.dto.js';
export { InvitationsModule } from './invitations.module.js';
export { InviteUser } from './sending/invite-user.command.js';
export { SendInvitationAgain } from './sending/send-invitation-again.command.js';

export { OpenInvitationRow };

export const invitationsEntities = [OpenInvitationRow];
export const invitationsProjections = [openInvitations];
