import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/errors.js';
import { type Decision, Streams } from '../../platform/events/streams.js';
import { isPublic, Vendor } from '../../vendor-onboarding/index.js';
import { isOffered, Service } from '../service.js';
import { addFavorite, type Favorite, Favorites } from './favorites.js';

/** A person keeps a service or a provider that customers can see. */
export class AddFavorite extends Command<void> {
  constructor(readonly favorite: Favorite) {
    super();
  }
}

@CommandHandler(AddFavorite)
export class AddFavoriteHandler implements ICommandHandler<AddFavorite> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ favorite }: AddFavorite) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const favorites = await decision.load(Favorites, favorite.userId);
      await mustStay(decision, favorite.userId, now);
      await mustBeSeen(decision, favorite);
      decision.append(favorites, addFavorite(favorites.state, { ...favorite, now }));
    });
  }
}

async function mustBeSeen(decision: Decision, { kind, targetId }: Favorite): Promise<void> {
  if (kind === 'vendor') return mustBePublic(decision, targetId, 'provider');
  const { state: service } = await decision.load(Service, targetId);
  if (!isOffered(service)) throw new NotFound('service');
  await mustBePublic(decision, service.vendorId, 'service');
}

async function mustBePublic(decision: Decision, vendorId: string, thing: string): Promise<void> {
  if (!isPublic((await decision.load(Vendor, vendorId)).state)) throw new NotFound(thing);
}
