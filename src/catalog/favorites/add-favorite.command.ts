import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { type Decision, Streams } from '../../platform/streams/streams.js';
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
      const visible = await isVisible(decision, favorite);
      decision.append(favorites, addFavorite(favorites.state, { ...favorite, visible, now }));
    });
  }
}

async function isVisible(decision: Decision, { kind, targetId }: Favorite): Promise<boolean> {
  if (kind === 'vendor') return isPublic((await decision.load(Vendor, targetId)).state);
  const { state: service } = await decision.load(Service, targetId);
  return isOffered(service) && isPublic((await decision.load(Vendor, service.vendorId)).state);
}
