import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Streams } from '../../platform/streams/streams.js';
import { endAgain } from '../invitation.decisions.js';
import { Invitation } from '../invitation.js';
import { Invitations } from '../invitations.js';

/**
 * Ends an invitation that is on the list of erasures, and has come back with an older copy of the data; nothing for whatever is none. Whoever asks for it destroys
 * the key afterwards.
 */
export class EndInvitationAgain extends Command<void> {
  constructor(
    readonly subjectId: string,
    /** When it was erased the first time. */
    readonly erasedAt: string,
  ) {
    super();
  }
}

@CommandHandler(EndInvitationAgain)
export class EndInvitationAgainHandler implements ICommandHandler<EndInvitationAgain> {
  constructor(
    private readonly streams: Streams,
    private readonly invitations: Invitations,
  ) {}

  async execute({ subjectId, erasedAt }: EndInvitationAgain): Promise<void> {
    const invitationId = await this.invitations.idOfSubject(subjectId);
    if (invitationId === undefined) return;
    await this.streams.update(Invitation, invitationId, (invitation) => endAgain(invitation, { invitationId, subjectId, erasedAt }));
  }
}
