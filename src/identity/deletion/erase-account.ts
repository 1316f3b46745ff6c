import { Injectable } from '@nestjs/common';
import type { AccountEvent } from '../../accounts/account.events.js';
import { Account, AccountEmails, AccountKeys, EmailAddress, releaseEmail } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import type { Position } from '../../platform/events/recorded.js';
import { type Decision, type Loaded, Streams } from '../../platform/streams/streams.js';
import { SignInAttempts } from '../proofs/sign-in-attempts.js';
import { Traces } from './traces.js';

type Decide = (account: Loaded<Account>, decision: Decision) => Promise<readonly AccountEvent[]>;

/** Carries an erasure out once it is decided: the account and its address in one append, then the key and all rows. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly streams: Streams,
    private readonly emails: AccountEmails,
    private readonly keys: AccountKeys,
    private readonly attempts: SignInAttempts,
    private readonly traces: Traces,
    private readonly clock: Clock,
  ) {}

  /**
   * @param decide the events of the erasure; none: it stands already
   * @param inCommand runs the append as a command of its own
   */
  async run(userId: string, decide: Decide, inCommand: (work: () => Promise<Position>) => Promise<Position>): Promise<Position> {
    const emailId = await this.emailIdOf(userId);
    const position = await inCommand(() =>
      this.streams.decide(async (decision) => {
        const account = await decision.load(Account, userId);
        const events = await decide(account, decision);
        if (events.length === 0) return;
        decision.append(account, events);
        // Looked up after the account was loaded: should it change meanwhile, the append fails, and all is decided again.
        const current = await this.emailIdOf(userId);
        if (!current) return;
        const address = await decision.load(EmailAddress, current);
        decision.append(address, releaseEmail(address.state, { userId, now: this.clock.now() }));
      }),
    );
    await this.traces.remove(userId, this.clock.now());
    if (emailId) await this.attempts.forgiveAll(emailId);
    return position;
  }

  private async emailIdOf(userId: string): Promise<string | undefined> {
    const email = await this.emails.of(userId);
    return email && this.keys.emailId(email);
  }
}
