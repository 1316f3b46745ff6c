import { DiscoveryService } from '@nestjs/core';
import type { Actor } from '../http/actor.js';

/** A provider that knows what else a person listens as, such as the owner of a business. */
export interface JoinsAudience {
  listensAs(actor: Actor): Promise<readonly string[]>;
}

/** Marks such a provider: `@Audience() class OwnBusiness { async listensAs({ userId }) { … } }` */
export const Audience = DiscoveryService.createDecorator<undefined>();
