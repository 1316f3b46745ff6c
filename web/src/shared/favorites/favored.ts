/** What a heart can be put to. */
export interface Favored {
  kind: 'service' | 'vendor';
  id: string;
  /** As people call it. */
  name: string;
}
