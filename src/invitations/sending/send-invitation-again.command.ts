import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountKeys, MailTokens } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/streams/streams.js';
import { sendAgain } from '../invitation.decisions.js';
import { Invitations } from '../invitations.js';
import { loadToSend } from './load-to-send.js';

/** An administrator has another link mailed; the ones from before end. */
export class SendInvitationAgain extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly invitationId: string,
  ) {
    super();
  }
}

@CommandHandler(SendInvitationAgain)
export class SendInvitationAgainHandler implements ICommandHandler<SendInvitationAgain> {
  constructor(
    private readonly streams: Streams,
    private readonly invitations: Invitations,
    private readonly keys: AccountKeys,
    private readonly mailTokens: MailTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, invitationId }: SendInvitationAgain): Promise<void> {
    const told = await this.invitations.told(invitationId);
    const email = told?.email ?? '';
    const by = { invitationId, adminId, email, mailId: newIdFor('invitation-mail'), now: this.clock.now() };
    // Before the fact by which it is mailed, and from which on no other works; without that, nobody ever has it.
    if (told) await this.mailTokens.issue({ purpose: 'accept-invitation', userId: told.subjectId, id: by.mailId, email });
    await this.streams.decide(async (decision) => {
      const { invitation, ...found } = await loadToSend(decision, this.keys, by);
      decision.append(invitation, sendAgain(invitation.state, { ...by, ...found }));
    });
  }
}
