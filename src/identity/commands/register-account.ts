import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/events/streams.js';
import { newIdFor } from '../../platform/commands/command-context.js';
import { Account, register } from '../account.js';
import { claim, EmailAddress, normalised } from '../email-address.js';
import { IdentityKeys } from '../keys.js';
import { MailTokens } from '../mail/mail-tokens.js';
import { Credentials } from '../passwords/credentials.js';
import type { HashedPassword } from '../passwords/password-rules.js';

/** What `SignUp` does once the password is hashed. Answers the new account's id, or nothing when the address belongs to somebody already. */
export class RegisterAccount extends Command<string | undefined> {
  constructor(
    readonly account: {
      /** Absent: one that follows from the command. */
      readonly userId?: string | undefined;
      readonly email: string;
      readonly fullName: string;
      readonly password: HashedPassword;
      /** Where the mailed link leads back to: a path of this site. */
      readonly returnTo?: string | null;
      /** True: no mail asks for it. */
      readonly emailVerified?: boolean;
    },
  ) {
    super();
  }
}

@CommandHandler(RegisterAccount)
export class RegisterAccountHandler implements ICommandHandler<RegisterAccount> {
  constructor(
    private readonly streams: Streams,
    private readonly keys: IdentityKeys,
    private readonly credentials: Credentials,
    private readonly mailTokens: MailTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ account: wanted }: RegisterAccount): Promise<string | undefined> {
    const { fullName, password, returnTo = null, emailVerified = false } = wanted;
    const userId = wanted.userId ?? newIdFor('user');
    const email = normalised(wanted.email);
    const by = { userId, email, fullName, emailVerified, now: this.clock.now() };

    await this.credentials.add({ userId, ...password }, by.now);
    if (!emailVerified) await this.mailTokens.issue({ purpose: 'verify-email', userId, id: userId, returnTo });
    await this.streams.decide(async (decision) => {
      const address = await decision.load(EmailAddress, this.keys.emailId(email));
      const account = await decision.load(Account, userId);
      decision.append(address, claim(address.state, by));
      if (address.state.ownerId === null) decision.append(account, register(account.state, by));
    });

    const { events } = await this.streams.read(streamOf(Account, userId));
    if (fold(Account, events).registered) return userId;
    await this.credentials.remove(userId);
    return undefined;
  }
}
