import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '#api/base.ts';
import { rememberPosition } from '#api/position.ts';
import type { LiveChange } from './stream.ts';

/**
 * Asks again for what others have changed, as it happens. One tab listens for all tabs of the browser, because a browser opens only a few connections to a
 * server; when it is closed, another takes its place.
 */
export function useLive(userId: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!userId) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const name = `plumb-and-level.live.${userId}`;
    const tabs = new BroadcastChannel(name);
    let seen: string | undefined;

    const take = ({ position, tags }: LiveChange) => {
      seen = position;
      rememberPosition(position);
      if (tags.length > 0) dispatch(baseApi.util.invalidateTags(tags));
    };
    const hear = (change: LiveChange) => {
      take(change);
      tabs.postMessage(change);
    };
    tabs.addEventListener('message', ({ data }: MessageEvent<LiveChange>) => take(data));

    const listen = async () => {
      const { keepListening } = await import('./keep-listening.ts');
      await keepListening({ dispatch, seen, hear }, signal);
    };
    // Whoever leaves while others listen stops waiting for its turn.
    if ('locks' in navigator) navigator.locks.request(name, { signal }, listen).catch(() => undefined);
    else listen().catch(() => undefined);
    return () => {
      leaving.abort();
      tabs.close();
    };
  }, [userId, dispatch]);
}
