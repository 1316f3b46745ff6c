import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import type { ContactMessage } from './schema.ts';

/** In place of the form: what happens now. */
export function Sent({ message: { name, email }, onAnother }: { message: ContactMessage; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    announce('Your message has arrived.');
  }, []);
  return (
    <Receipt>
      <h2 ref={heading} tabIndex={-1}>
        Your message has arrived
      </h2>
      <p>
        Thank you, {name}. An administrator reads it and answers to <strong>{email}</strong>. No confirmation is mailed.
      </p>
      <PlainButton variant="outlined" onClick={onAnother}>
        Write another message
      </PlainButton>
    </Receipt>
  );
}

const Receipt = styled('div')(({ theme }) => ({
  maxWidth: '34rem',
  padding: 24,
  border: `1px solid ${theme.vars.palette.success.main}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h3, margin: 0, outline: 'none' },
  '& p': { margin: '8px 0 16px' },
}));
