import { Account, AccountKeys, EmailAddress } from '../../accounts/index.js';
import { mustStay } from '../../identity/index.js';
import type { Decision } from '../../platform/streams/streams.js';
import { Invitation } from '../invitation.js';

/** What decides whether an invitation may go out: who sends it, and whose the address is, both as they are when it is appended. */
export async function loadToSend(
  decision: Decision,
  keys: AccountKeys,
  by: { readonly invitationId: string; readonly adminId: string; readonly email: string; readonly now: string },
) {
  const invitation = await decision.load(Invitation, by.invitationId);
  await mustStay(decision, by.adminId, by.now);
  const { state: admin } = await decision.load(Account, by.adminId);
  const address = await decision.load(EmailAddress, keys.emailId(by.email));
  decision.guard(address);
  return { invitation, admin, ownerId: address.state.ownerId };
}
