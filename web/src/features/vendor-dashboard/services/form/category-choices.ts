import type { CategoryDto } from '#api/generated-public.ts';

/** "Beauty", "Beauty › Women's Salon & Spa": what belongs together stands together. */
export function categoryChoices(categories: readonly CategoryDto[]): { id: string; label: string }[] {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const within = (slug: string | null) => (slug === null ? undefined : names.get(slug));
  return categories
    .map(({ id, name, parentSlug }) => ({ id, label: [within(parentSlug), name].filter(Boolean).join(' › ') }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
