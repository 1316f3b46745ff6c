import { reachedPosition, rememberPosition } from '../position.ts';

/** What of the person signed in has changed, by the tags of the cache. */
export type Changed = 'Profile' | 'Settings' | 'Security';

interface News {
  changed: Changed;
  /** How far the server had come: older answers would miss the change. */
  position: string | undefined;
}

let channel: BroadcastChannel | undefined;
const opened = () => (channel ??= new BroadcastChannel('plumb-and-level.person'));

/** Tells the other tabs of this browser, which have the same person signed in. */
export function tellOtherTabs(changed: Changed): void {
  opened().postMessage({ changed, position: reachedPosition() } satisfies News);
}

/** @returns what ends the listening */
export function hearOtherTabs(listener: (changed: Changed) => void): () => void {
  const hear = ({ data: { changed, position } }: MessageEvent<News>) => {
    rememberPosition(position);
    listener(changed);
  };
  opened().addEventListener('message', hear);
  return () => opened().removeEventListener('message', hear);
}
