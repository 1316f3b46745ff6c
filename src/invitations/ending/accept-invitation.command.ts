import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, grantRole, MailTokens } from '../../accounts/index.js';
import { mustBeStrong, type NewAccount, PasswordHasher, Registrations } from '../../identity/index.js';
import { currentCommand } from '../../platform/events/command-context.js';
import { newId } from '../../platform/ids.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { accept, mustHaveCome } from '../invitation.decisions.js';
import { Invitation } from '../invitation.js';
import { Invitations } from '../invitations.js';

/** With the token of a mailed link. Answers the address that signs in from then on. */
export class AcceptInvitation extends Command<string> {
  constructor(
    readonly token: string,
    readonly password: string,
  ) {
    super();
  }
}

const PURPOSE = 'accept-invitation';

/** The account, its roles and the end of the invitation are one append. Who reads the mail owns the address: it counts as confirmed. */
@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly mailTokens: MailTokens,
    private readonly invitations: Invitations,
    private readonly hasher: PasswordHasher,
    private readonly registrations: Registrations,
    private readonly personalData: PersonalData,
  ) {}

  /**
   * @throws Rejected `identity/link-invalid`, `invitations/email-registered`
   * @throws WeakPassword
   */
  async execute({ token, password }: AcceptInvitation): Promise<string> {
    const told = await this.invitations.byToken(token);
    mustBeStrong(password, told.roles);
    // Before the link is used up: the server may be too busy for it.
    const hashed = await this.hasher.hashed(password);
    await this.mailTokens.use(PURPOSE, token, currentCommand()?.commandId ?? newId());

    await this.come(told, { email: told.email, fullName: told.fullName, password: hashed });
    return told.email;
  }

  private async come(
    { invitationId, mailId }: { readonly invitationId: string; readonly mailId: string },
    person: Omit<NewAccount, 'emailVerified'>,
  ): Promise<void> {
    let ended = { subjectId: '', at: '' };
    const came = await this.registrations.register({ ...person, emailVerified: true }, async (decision, account, { userId, now }) => {
      const invitation = await decision.load(Invitation, invitationId);
      const { roles, invitedBy: grantedBy } = invitation.state;
      const inviter = await decision.load(Account, grantedBy);
      decision.guard(inviter);
      decision.append(invitation, accept(invitation.state, { invitationId, mailId, userId, inviter: inviter.state, now }));
      for (const role of roles) decision.append(account, grantRole(account.state, { userId, role, grantedBy, now }));
      ended = { subjectId: invitation.state.subjectId, at: now };
    });
    mustHaveCome(came);
    // Should the process die before: the reaction that finishes erasures does it too.
    await this.personalData.shred(ended.subjectId, ended.at);
  }
}
