import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Customer } from './api.ts';

const ContactDialog = lazy(async () => ({ default: (await import('./ContactDialog.tsx')).ContactDialog }));

export function ContactButton({ customer }: { customer: Customer }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" aria-label={`Contact ${customer.fullName}`} onClick={() => setAsked(true)}>
        Contact
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ContactDialog customer={customer} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
