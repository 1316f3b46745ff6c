import Button from '@mui/material/Button';
import { useState } from 'react';
import Phone from 'virtual:icon/outline-send-to-mobile';
import { onDemand } from '#ui/dialogs/on-demand.tsx';

const SubscribeDialog = onDemand(async () => (await import('./SubscribeDialog.tsx')).SubscribeDialog);

/** The way to the same bookings in the calendar of a phone. */
export function SubscribeButton({ timeZone }: { timeZone: string }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<Phone />} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Subscribe
      </Button>
      {asked && <SubscribeDialog timeZone={timeZone} onClose={() => setAsked(false)} />}
    </>
  );
}
