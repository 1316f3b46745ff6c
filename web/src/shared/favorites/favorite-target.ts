/** What a heart can be put to. */
export interface FavoriteTarget {
  kind: 'service' | 'vendor';
  id: string;
  /** As people call it. */
  name: string;
}
