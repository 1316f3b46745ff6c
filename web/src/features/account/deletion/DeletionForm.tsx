import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { GuardedFields } from '#shared/reauthentication/GuardedFields.tsx';
import { useGuardedSubmit } from '#shared/reauthentication/useGuardedSubmit.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { CONFIRMATION, type Farewell, farewell } from './schema.ts';
import { useDeletion } from './useDeletion.ts';
import { WhatHappens } from './WhatHappens.tsx';

interface Props {
  /** Whether a code is needed besides the password. */
  twoFactor: boolean;
  /** Something was opened meanwhile that stands against it. */
  onRefused: () => void;
  onClose: () => void;
}

export function DeletionForm({ twoFactor, onRefused, onClose }: Props) {
  const form = useForm<Farewell>({
    resolver: standardSchemaResolver(farewell(twoFactor)),
    defaultValues: { password: '', code: '', confirmation: '' },
  });
  const { submit, wait, problem } = useGuardedSubmit(form, useDeletion(onRefused));
  const { isSubmitting } = form.formState;

  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ pt: 0 }}>
          <Stack spacing={2.5}>
            <div>
              <Typography sx={{ mb: 1, fontWeight: 600 }}>This can’t be undone:</Typography>
              <WhatHappens />
            </div>
            <Typography>If you want a copy of your data, close this first and choose Download My Data.</Typography>
            <GuardedFields twoFactor={twoFactor} />
            <ConfirmationField />
            {problem !== undefined && <ProblemAlert problem={problem} title="Your account was not deleted." />}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busy={isSubmitting} busyLabel="Deleting..." wait={wait} color="error">
            Delete my account
          </SubmitButton>
        </DialogActions>
      </Box>
    </FormProvider>
  );
}

/** A piece of its own, so that it is registered after the password: what is wrong first takes the focus. */
function ConfirmationField() {
  const { register, formState } = useFormContext<Farewell>();
  return (
    <Field
      label={`Type ${CONFIRMATION} to confirm`}
      autoComplete="off"
      registration={register('confirmation')}
      error={formState.errors.confirmation}
    />
  );
}
