interface Placed {
  slug: string;
  parentSlug: string | null;
}

export interface CategoryBranch<C extends Placed> {
  category: C;
  children: C[];
}

/** Top categories as they are listed, each with its children; a child whose parent is not listed stands at the top. */
export function branchesOf<C extends Placed>(categories: readonly C[]): CategoryBranch<C>[] {
  const slugs = new Set(categories.map(({ slug }) => slug));
  const isTop = ({ parentSlug }: C) => !parentSlug || !slugs.has(parentSlug);
  return categories.filter(isTop).map((category) => ({
    category,
    children: categories.filter(({ parentSlug }) => parentSlug === category.slug),
  }));
}
