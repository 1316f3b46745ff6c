import Stack from '@mui/material/Stack';
import { useFormContext } from 'react-hook-form';
import type { CategoryChoice } from '#shared/services/offer/category-choices.ts';
import { CategoryField } from '#shared/services/offer/CategoryField.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { type Beyond, LABELS, mayStay, type ServiceFields } from './service-fields.ts';

interface Props {
  /** The category that the service has. */
  kept: CategoryChoice | undefined;
  beyond: Beyond;
}

export function BasicInformation({ kept, beyond }: Props) {
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
          helperText={beyond.title ? mayStay(beyond.title) : 'What you do, in a few words: “Deep home cleaning”'}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <CategoryField label={LABELS.categoryId} kept={kept} />
        <Field
          label={LABELS.description}
          required
          multiline
          minRows={4}
          registration={register('description')}
          error={errors.description}
          helperText={
            beyond.description ? mayStay(beyond.description) : 'What is included, what you bring, and what the customer should have ready'
          }
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </Panel>
  );
}
