import type { AdminCategoryDto } from './api.ts';

/** The categories of one level as visitors see them. */
export const levelOf = (categories: readonly AdminCategoryDto[], parentId: string | null): AdminCategoryDto[] =>
  categories.filter((category) => category.parentId === parentId).sort((a, b) => a.place - b.place);

/** All as visitors see them, each followed by those below it. */
export const inOrder = (categories: readonly AdminCategoryDto[]): AdminCategoryDto[] =>
  levelOf(categories, null).flatMap((category) => [category, ...levelOf(categories, category.id)]);
