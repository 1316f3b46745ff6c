import { DiscoveryService } from '@nestjs/core';
import type { Reaction } from './reaction.js';

/** A provider that holds a reaction. The runner finds it, wherever its module is. */
export interface Reacting {
  readonly reaction: Reaction;
}

/** Marks a provider whose `reaction` is to be run: `@Reacts() class SendMails { readonly reaction = reaction('identity.send-mails', { … }) }` */
export const Reacts = DiscoveryService.createDecorator<undefined>();

/** All that are marked, wherever their modules are. */
export const reactionsIn = (discovery: DiscoveryService): Reaction[] =>
  discovery.getProviders({ metadataKey: Reacts.KEY }).map(({ instance }) => (instance as Reacting).reaction);
