import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import Download from 'virtual:icon/outline-file-download';
import Print from 'virtual:icon/outline-print';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { downloadText, FILE_NAME, recoveryCodesText } from './recovery-codes-text.ts';

interface Props {
  email: string;
  codes: readonly string[];
  onSaved: () => void;
}

/** The codes for when the phone is gone, in sight only now. */
export function RecoveryCodes({ email, codes, onSaved }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = recoveryCodesText(email, codes);
  useEffect(() => {
    heading.current?.focus();
    announce('Save your recovery codes.');
  }, []);

  return (
    <Stack spacing={2}>
      <GlobalStyles styles={ONLY_THE_CODES} />
      <UnsavedGuard active>The recovery codes are shown only now. Without them and without your phone, you can not sign in.</UnsavedGuard>
      <div>
        <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
          Save your recovery codes
        </Typography>
        <Typography sx={{ mt: 1 }}>
          When you do not have your phone, each of these gets you in once. Keep them where you keep other papers of value. They are shown
          only now.
        </Typography>
      </div>
      <Codes data-print aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <CopyButton text={text} label="Copy" />
        <Button size="small" variant="outlined" startIcon={<Download />} onClick={() => downloadText(FILE_NAME, text)}>
          Download
        </Button>
        <Button size="small" variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
          Print
        </Button>
      </Stack>
      <Button variant="contained" onClick={onSaved}>
        I have saved them
      </Button>
    </Stack>
  );
}

const Codes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '6px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  margin: 0,
  padding: 16,
  listStyle: 'none',
  border: `1px dashed ${theme.vars.palette.outline.main}`,
  borderRadius: 10,
  fontFamily: 'monospace',
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
}));

/** On paper, nothing else. */
const ONLY_THE_CODES = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-print], [data-print] *': { visibility: 'visible' },
    '[data-print]': { position: 'fixed', inset: '0 auto auto 0' },
  },
} as const;
