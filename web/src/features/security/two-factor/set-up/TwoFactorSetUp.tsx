import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { TwoFactorSetupDto } from '#api/generated.ts';
import { TapeStrip } from '#ui/page/TapeStrip.tsx';
import { RecoveryCodes } from '../recovery-codes/RecoveryCodes.tsx';
import { EnterCodeStep } from './EnterCodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

type Step = { name: 'password' } | { name: 'code'; setup: TwoFactorSetupDto } | { name: 'saved'; recoveryCodes: string[] };

const STEPS = ['password', 'code', 'saved'] as const;

interface Props {
  email: string;
  /** It is on already: another app takes the place of the first. */
  again?: boolean;
  /** Absent where there is no way around it. */
  onCancel?: () => void;
  /** From here on the recovery codes are in sight, once: nothing may take them away. */
  onEnabled?: () => void;
  onDone: () => void;
}

/** Two-factor in three steps: the password, the authenticator app, and the codes for when it is gone. */
export function TwoFactorSetUp({ email, again = false, onCancel, onEnabled, onDone }: Props) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const place = STEPS.indexOf(step.name) + 1;

  const enabled = (recoveryCodes: string[]) => {
    setStep({ name: 'saved', recoveryCodes });
    onEnabled?.();
  };
  return (
    <>
      <TapeStrip progress={place / STEPS.length} label="Progress" />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 2 }}>
        Step {place} of {STEPS.length}
      </Typography>
      {step.name === 'password' && (
        <PasswordStep email={email} twoFactor={again} onCancel={onCancel} onStarted={(setup) => setStep({ name: 'code', setup })} />
      )}
      {step.name === 'code' && <EnterCodeStep setup={step.setup} onBack={() => setStep({ name: 'password' })} onEnabled={enabled} />}
      {step.name === 'saved' && <RecoveryCodes email={email} codes={step.recoveryCodes} onSaved={onDone} />}
    </>
  );
}
