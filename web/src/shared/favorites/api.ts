import { FAVORITE_LIST } from '#api/cache/signed-in-tags.ts';
import { generatedApi } from '#api/signed-in.ts';

type List = 'services' | 'vendors';

const turn = (list: List, id: string, kept: boolean) =>
  generatedApi.util.updateQueryData('favoriteIds', undefined, (ids) => {
    const others = ids[list].filter((other) => other !== id);
    ids[list] = kept ? [id, ...others] : others;
  });

interface Sent {
  dispatch: (turned: ReturnType<typeof turn>) => { undo: () => void };
  queryFulfilled: Promise<unknown>;
}

/** The heart turns before the server has answered, and back if it could not. */
const turning =
  (list: List, kept: boolean) =>
  ({ id }: { id: string }, { dispatch, queryFulfilled }: Sent) => {
    const { undo } = dispatch(turn(list, id, kept));
    queryFulfilled.catch(undo);
  };

/** The ids are right already: to ask for them while another heart turns would turn that one back for a moment. */
const extraOptions = { shown: { Favorite: [FAVORITE_LIST] } };

const favoritesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    addFavoriteService: { extraOptions, onQueryStarted: turning('services', true) },
    removeFavoriteService: { extraOptions, onQueryStarted: turning('services', false) },
    addFavoriteVendor: { extraOptions, onQueryStarted: turning('vendors', true) },
    removeFavoriteVendor: { extraOptions, onQueryStarted: turning('vendors', false) },
  },
});

export const {
  useFavoritesQuery,
  useFavoriteIdsQuery,
  useAddFavoriteServiceMutation,
  useRemoveFavoriteServiceMutation,
  useAddFavoriteVendorMutation,
  useRemoveFavoriteVendorMutation,
} = favoritesApi;
