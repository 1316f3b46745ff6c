import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/forms/Field.tsx';
import type { AdminCategoryDto } from '../api.ts';
import { inOrder } from '../in-order.ts';
import { type CategoryFields, LABELS } from './category-fields.ts';

interface Props {
  form: UseFormReturn<CategoryFields>;
  category: AdminCategoryDto | undefined;
  categories: readonly AdminCategoryDto[];
}

/** There are two levels: below a category stands only what has nothing below itself. */
export function ParentField({ form, category, categories }: Props) {
  const { id, childCount = 0, parentId } = category ?? {};
  const choices = inOrder(categories).filter((each) => each.id === parentId || (each.isActive && !each.parentId && each.id !== id));
  return (
    <Field
      select
      label={LABELS.parentId}
      registration={form.register('parentId')}
      error={form.formState.errors.parentId}
      helperText={
        childCount > 0 ? 'Other categories stand below this one, so it stays at the top.' : 'A parent’s page lists its services too.'
      }
      slotProps={{ inputLabel: { shrink: true } }}
    >
      <option value="">None, it stands at the top</option>
      {(childCount > 0 ? [] : choices).map((each) => (
        <option key={each.id} value={each.id}>
          {each.name}
        </option>
      ))}
    </Field>
  );
}
