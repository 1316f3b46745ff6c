import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Unauthenticated } from '../../platform/errors.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/events/streams.js';
import { EmailAddress } from '../email-address.js';
import { IdentityKeys } from '../keys.js';
import { type Credential, Credentials } from '../passwords/credentials.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { SignInAttempts } from '../passwords/sign-in-attempts.js';
import { Sessions, type SignedIn } from '../sessions/sessions.js';
import { Standings } from '../sessions/standing.js';

export class SignIn extends Command<SignedIn> {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly streams: Streams,
    private readonly keys: IdentityKeys,
    private readonly credentials: Credentials,
    private readonly hasher: PasswordHasher,
    private readonly attempts: SignInAttempts,
    private readonly standings: Standings,
    private readonly sessions: Sessions,
  ) {}

  /** @throws Unauthenticated `identity/wrong-credentials`, the same for a wrong password and an unknown address; TooMany */
  async execute({ email, password }: SignIn): Promise<SignedIn> {
    const emailId = this.keys.emailId(email);
    await this.attempts.reserve(emailId);
    const credential = await this.credentialFor(emailId);
    if (!(await this.matches(emailId, credential, password)) || !credential) throw wrongCredentials();
    await this.attempts.forgive(emailId);

    const standing = await this.standings.of(credential.userId);
    if (!standing.open) throw wrongCredentials();
    await this.keepHashCurrent(credential, password);
    return this.sessions.open(credential.userId, standing);
  }

  /** Asks for the credential also when there is no account, so that both take equally long. */
  private async credentialFor(emailId: string): Promise<Credential | undefined> {
    const { events } = await this.streams.read(streamOf(EmailAddress, emailId));
    return this.credentials.of(fold(EmailAddress, events).ownerId ?? NOBODY);
  }

  private async matches(emailId: string, credential: Credential | undefined, password: string): Promise<boolean> {
    try {
      return await this.hasher.matches(credential?.passwordHash, password);
    } catch (error) {
      await this.attempts.refund(emailId);
      throw error;
    }
  }

  private async keepHashCurrent({ userId, passwordHash }: Credential, password: string): Promise<void> {
    if (!this.hasher.isOutdated(passwordHash)) return;
    await this.credentials.rehash(userId, passwordHash, await this.hasher.hash(password));
  }
}

const wrongCredentials = () => new Unauthenticated('identity/wrong-credentials', 'Invalid email or password.');
