import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { useSignedInUser } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { PASSWORD_RULES } from '../rules/account.ts';
import type { Applicant, ApplicationValues } from '../rules/application.ts';
import { FIELD_GRID, HALF, WHOLE } from './fields.ts';
import { TextField } from './TextField.tsx';

interface Props {
  applicant: Applicant;
  /** What was typed before the page was loaded again is there. */
  restored: boolean;
}

/** Who applies, and how to reach them. */
export function BasicDetails({ applicant, restored }: Props) {
  return (
    <Box sx={FIELD_GRID}>
      {applicant === 'visitor' ? <NewAccount restored={restored} /> : <Applying again={applicant === 'rejected'} />}
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        helperText="Customers see it on your profile."
        sx={HALF}
      />
    </Box>
  );
}

function NewAccount({ restored }: { restored: boolean }) {
  const { register, formState, getValues } = useFormContext<ApplicationValues>();
  return (
    <>
      <Typography color="textSecondary" sx={WHOLE}>
        You get an account with your application. Have you one already?{' '}
        <Link href={paths.authReturningTo(paths.vendorRegistration)}>Sign in</Link> and apply with it.
      </Typography>
      {restored && !getValues('password') && (
        <Notice role="note" sx={WHOLE}>
          What you typed is still here, except for passwords and for what you told of tax, document and bank: these are never kept.
        </Notice>
      )}
      <TextField name="fullName" label="Full name" autoComplete="name" required sx={HALF} />
      <TextField name="email" label="Email" type="email" autoComplete="username" required sx={HALF} />
      <Box sx={HALF}>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          helperText={PASSWORD_RULES}
          slotProps={{ inputLabel: { shrink: true } }}
          registration={register('password')}
          error={formState.errors.password}
        />
      </Box>
    </>
  );
}

function Applying({ again }: { again: boolean }) {
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <Typography sx={{ ...WHOLE, overflowWrap: 'anywhere' }}>
      You apply as <strong>{user.fullName}</strong> ({user.email}).{!again && ' You need no second account.'}
    </Typography>
  );
}
