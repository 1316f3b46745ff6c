import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormProvider, useWatch } from 'react-hook-form';
import { Paused } from '#shared/rules/Paused.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { Muted } from '#ui/page/text.ts';
import { SECRETS } from '../draft.ts';
import { RegistrationSheet } from '../RegistrationSheet.tsx';
import { BasicDetails } from '../steps/BasicDetails.tsx';
import { CompanyDetails } from '../steps/CompanyDetails.tsx';
import { KycDetails } from '../steps/KycDetails.tsx';
import type { OnFile } from '../steps/SecretField.tsx';
import { Progress } from './Progress.tsx';
import { LAST_STEP, STEPS } from './steps.ts';
import { useWizard, type WizardState } from './useWizard.ts';

interface Props extends WizardState {
  title: string;
  /** Why the last application was turned down. */
  rejectionReason?: string | null;
  /** What the last application told of identity and bank, masked. */
  onFile?: OnFile;
}

/** What an administrator may have switched off. Whoever was rejected has applied before. */
const NEEDED = { visitor: ['newAccounts', 'applications'], person: ['applications'] } as const;

/** Three steps to an application. */
export function Wizard({ title, rejectionReason, onFile, ...wizardry }: Props) {
  const { form, step, restored, wait, busy, sent, onSubmit, back } = useWizard(wizardry);
  const hasSecrets = useWatch({ control: form.control, name: SECRETS }).some(Boolean);
  const name = STEPS[step]!;

  return (
    <RegistrationSheet title={title} step={name}>
      {rejectionReason && (
        <Notice role="note">
          <p>
            <strong>Why it was rejected:</strong> {rejectionReason}
          </p>
        </Notice>
      )}
      {step === 0 && wizardry.applicant !== 'rejected' && (
        <Muted style={{ maxWidth: '62ch' }}>
          Have your tax ID, an identity document and your bank details at hand. An administrator reads your application; applying and being
          listed cost nothing.
        </Muted>
      )}
      {wizardry.applicant !== 'rejected' && <Paused of={NEEDED[wizardry.applicant]} />}
      <Progress step={step} />
      <FormProvider {...form}>
        <Paper component="form" aria-label={name} noValidate onSubmit={onSubmit} sx={{ p: { xs: 2.5, md: 4 } }}>
          <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
            {name}
          </Typography>
          {step === 0 && <BasicDetails applicant={wizardry.applicant} restored={restored} />}
          {step === 1 && <CompanyDetails />}
          {step === LAST_STEP && <KycDetails onFile={onFile} />}
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 4 }}>
            <Button variant="outlined" disabled={step === 0 || busy} onClick={back}>
              Back
            </Button>
            <SubmitButton busy={busy} busyLabel="Submitting..." wait={wait}>
              {step < LAST_STEP ? 'Next' : 'Submit Application'}
            </SubmitButton>
          </Box>
          <noscript>
            <p>Applying needs JavaScript. Please allow it for this page, or open the page in another browser.</p>
          </noscript>
        </Paper>
      </FormProvider>
      <UnsavedGuard active={hasSecrets && !sent}>
        What you typed of your tax ID, document and bank account has not been sent, and is not kept.
      </UnsavedGuard>
    </RegistrationSheet>
  );
}
