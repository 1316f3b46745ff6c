import { Unavailable } from '../../platform/errors.js';
import { currentCommand } from '../../platform/events/command-context.js';
import { START } from '../../platform/events/recorded.js';
import type { Consistency } from '../../platform/projections/consistency.js';

/**
 * A row of the read tables after the command that has just changed it.
 * @throws Unavailable when they do not come that far in time; the command stands, and asking again answers
 */
export async function rowAfterCommand<Row>(consistency: Consistency, read: () => Promise<Row | undefined>): Promise<Row> {
  const caughtUp = await consistency.caughtUp(currentCommand()?.position ?? START);
  const row = await read();
  if (caughtUp && row !== undefined) return row;
  throw new Unavailable('booking/not-shown-yet', 'This was recorded, but cannot be shown yet. Please look again in a moment.');
}
