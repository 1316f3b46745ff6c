import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import CopyIcon from 'virtual:icon/outline-content-copy';
import CallIcon from 'virtual:icon/outline-phone';
import TextIcon from 'virtual:icon/outline-sms';
import { dialled } from '#ui/format/phone.ts';

/** A number to call, to write to or to take along. What becomes of it is told here: behind a dialog, a toast is not read aloud. */
export function PhoneWays({ phone }: { phone: string }) {
  const [told, setTold] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(phone);
      setTold('The number is copied.');
    } catch {
      setTold('Your browser does not let us copy the number. Please select it above.');
    }
  }

  return (
    <Stack spacing={2}>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {phone}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button href={`tel:${dialled(phone)}`} variant="contained" startIcon={<CallIcon />}>
          Call
        </Button>
        <Button href={`sms:${dialled(phone)}`} variant="outlined" startIcon={<TextIcon />}>
          Send a Text
        </Button>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
          Copy Number
        </Button>
      </Stack>
      <Typography role="status" variant="body2" color="textSecondary">
        {told}
      </Typography>
    </Stack>
  );
}
