/** What links outside call a category that every installation begins with. */
const ALSO_CALLED: ReadonlyMap<string, readonly string[]> = new Map([['cleaning', ['home-cleaning']]]);

interface Addressed {
  readonly slug: string;
  readonly formerSlugs: readonly string[];
}

/** All by which links of old may call it, but the one that it has. */
export const oldSlugsOf = ({ slug, formerSlugs }: Addressed): string[] => [
  ...formerSlugs,
  ...[slug, ...formerSlugs].flatMap((each) => ALSO_CALLED.get(each) ?? []),
];
