import type { Shape, Upcasters } from '../platform/events/upcast.js';
import type { CategoryEvent } from './category.events.js';
import type { FormerCategoryEvent } from './former-category.events.js';

/** Of former days nobody knows why, nor what the category was called. */
const nowReasoned =
  (type: CategoryEvent['type']) =>
  ({ data }: Shape): Shape => ({
    type,
    data: { ...data, name: null },
    personal: { subject: (data as { by: string }).by, fields: { reason: null } },
  });

export const categoryUpcasters = {
  CategoryActivated: nowReasoned('CategoryActivatedV2'),
  CategoryDeactivated: nowReasoned('CategoryDeactivatedV2'),
  CategoryDeleted: nowReasoned('CategoryDeletedV2'),
} satisfies Upcasters & Record<FormerCategoryEvent['type'], unknown>;
