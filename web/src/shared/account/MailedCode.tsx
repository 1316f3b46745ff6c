import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { generatedApi } from '#api/signed-in.ts';
import { asProblem } from '#problem.ts';
import { announce } from '#ui/feedback/announcer.ts';
import { SendAgainButton } from '#ui/forms/SendAgainButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';

const { useResendVerificationMutation, useVerifyEmailCodeMutation } = generatedApi;

const LENGTH = 6;

interface Confirming {
  email: string;
  autoFocus?: boolean;
  /** Goes on from there: the address is confirmed now. */
  onConfirmed: () => Promise<void>;
}

interface Props extends Confirming {
  /** Where the link of another mail leads back to. */
  returnTo: string | undefined;
  /** The first mail was sent a moment ago. */
  justSent?: boolean;
  /** What else can be done, beside sending the mail again. */
  children?: ReactNode;
}

/** The code of the mail that confirms an address, and what to do without it. It may stand in a form of something else, and so is none. */
export function MailedCode({ email, returnTo, justSent, autoFocus = false, onConfirmed, children }: Props) {
  const [mails, setMails] = useState(1);
  const [resend] = useResendVerificationMutation();
  const send = async () => {
    await resend({ resendVerificationDto: { email, returnTo } }).unwrap();
    // The code before is void now.
    setMails(mails + 1);
  };
  return (
    <>
      <CodeOfMail key={mails} email={email} autoFocus={autoFocus && mails === 1} onConfirmed={onConfirmed} />
      <Stack direction="row" sx={{ mt: 1.5, flexWrap: 'wrap', gap: 1 }}>
        <SendAgainButton name={`verify-email ${email}`} justSent={justSent} send={send} />
        {children}
      </Stack>
    </>
  );
}

interface Refusal {
  message: string;
  /** What will be refused again, and would only use up a try. */
  code?: string;
}

/** Sends itself with the last digit. */
function CodeOfMail({ email, autoFocus, onConfirmed }: Confirming) {
  const [verify] = useVerifyEmailCodeMutation();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function refuse(refused: Refusal) {
    setRefusal(refused);
    field.current?.focus();
    // The focus was there already: a screen reader would say nothing.
    announce(refused.message);
  }

  async function confirm(typed: string) {
    if (busy) return;
    if (typed.length < LENGTH) return refuse({ message: 'Please enter the six digits of the mail' });
    if (refusal?.code === typed) return refuse(refusal);
    setBusy(true);
    try {
      await verify({ verifyEmailCodeDto: { email, code: typed } }).unwrap();
      await onConfirmed();
    } catch (cause) {
      const { status, detail } = asProblem(cause);
      refuse({ message: detail, ...(status === 409 && { code: typed }) });
    }
    setBusy(false);
  }

  function type(value: string) {
    if (busy) return;
    const typed = value.replace(/\D/g, '').slice(0, LENGTH);
    setCode(typed);
    setRefusal(undefined);
    if (typed.length === LENGTH && typed !== code) void confirm(typed);
  }

  function answerEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    void confirm(code);
  }

  const button = (
    <Button variant="contained" size="small" aria-disabled={busy} onClick={() => void confirm(code)} sx={{ flexShrink: 0 }}>
      {busy ? 'Confirming...' : 'Confirm'}
    </Button>
  );
  return (
    <TextField
      label="Code from the mail"
      fullWidth
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      inputRef={field}
      value={code}
      onChange={({ target }) => type(target.value)}
      onKeyDown={answerEnter}
      error={refusal !== undefined}
      helperText={refusal?.message ?? 'Six digits, good for one hour'}
      slotProps={{ htmlInput: { inputMode: 'numeric' }, input: { endAdornment: button, sx: { pr: 1 } } }}
      sx={{ display: 'flex', mt: 2, maxWidth: '26rem' }}
    />
  );
}
