import { Injectable } from '@nestjs/common';
import { AccountEmails, AccountKeys } from '../../accounts/index.js';
import { type Credential, Credentials, NOBODY } from '../credentials/credentials.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { TwoFactor } from '../two-factor/two-factor.js';
import { KnownDevices } from './known-devices.js';
import type { Judged } from './proof.decisions.js';
import { type Attempt, type Counter, SIGNED_IN, SignInAttempts } from './sign-in-attempts.js';

/** What only the person knows. */
export interface Secrets {
  readonly password: string;
  /** Six digits of the authenticator app, or a recovery code. */
  readonly code?: string | undefined;
}

export type Proof = Judged<Credential>;

/**
 * The one place where secrets are looked at, at the door and later. Every attempt counts against the address, and whoever it comes from, before
 * anything is looked at, on each way alike; only all secrets together make good for it.
 */
@Injectable()
export class Proofs {
  constructor(
    private readonly keys: AccountKeys,
    private readonly emails: AccountEmails,
    private readonly credentials: Credentials,
    private readonly hasher: PasswordHasher,
    private readonly attempts: SignInAttempts,
    private readonly devices: KnownDevices,
    private readonly twoFactor: TwoFactor,
  ) {}

  /**
   * Somebody who says to be the owner of an address. It takes the same time when there is none.
   * @param device the cookie of a browser that the owner may have signed in with before
   * @throws TooMany `identity/too-many-attempts`, `identity/busy`
   */
  async ofAddress(email: string, secrets: Secrets, device: string | undefined): Promise<Proof> {
    const emailId = this.keys.emailId(email);
    const attempt = await this.attempts.reserve(await this.devices.counterOf(device, emailId));
    return this.judge(attempt, (await this.emails.ownerOf(emailId)) ?? NOBODY, secrets);
  }

  /**
   * Somebody who is signed in already.
   * @throws TooMany as above
   */
  async ofPerson(userId: string, secrets: Secrets): Promise<Proof> {
    this.hasher.mustHaveRoom();
    const attempt = await this.attempts.reserve(await this.counterOf(userId));
    return this.judge(attempt, userId, secrets);
  }

  /** For a check of another kind: it counts like a wrong password when it finds nothing, and not at all otherwise. */
  async counted<T>(userId: string, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const attempt = await this.attempts.reserve(await this.counterOf(userId));
    const found = await check();
    if (found !== undefined) await this.attempts.refund(attempt);
    return found;
  }

  /** For what has proven the address in another way: nothing counts against it any more. */
  async forgive(userId: string): Promise<void> {
    await this.attempts.forgiveAll(await this.emailIdOf(userId));
  }

  private async judge(attempt: Attempt, userId: string, { password, code }: Secrets): Promise<Proof> {
    const credential = await this.credentials.of(userId);
    if (!(await this.matches(attempt, credential, password)) || !credential) return { lacks: 'wrong-password' };
    const lacks = await this.twoFactor.lacking(userId, code);
    if (lacks) return { lacks };
    await this.attempts.forgive(attempt);
    return { credential };
  }

  private async matches(attempt: Attempt, credential: Credential | undefined, password: string): Promise<boolean> {
    try {
      return await this.hasher.matches(credential?.passwordHash, password);
    } catch (error) {
      await this.attempts.refund(attempt);
      throw error;
    }
  }

  /** Of who is signed in: no stranger has a part in it. */
  private async counterOf(userId: string): Promise<Counter> {
    return { emailId: await this.emailIdOf(userId), whose: SIGNED_IN };
  }

  private async emailIdOf(userId: string): Promise<string> {
    return this.keys.emailId((await this.emails.of(userId)) ?? userId);
  }
}
