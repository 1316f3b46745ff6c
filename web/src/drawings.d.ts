/** The drawings of `web/drawings`, in one file that `web/drawings.plugin.ts` makes. */
declare module 'virtual:drawings' {
  /** Its address. */
  export const SPRITE: string;
  export const DRAWN: Readonly<Record<string, readonly string[]>>;
}
