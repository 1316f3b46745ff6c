import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '#api/base.ts';
import { rememberPosition } from '#api/position.ts';
import { refreshSession } from '#api/session/refresh.ts';
import type { LiveChange } from './stream.ts';

/**
 * Asks again for what others have changed, as it happens. One tab listens for all tabs of the browser, because a browser opens only a few connections to a
 * server; when it is closed, another takes its place.
 * @param roles in which the person listens: who gains one hears more
 */
export function useLive(userId: string | null, roles: string): void {
  const dispatch = useDispatch();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!userId) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const name = `plumb-and-level.live.${userId}`;
    const tabs = new BroadcastChannel(name);
    const take = ({ position, tags }: LiveChange) => {
      seen.current = position;
      rememberPosition(position);
      if (tags.length > 0) dispatch(baseApi.util.invalidateTags(tags));
      // Of the person themselves others change one thing only: what they may do.
      if (tags.includes('Profile')) void refreshSession(dispatch);
    };
    const hear = (change: LiveChange) => {
      take(change);
      tabs.postMessage(change);
    };
    tabs.addEventListener('message', ({ data }: MessageEvent<LiveChange>) => take(data));

    const listen = async () => {
      const { keepListening } = await import('./keep-listening.ts');
      await keepListening({ dispatch, seen: seen.current, hear }, signal);
    };
    // Whoever leaves while others listen stops waiting for its turn.
    if ('locks' in navigator) navigator.locks.request(name, { signal }, listen).catch(() => undefined);
    else listen().catch(() => undefined);
    return () => {
      leaving.abort();
      tabs.close();
    };
  }, [userId, roles, dispatch]);
}
