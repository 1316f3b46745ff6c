import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  Account,
  AccountEmails,
  AccountKeys,
  changeEmail,
  EmailAddress,
  MailTokens,
  mustBeValid,
  releaseEmail,
  takeEmail,
} from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { currentCommand } from '../../platform/events/command-context.js';
import { newId } from '../../platform/ids.js';
import { Streams } from '../../platform/streams/streams.js';
import { Credentials } from '../credentials/credentials.js';

/** With the token of the link that was mailed to a new address. Answers the address. */
export class ConfirmEmail extends Command<string> {
  constructor(readonly token: string) {
    super();
  }
}

const PURPOSE = 'confirm-email';

@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly mailTokens: MailTokens,
    private readonly credentials: Credentials,
    private readonly emails: AccountEmails,
    private readonly keys: AccountKeys,
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Rejected `identity/link-invalid`, also when a secret has changed since the link was asked for
   * @throws Rejected `identity/email-taken`
   */
  async execute({ token }: ConfirmEmail): Promise<string> {
    const { userId, email, epoch } = await this.mailTokens.use(PURPOSE, token, currentCommand()?.commandId ?? newId());
    mustBeValid(PURPOSE, email !== null);
    const by = { userId, email, now: this.clock.now() };
    await this.streams.decide(async (decision) => {
      const account = await decision.load(Account, userId);
      const to = await decision.load(EmailAddress, this.keys.emailId(email));
      // Both read after the account: had it changed between, the append would be refused.
      mustBeValid(PURPOSE, (await this.credentials.of(userId))?.epoch === epoch);
      const old = await this.emails.of(userId);
      decision.append(account, changeEmail(account.state, by));
      decision.append(to, takeEmail(to.state, by));
      if (old === undefined || old === email) return;
      const from = await decision.load(EmailAddress, this.keys.emailId(old));
      decision.append(from, releaseEmail(from.state, by));
    });
    return email;
  }
}
