import { Account } from '../../accounts/index.js';
import type { Decision } from '../../platform/streams/streams.js';
import { mustBeStaying } from './deletion.decisions.js';

/**
 * For whatever a person begins: nothing does who is being deleted. The account is guarded in the append that follows, so that this comes either before a
 * deletion, which finds it, or after, and is refused.
 * @throws NotFound for somebody who is not there, Rejected `identity/account-closing` for somebody who is leaving
 */
export async function mustStay(decision: Decision, userId: string, now: string): Promise<void> {
  const account = await decision.load(Account, userId);
  mustBeStaying(account.state, now);
  decision.guard(account);
}
