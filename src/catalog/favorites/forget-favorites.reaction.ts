import { Injectable } from '@nestjs/common';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { Streams } from '../../platform/streams/streams.js';
import { Favorites, forgetFavorites } from './favorites.js';

/** Whoever has been erased keeps nothing any more. */
@Reacts()
@Injectable()
export class ForgetFavorites {
  constructor(private readonly streams: Streams) {}

  readonly reaction = reaction<PersonalDataErased>(
    'catalog.forget-favorites',
    {
      PersonalDataErased: async ({ userId, erasedAt: now }) => {
        await this.streams.update(Favorites, userId, (favorites) => forgetFavorites(favorites, { userId, now }));
      },
    },
    { since: 'start' },
  );
}
