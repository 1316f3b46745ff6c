import { type Event, eventOf } from '../../platform/events/event.js';

export const FAVORITE_KINDS = ['service', 'vendor'] as const;
export type FavoriteKind = (typeof FAVORITE_KINDS)[number];

/** Stream `favorites-<userId>`: what a person has put a heart to. */
export type FavoriteAdded = Event<'FavoriteAdded', { userId: string; kind: FavoriteKind; targetId: string; addedAt: string }>;
export type FavoriteRemoved = Event<'FavoriteRemoved', { userId: string; kind: FavoriteKind; targetId: string; removedAt: string }>;
export type FavoritesEvent = FavoriteAdded | FavoriteRemoved;

/** Builds the facts above. */
export const event = eventOf<FavoritesEvent>();
