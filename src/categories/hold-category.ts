import type { Decision } from '../platform/streams/streams.js';
import { Category, mustTakeServices } from './category.js';

/**
 * The category that a service goes to is held on to: it may be about to be deleted.
 * @param from where the service is: it may stay there, also when that is no longer chosen
 */
export async function holdCategory(decision: Decision, to: string | undefined, from?: string): Promise<void> {
  if (to === undefined || to === from) return;
  const category = await decision.load(Category, to);
  mustTakeServices(category.state);
  decision.guard(category);
}
