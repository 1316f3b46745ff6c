import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, AccountEmails, MailTokens, mustBeValid, recoverPassword, Standings } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { currentCommand } from '../../platform/events/command-context.js';
import { newId } from '../../platform/ids.js';
import { Streams } from '../../platform/streams/streams.js';
import { Credentials } from '../credentials/credentials.js';
import { mustBeStrong } from '../credentials/password.decisions.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { Proofs } from '../proofs/proofs.js';
import { LiveSessions } from '../sessions/live-sessions.js';

/** With the token of a mailed link. Answers whose password it is (user id). */
export class ResetPassword extends Command<string> {
  constructor(
    readonly token: string,
    readonly password: string,
  ) {
    super();
  }
}

const PURPOSE = 'recover-password';

/**
 * Who reads the mail owns the address: it counts as confirmed, and nothing that was begun by an old secret goes on, neither sessions nor other links,
 * as all of them hang on the credential's epoch.
 */
@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly mailTokens: MailTokens,
    private readonly emails: AccountEmails,
    private readonly standings: Standings,
    private readonly hasher: PasswordHasher,
    private readonly credentials: Credentials,
    private readonly streams: Streams,
    private readonly liveSessions: LiveSessions,
    private readonly proofs: Proofs,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Rejected `identity/link-invalid`
   * @throws WeakPassword
   */
  async execute({ token, password }: ResetPassword): Promise<string> {
    const seen = await this.mailTokens.look(PURPOSE, token);
    const { userId } = seen;
    const { open, roles } = await this.standings.of(userId);
    mustBeValid(PURPOSE, open && seen.email === (await this.emails.of(userId)));
    mustBeStrong(password, roles);
    // Before the link is used up: the server may be too busy for it.
    const hashed = await this.hasher.hashed(password);

    await this.mailTokens.use(PURPOSE, token, currentCommand()?.commandId ?? newId());
    mustBeValid(PURPOSE, await this.credentials.replace(userId, seen.epoch!, hashed));
    await this.mailTokens.useUp(PURPOSE, userId);
    await this.streams.update(Account, userId, (account) => recoverPassword(account, { userId, now: this.clock.now() }));
    this.liveSessions.forgetAllOf(userId);
    await this.proofs.forgive(userId);
    return userId;
  }
}
