import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormProvider } from 'react-hook-form';
import { paths } from '#shared/paths.ts';
import type { CategoryChoice } from '#shared/services/offer/category-choices.ts';
import { ChangedElsewhere } from '#ui/forms/followed/ChangedElsewhere.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { BasicInformation } from './BasicInformation.tsx';
import { PricingInformation } from './PricingInformation.tsx';
import { beyondLimits, LABELS, type ServiceFields } from './service-fields.ts';
import { ServiceDetails } from './ServiceDetails.tsx';
import { useServiceForm } from './useServiceForm.ts';

interface Props {
  name: string;
  fields: ServiceFields;
  /** The category that the service has; a new one has none. */
  kept?: CategoryChoice;
  /** Why it can't be switched on. */
  lockedOff?: string | undefined;
  submitLabel: string;
  busyLabel: string;
  /** What is said when the server gives no reason. */
  failure: string;
  /** Throws what the server refused; leads on to the list. */
  send: (fields: ServiceFields) => Promise<void>;
}

/** A service, new or changed. */
export function ServiceForm({ name, fields, kept, lockedOff, submitLabel, busyLabel, failure, send }: Props) {
  const { form, submit, parted } = useServiceForm({ fields, isStored: kept !== undefined, send, failure });
  const beyond = kept ? beyondLimits(fields) : {};
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        aria-label={name}
        noValidate
        onSubmit={(event) => (isSubmitting ? event.preventDefault() : void form.handleSubmit(submit)(event))}
        sx={{ display: 'grid', gap: 3 }}
      >
        <BasicInformation kept={kept} beyond={beyond} />
        <PricingInformation />
        <ServiceDetails beyond={beyond} lockedOff={lockedOff} />
        <ChangedElsewhere parted={parted} labels={LABELS} />
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          <Button href={paths.myServices} variant="outlined">
            Cancel
          </Button>
          <Button type="submit" variant="contained" aria-disabled={isSubmitting}>
            {isSubmitting ? busyLabel : submitLabel}
          </Button>
        </Stack>
      </Box>
      <UnsavedGuard active={isDirty && !isSubmitting}>What you wrote about this service has not been saved.</UnsavedGuard>
    </FormProvider>
  );
}
