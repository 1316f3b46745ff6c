import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccountsModule } from '../accounts/index.js';
import { IdentityModule } from '../identity/index.js';
import { AcceptInvitationHandler } from './ending/accept-invitation.command.js';
import { AcceptInvitationController } from './ending/accept-invitation.controller.js';
import { EndInvitationAgainHandler } from './ending/end-invitation-again.command.js';
import { InvitationTimers } from './ending/invitation-retention.js';
import { WithdrawInvitationHandler } from './ending/withdraw-invitation.command.js';
import { Invitations } from './invitations.js';
import { InvitationMails } from './sending/invitation-mails.js';
import { InviteUserHandler } from './sending/invite-user.command.js';
import { SendInvitationAgainHandler } from './sending/send-invitation-again.command.js';
import { SendInvitations } from './sending/send-invitations.reaction.js';

/** Who is asked to come, until they do. */
@Module({
  imports: [CqrsModule, AccountsModule, IdentityModule],
  controllers: [AcceptInvitationController],
  providers: [
    Invitations,
    InvitationMails,
    InviteUserHandler,
    SendInvitationAgainHandler,
    SendInvitations,
    WithdrawInvitationHandler,
    AcceptInvitationHandler,
    EndInvitationAgainHandler,
    InvitationTimers,
  ],
  exports: [Invitations],
})
export class InvitationsModule {}
