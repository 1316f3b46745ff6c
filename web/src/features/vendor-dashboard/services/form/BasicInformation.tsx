import Stack from '@mui/material/Stack';
import { useFormContext } from 'react-hook-form';
import { Panel } from '#ui/cards/Panel.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useCategoriesQuery } from '../api.ts';
import { type CategoryChoice, categoryChoices } from './category-choices.ts';
import { LABELS, type ServiceFields } from './service-fields.ts';

/** `kept` is the category that the service has. */
export function BasicInformation({ kept }: { kept?: CategoryChoice }) {
  const { register, formState } = useFormContext<ServiceFields>();
  const { errors } = formState;
  return (
    <Panel title="Basic Information">
      <Stack spacing={2.5} sx={{ mt: 1.5 }}>
        <Field
          label={LABELS.title}
          required
          registration={register('title')}
          error={errors.title}
          helperText="What you do, in a few words: “Deep home cleaning”"
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <CategoryField kept={kept} />
        <Field
          label={LABELS.description}
          required
          multiline
          minRows={4}
          registration={register('description')}
          error={errors.description}
          helperText="What is included, what you bring, and what the customer should have ready"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </Panel>
  );
}

function CategoryField({ kept }: { kept: CategoryChoice | undefined }) {
  const { data: categories, error, refetch } = useCategoriesQuery();
  const { register, formState } = useFormContext<ServiceFields>();

  if (error && !categories) return <ProblemAlert problem={error} title="The categories could not be loaded." onRetry={refetch} />;
  return (
    <Field
      // A choice can only show once it is there to be chosen.
      key={categories ? 'choices' : 'loading'}
      select
      label={LABELS.categoryId}
      required
      registration={register('categoryId')}
      error={formState.errors.categoryId}
      slotProps={{ inputLabel: { shrink: true } }}
    >
      <option value="">{categories ? 'Please choose' : 'Loading...'}</option>
      {categoryChoices(categories ?? [], kept).map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Field>
  );
}
