import type { CategoryDto } from '#api/generated-public.ts';

export interface CategoryChoice {
  id: string;
  label: string;
}

/** "Beauty", "Beauty › Women's Salon & Spa": what belongs together stands together. `kept` is where the service is, also if that is no longer chosen. */
export function categoryChoices(categories: readonly CategoryDto[], kept?: CategoryChoice): CategoryChoice[] {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const within = (slug: string | null) => (slug === null ? undefined : names.get(slug));
  const choices = categories.map(({ id, name, parentSlug }) => ({ id, label: [within(parentSlug), name].filter(Boolean).join(' › ') }));
  const isThere = choices.some(({ id }) => id === kept?.id);
  return [...choices, ...(kept && !isThere ? [kept] : [])].sort((a, b) => a.label.localeCompare(b.label));
}
