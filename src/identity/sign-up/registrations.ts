import { Injectable } from '@nestjs/common';
import { Account, AccountKeys, claimEmail, EmailAddress, MailTokens, normalised, register } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { Refusal } from '../../platform/errors.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { type Decision, type Loaded, Streams } from '../../platform/streams/streams.js';
import type { Feature } from '../../platform/switches/features.events.js';
import { mustBeOn } from '../../platform/switches/must-be-on.js';
import { Credentials } from '../credentials/credentials.js';
import type { HashedPassword } from '../credentials/password.decisions.js';

export interface NewAccount {
  /** Absent: one that follows from the command. */
  readonly userId?: string | undefined;
  readonly email: string;
  readonly fullName: string;
  readonly password: HashedPassword;
  /** Where the mailed link leads back to: a path of this site. */
  readonly returnTo?: string | null;
  /** True: no mail asks for it. */
  readonly emailVerified?: boolean;
  /** What it needs, where somebody comes of their own accord: an administrator may have switched it off. Whoever was invited needs nothing. */
  readonly needs?: readonly Feature[];
}

/** What begins together with an account, in the same append. `account` stands as it will once it is registered. */
export type Beginning = (decision: Decision, account: Loaded<Account>, by: { userId: string; now: string }) => Promise<void>;

const ALONE: Beginning = async () => {};

/** How an account comes into being: its credential and the link of its mail first, and then all that is a fact, or nothing of it. */
@Injectable()
export class Registrations {
  constructor(
    private readonly streams: Streams,
    private readonly keys: AccountKeys,
    private readonly credentials: Credentials,
    private readonly mailTokens: MailTokens,
    private readonly clock: Clock,
  ) {}

  /** @returns the new account's id, or nothing when the address belongs to somebody already: then nothing has begun */
  async register(wanted: NewAccount, together: Beginning = ALONE): Promise<string | undefined> {
    const { fullName, password, returnTo = null, emailVerified = false } = wanted;
    const userId = wanted.userId ?? newIdFor('user');
    const email = normalised(wanted.email);
    const by = { userId, email, fullName, emailVerified, now: this.clock.now() };

    await this.credentials.add({ userId, ...password }, by.now);
    if (!emailVerified) await this.mailTokens.issue({ purpose: 'verify-email', userId, id: userId, returnTo });
    await this.append(by, wanted.needs ?? [], together);

    const { events } = await this.streams.read(streamOf(Account, userId));
    if (fold(Account, events).registered) return userId;
    await this.credentials.remove(userId);
    return undefined;
  }

  /** What is refused leaves no credential behind. */
  private async append(by: Parameters<typeof register>[1], needs: readonly Feature[], together: Beginning): Promise<void> {
    try {
      await this.streams.decide(async (decision) => {
        // Before anybody looks at the address: the answer must not tell whose it is.
        for (const feature of needs) await mustBeOn(decision, feature);
        const address = await decision.load(EmailAddress, this.keys.emailId(by.email));
        const account = await decision.load(Account, by.userId);
        decision.append(address, claimEmail(address.state, by));
        if (address.state.ownerId !== null) return;
        const registered = register(account.state, by);
        decision.append(account, registered);
        await together(decision, { ...account, state: fold(Account, registered) }, by);
      });
    } catch (error) {
      if (error instanceof Refusal) await this.credentials.remove(by.userId);
      throw error;
    }
  }
}
