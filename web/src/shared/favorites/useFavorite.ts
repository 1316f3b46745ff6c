import { toast } from '#ui/feedback/toast.ts';
import {
  useAddFavoriteServiceMutation,
  useAddFavoriteVendorMutation,
  useFavoriteIdsQuery,
  useRemoveFavoriteServiceMutation,
  useRemoveFavoriteVendorMutation,
} from './api.ts';
import type { FavoriteTarget } from './favorite-target.ts';

/** Whether the person keeps something, undefined while that is not known, what turns it, and what keeps it in any case. */
export function useFavorite({ kind, id, name }: FavoriteTarget) {
  const { kept } = useFavoriteIdsQuery(undefined, {
    selectFromResult: ({ data }) => ({ kept: data && (kind === 'service' ? data.services : data.vendors).includes(id) }),
  });
  const [addService, addingService] = useAddFavoriteServiceMutation();
  const [addVendor, addingVendor] = useAddFavoriteVendorMutation();
  const [removeService, removingService] = useRemoveFavoriteServiceMutation();
  const [removeVendor, removingVendor] = useRemoveFavoriteVendorMutation();
  const busy = [addingService, addingVendor, removingService, removingVendor].some(({ isLoading }) => isLoading);

  async function add() {
    try {
      await (kind === 'service' ? addService : addVendor)({ id }).unwrap();
    } catch (problem) {
      toast.error(`${name} could not be saved`, problem);
    }
  }

  async function remove() {
    toast.info('Removed from My Favorites', name, { label: 'Undo', onClick: () => void add() });
    try {
      await (kind === 'service' ? removeService : removeVendor)({ id }).unwrap();
    } catch (problem) {
      toast.error(`${name} could not be removed`, problem);
    }
  }

  /** Two presses in a row might reach the server the other way round. */
  const turn = () => {
    if (!busy) void (kept ? remove() : add());
  };
  /** Not pressed just now: so it is told. */
  const keep = () => {
    if (kept) return;
    toast.success('Saved to My Favorites', name);
    void add();
  };
  return { kept, turn, keep };
}
