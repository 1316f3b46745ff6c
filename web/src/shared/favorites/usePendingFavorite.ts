import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { FavoriteTarget } from './favorite-target.ts';
import { pendingFavoriteOf } from './pending-favorite.ts';

/** Of several hearts of one thing, one hears of it. */
let heard: string | undefined;

/** Whoever pressed this heart as a visitor, and has signed in since, does not press it again. Going back or reloading does not repeat it. */
export function usePendingFavorite({ kind, id }: FavoriteTarget, known: boolean, onWanted: () => void): void {
  const { key, pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const wanted = pendingFavoriteOf(state)?.wanted;
  const here = known && wanted?.kind === kind && wanted.id === id;

  const hear = useEffectEvent(() => {
    if (heard === key) return;
    heard = key;
    onWanted();
    void navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (here) hear();
  }, [here]);
}
