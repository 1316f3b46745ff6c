import { Account } from '../../../accounts/index.js';
import type { Deeds } from '../../../moderation/index.js';
import { streamOf } from '../../../platform/events/decider.js';

/** What administrators decide about an account. */
export const accountOf = (userId: string): Deeds => ({
  stream: streamOf(Account, userId),
  verbs: { AccountDeactivated: 'deactivated', AccountReactivated: 'activated' },
});
