/** What the keys open on every page: the palette of pages and actions, and the list of keys. */
export type Aid = 'palette' | 'help';

let opened: Aid | null = null;
const listeners = new Set<() => void>();

export function openAid(aid: Aid | null): void {
  opened = aid;
  for (const listener of listeners) listener();
}

export const openedAid = (): Aid | null => opened;
export function onAidOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
