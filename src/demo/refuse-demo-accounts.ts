import { Account } from '../accounts/index.js';
import { streamOf } from '../platform/events/decider.js';
import { StartProblem } from '../platform/process/start-problem.js';
import type { Streams } from '../platform/streams/streams.js';
import { FIRST_PERSON } from './steps/account-steps.js';
import { userId } from './steps/created-ids.js';

/** Refuses to start in production on a store that holds demo accounts: everybody knows their password, the administrator's too. */
export async function refuseDemoAccounts(streams: Streams): Promise<void> {
  const { events } = await streams.read(streamOf(Account, userId(FIRST_PERSON)));
  if (events.length === 0) return;
  throw new StartProblem(
    'This store holds the demo accounts, whose password everybody knows, so it does not start with NODE_ENV=production. ' +
      'Begin with an empty one: set DATABASE_URL (and EVENT_STORE_URL) to another database, or DATA_DIRECTORY to another folder.',
  );
}
