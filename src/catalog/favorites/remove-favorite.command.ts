import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { type Favorite, Favorites, removeFavorite } from './favorites.js';

/** A person no longer keeps a service or a provider, which may be gone. */
export class RemoveFavorite extends Command<void> {
  constructor(readonly favorite: Favorite) {
    super();
  }
}

@CommandHandler(RemoveFavorite)
export class RemoveFavoriteHandler implements ICommandHandler<RemoveFavorite> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ favorite }: RemoveFavorite) {
    const now = this.clock.now();
    await this.streams.update(Favorites, favorite.userId, (favorites) => removeFavorite(favorites, { ...favorite, now }));
  }
}
