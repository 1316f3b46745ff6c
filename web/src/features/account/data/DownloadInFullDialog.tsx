import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Guarded, guarded, withoutSpaces } from '#shared/reauthentication/guarded.ts';
import { GuardedFields } from '#shared/reauthentication/GuardedFields.tsx';
import { GuardedForm } from '#shared/reauthentication/GuardedForm.tsx';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { useAccountSecurityQuery, useReadMyDataMutation } from '../api.ts';
import { saveMyData } from './save-my-data.ts';

export function DownloadInFullDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { data: security, isLoading } = useAccountSecurityQuery();
  return (
    <FieldDialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        Download in full
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">
          This file shows your tax ID, your document number and your bank details to whoever opens it. That you asked for it is recorded.
        </Typography>
        {!isLoading && <Form twoFactor={security?.twoFactor ?? false} onClose={onClose} />}
      </DialogContent>
    </FieldDialog>
  );
}

function Form({ twoFactor, onClose }: { twoFactor: boolean; onClose: () => void }) {
  const [read, { reset }] = useReadMyDataMutation();
  const reading = useRef<ReturnType<typeof read>>(undefined);
  // Whoever closes the dialog does not want the file any more.
  useEffect(() => () => reading.current?.abort(), []);
  const form = useForm<Guarded>({
    resolver: standardSchemaResolver(z.object(guarded(twoFactor))),
    defaultValues: { password: '', code: '' },
  });

  const send = async ({ password, code }: Guarded) => {
    reading.current = read({ password, ...(code && { code: withoutSpaces(code) }) });
    saveMyData(await reading.current.unwrap());
    // What was read is in the file now, and need not stay in memory.
    reset();
    onClose();
  };
  return (
    <GuardedForm form={form} send={send} submitLabel="Download" busyLabel="Preparing your data..." onCancel={onClose}>
      <GuardedFields twoFactor={twoFactor} label="Your password" autoFocus />
    </GuardedForm>
  );
}
