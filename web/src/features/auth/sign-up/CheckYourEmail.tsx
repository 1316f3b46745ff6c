import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { hearOtherTabs } from '#api/session/other-tabs.ts';
import { MailedCode } from '#shared/account/MailedCode.tsx';

export interface CheckYourEmailProps {
  email: string;
  returnTo: string | undefined;
  /** With the password that was just typed; absent where the account was made on another page. Answers whether it went well. */
  enter?: () => Promise<boolean>;
  /** The address is confirmed, and nobody could be signed in. */
  onConfirmed: (email: string) => void;
}

/** After signing up: nobody is signed in until the code of the mail is typed here, or its link is opened. */
export function CheckYourEmail({ email, returnTo, enter, onConfirmed }: CheckYourEmailProps) {
  const [entering, setEntering] = useState(false);
  const tryEntering = async (): Promise<boolean> => {
    if (!enter || entering) return false;
    setEntering(true);
    const entered = await enter();
    setEntering(false);
    return entered;
  };
  const goOn = async () => {
    if (!(await tryEntering())) onConfirmed(email);
  };

  const hear = useEffectEvent(() => void tryEntering());
  // The link was opened in another tab.
  useEffect(() => hearOtherTabs((changed) => changed === 'Profile' && hear()), []);

  return (
    <div>
      <Alert severity="success" variant="outlined" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
        <AlertTitle>Check your email</AlertTitle>
        {"We've sent a code and a link to "}
        <strong>{email}</strong>. Type the code here, or open the link. Nothing there after a minute? Look in the spam folder, or send it
        again.
      </Alert>
      <MailedCode email={email} returnTo={returnTo} justSent autoFocus={enter !== undefined} onConfirmed={goOn}>
        {enter && (
          <Button size="small" color="inherit" aria-disabled={entering} onClick={() => void tryEntering()}>
            I have opened it
          </Button>
        )}
      </MailedCode>
    </div>
  );
}
