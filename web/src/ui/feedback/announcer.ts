let said = '';
const listeners = new Set<() => void>();

/** Says something to people who do not see the page change. */
export function announce(text: string): void {
  said = text;
  for (const listener of listeners) listener();
}

export const announced = (): string => said;
export function onAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
