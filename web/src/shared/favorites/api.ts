import { generatedApi } from '#api/generated.ts';

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
const turned = (_answer: unknown, error: unknown) => (error ? [] : [{ type: 'Favorite' as const, id: 'list' }]);

const favoritesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    favorites: { providesTags: [{ type: 'Favorite', id: 'list' }] },
    favoriteIds: { providesTags: [{ type: 'Favorite', id: 'ids' }] },
    addFavoriteService: { invalidatesTags: turned, onQueryStarted: turning('services', true) },
    removeFavoriteService: { invalidatesTags: turned, onQueryStarted: turning('services', false) },
    addFavoriteVendor: { invalidatesTags: turned, onQueryStarted: turning('vendors', true) },
    removeFavoriteVendor: { invalidatesTags: turned, onQueryStarted: turning('vendors', false) },
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
