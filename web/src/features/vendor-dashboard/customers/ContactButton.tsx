import Button from '@mui/material/Button';
import { useState } from 'react';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import type { Customer } from './api.ts';

const ContactDialog = onDemand(async () => (await import('./ContactDialog.tsx')).ContactDialog);

export function ContactButton({ customer }: { customer: Customer }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" aria-label={`Contact ${customer.fullName}`} onClick={() => setAsked(true)}>
        Contact
      </Button>
      {asked && <ContactDialog customer={customer} onClose={() => setAsked(false)} />}
    </>
  );
}
