import * as z from 'zod/mini';
import type { CreateCategoryDto } from '#api/staff/generated-staff.ts';
import type { AdminCategoryDto } from '../api.ts';
import { SLUG_MAX } from './slug-of.ts';

const NAME_MAX = 100;
const DESCRIPTION_MAX = 1000;

/** What the form holds: an empty text stands for the default icon, and for the top. */
export const CategoryFields = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(NAME_MAX, `Name must be at most ${NAME_MAX} characters`)),
  slug: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Slug is required'),
      z.maxLength(SLUG_MAX, `Slug must be at most ${SLUG_MAX} characters`),
      z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Slug may have lowercase letters, digits and single hyphens'),
    ),
  description: z.string().check(z.trim(), z.maxLength(DESCRIPTION_MAX, `Description must be at most ${DESCRIPTION_MAX} characters`)),
  icon: z.string(),
  parentId: z.string(),
  isActive: z.boolean(),
});
export type CategoryFields = z.infer<typeof CategoryFields>;

export const LABELS = {
  name: 'Name',
  slug: 'Slug',
  description: 'Description',
  icon: 'Icon',
  parentId: 'Parent category',
  isActive: 'Active',
} satisfies Record<keyof CategoryFields, string>;

const NEW_CATEGORY: CategoryFields = { name: '', slug: '', description: '', icon: '', parentId: '', isActive: true };

export const fieldsOf = (category: AdminCategoryDto | undefined): CategoryFields =>
  category
    ? {
        name: category.name,
        slug: category.slug,
        description: category.description,
        icon: category.icon ?? '',
        parentId: category.parentId ?? '',
        isActive: category.isActive,
      }
    : NEW_CATEGORY;

/** As the server takes it. */
export const detailsIn = ({ icon, parentId, ...fields }: CategoryFields): CreateCategoryDto => ({
  ...fields,
  icon: icon || null,
  parentId: parentId || null,
});

/** What is not to be changed is not sent: somebody else may have changed it. */
export const changedIn = (wanted: CategoryFields, stored: CategoryFields): Partial<CreateCategoryDto> => {
  const before = detailsIn(stored);
  const entries = Object.entries(detailsIn(wanted)).filter(([name, value]) => value !== before[name as keyof CreateCategoryDto]);
  return Object.fromEntries(entries);
};
