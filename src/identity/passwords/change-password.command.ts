import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, changePassword, Standings } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { Credentials } from '../credentials/credentials.js';
import { mustBeStrong } from '../credentials/password.decisions.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { mustNotBeOvertaken } from '../proofs/proof.decisions.js';
import type { Secrets } from '../proofs/proofs.js';
import { Reauthentication } from '../proofs/reauthentication.js';
import { Sessions, type SignedIn } from '../sessions/sessions.js';

/** All sessions end, and links that wait for a change of address or of the password; this browser gets a new session. */
export class ChangePassword extends Command<SignedIn> {
  constructor(
    readonly userId: string,
    readonly secrets: Secrets,
    readonly newPassword: string,
    readonly device: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly standings: Standings,
    private readonly reauthentication: Reauthentication,
    private readonly hasher: PasswordHasher,
    private readonly credentials: Credentials,
    private readonly streams: Streams,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** @throws WeakPassword beside `newPassword` */
  async execute({ userId, secrets, newPassword, device }: ChangePassword): Promise<SignedIn> {
    mustBeStrong(newPassword, (await this.standings.of(userId)).roles, 'newPassword');
    const proven = await this.reauthentication.demand(userId, secrets);
    const epoch = mustNotBeOvertaken(await this.credentials.replace(userId, proven.epoch, await this.hasher.hashed(newPassword)));
    await this.streams.update(Account, userId, (account) => changePassword(account, { userId, now: this.clock.now() }));
    return this.sessions.openAnew(userId, { epoch, device });
  }
}
