import type { CategoryDto } from '#api/generated-public.ts';
import { branchesOf } from '../category-branches.ts';

export interface CategoryChoice {
  id: string;
  label: string;
}

/** "Beauty", "Beauty › Women's Salon & Spa": what belongs together stands together, in the order of the list. `kept` is where the service is, also if that is no longer chosen. */
export function categoryChoices(categories: readonly CategoryDto[], kept?: CategoryChoice): CategoryChoice[] {
  const choices = branchesOf(categories).flatMap(({ category, children }) => [
    { id: category.id, label: category.name },
    ...children.map(({ id, name }) => ({ id, label: `${category.name} › ${name}` })),
  ]);
  const isThere = choices.some(({ id }) => id === kept?.id);
  return [...choices, ...(kept && !isThere ? [kept] : [])];
}
