/** The drawings of `web/drawings`, which `web/drawings.plugin.ts` puts into one file. */
declare module 'virtual:drawings' {
  /** The address of that file. */
  export const SPRITE: string;
  /** The jobs that each trade has drawings for, beside its own. */
  export const DRAWN: Readonly<Record<string, readonly string[]>>;
  /** What is in that file, by id. For the server alone. */
  export const SHAPES: Readonly<Record<string, string>>;
}
