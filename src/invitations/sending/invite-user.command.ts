import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountKeys, type GrantedRole, MailTokens, normalised } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/streams/streams.js';
import { invite } from '../invitation.decisions.js';
import { Invitations } from '../invitations.js';
import { loadToSend } from './load-to-send.js';

/** An administrator asks somebody to come. Answers the invitation's id. */
export class InviteUser extends Command<string> {
  constructor(
    readonly adminId: string,
    readonly person: { readonly email: string; readonly fullName: string; readonly roles: readonly GrantedRole[] },
  ) {
    super();
  }
}

@CommandHandler(InviteUser)
export class InviteUserHandler implements ICommandHandler<InviteUser> {
  constructor(
    private readonly streams: Streams,
    private readonly invitations: Invitations,
    private readonly keys: AccountKeys,
    private readonly mailTokens: MailTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, person: { fullName, roles, ...person } }: InviteUser): Promise<string> {
    const email = normalised(person.email);
    const invitationId = this.invitations.idOf(email);
    const subjectId = newIdFor('invited');
    const mailId = newIdFor('invitation-mail');
    const by = { invitationId, subjectId, mailId, adminId, email, fullName, roles, now: this.clock.now() };
    // Before the fact by which it is mailed; without that, nobody ever has it.
    await this.mailTokens.issue({ purpose: 'accept-invitation', userId: subjectId, id: mailId, email });
    await this.streams.decide(async (decision) => {
      const { invitation, ...known } = await loadToSend(decision, this.keys, by);
      decision.append(invitation, invite(invitation.state, { ...by, ...known }));
    });
    return invitationId;
  }
}
