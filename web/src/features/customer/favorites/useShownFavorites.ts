import { standing } from '#api/cache/standing.ts';
import { useFavoriteIdsQuery, useFavoritesQuery } from '#shared/favorites/api.ts';

/** The person's favorites. A card goes when its heart is turned, before the server has answered. */
export function useShownFavorites() {
  const { data: favorites, error, refetch } = standing(useFavoritesQuery());
  const { data: ids } = useFavoriteIdsQuery();
  const kept = favorites && {
    services: favorites.services.filter(({ id }) => !ids || ids.services.includes(id)),
    vendors: favorites.vendors.filter(({ id }) => !ids || ids.vendors.includes(id)),
  };
  return { kept, error, refetch };
}
