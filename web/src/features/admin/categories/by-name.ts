import type { AdminCategoryDto } from './api.ts';

export const byName = (categories: readonly AdminCategoryDto[]): AdminCategoryDto[] =>
  categories.toSorted((a, b) => a.name.localeCompare(b.name));
