import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Standings } from '../../accounts/index.js';
import { type Credential, Credentials } from '../credentials/credentials.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { mustBeOpenAtTheDoor, mustBeWelcome } from '../proofs/proof.decisions.js';
import { Proofs, type Secrets } from '../proofs/proofs.js';
import { Sessions, type SignedIn } from '../sessions/sessions.js';

export class SignIn extends Command<SignedIn> {
  constructor(
    readonly email: string,
    readonly secrets: Secrets,
    /** The cookie by which its browser may be known. */
    readonly known: string | undefined,
    /** As its owner would call it: "Chrome on Linux". */
    readonly device: string,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly proofs: Proofs,
    private readonly credentials: Credentials,
    private readonly hasher: PasswordHasher,
    private readonly standings: Standings,
    private readonly sessions: Sessions,
  ) {}

  /**
   * @throws Unauthenticated `identity/wrong-credentials`, the same for a wrong password and an unknown address; with the right password and two-factor
   * sign-in on, `identity/code-needed` or `identity/wrong-code`
   * @throws Forbidden `identity/account-deactivated`, with all the right secrets alone
   * @throws TooMany
   */
  async execute({ email, secrets, known, device }: SignIn): Promise<SignedIn> {
    const proof = await this.proofs.ofAddress(email, secrets, known);
    const credential = mustBeWelcome(proof);
    const { userId, epoch } = credential;
    const standing = await this.standings.of(userId);
    mustBeOpenAtTheDoor(standing);
    await this.keepHashCurrent(credential, secrets.password);
    return this.sessions.open(userId, standing, { epoch, device });
  }

  private async keepHashCurrent({ userId, passwordHash }: Credential, password: string): Promise<void> {
    if (!this.hasher.isOutdated(passwordHash)) return;
    await this.credentials.rehash(userId, passwordHash, await this.hasher.hash(password));
  }
}
