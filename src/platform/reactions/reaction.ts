import type { AnyEvent, EventOf } from '../events/event.js';
import type { Fact } from '../events/recorded.js';
import { ignore } from '../tables/projection.js';

/**
 * What follows from an event, outside its own stream: usually a command. It may come twice; the command id that is set while it runs is
 * derived from the reaction and the event, so that the second time changes nothing. Reactions decide from streams, not from read tables.
 */
export type ReactionHandler<E extends AnyEvent> = ((data: E['data'], fact: Fact<E>) => Promise<void>) | typeof ignore;
export type ReactionHandlers<E extends AnyEvent> = { readonly [Type in E['type']]: ReactionHandler<EventOf<E, Type>> };

export interface Reaction {
  /** `module.reaction` */
  readonly name: string;
  /** Where a new one begins: at the end of history (default), or at its start. */
  readonly since: 'now' | 'start';
  /** Where it can't go on, somebody waits for a mail. */
  readonly sendsMail: boolean;
  readonly handlers: Readonly<Record<string, ReactionHandler<AnyEvent>>>;
}

export function reaction<E extends AnyEvent>(
  name: string,
  handlers: ReactionHandlers<E>,
  options: Partial<Pick<Reaction, 'since' | 'sendsMail'>> = {},
): Reaction {
  return { name, since: 'now', sendsMail: false, ...options, handlers: handlers as unknown as Reaction['handlers'] };
}
