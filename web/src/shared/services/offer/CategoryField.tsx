import { useFormContext } from 'react-hook-form';
import { publicApi } from '#api/public.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { type CategoryChoice, categoryChoices } from './category-choices.ts';

interface Props {
  label: string;
  /** The category that the service has. */
  kept: CategoryChoice | undefined;
}

/** The active categories, in their order; within a form that holds the id of one. */
export function CategoryField({ label, kept }: Props) {
  const { data: categories, error, refetch } = publicApi.useCategoriesQuery();
  const { register, formState } = useFormContext<{ categoryId: string }>();

  if (error && !categories) return <ProblemAlert problem={error} title="The categories could not be loaded." onRetry={refetch} />;
  return (
    <Field
      // A choice can only show once it is there to be chosen.
      key={categories ? 'choices' : 'loading'}
      select
      label={label}
      required
      registration={register('categoryId')}
      error={formState.errors.categoryId}
      slotProps={{ inputLabel: { shrink: true } }}
    >
      <option value="">{categories ? 'Please choose' : 'Loading...'}</option>
      {categoryChoices(categories ?? [], kept).map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Field>
  );
}
