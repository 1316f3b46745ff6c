import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import Event from 'virtual:icon/baseline-event';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';

/** Calendar programs open addresses of this kind; browsers leave them to those. */
const webcal = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** The address, in sight only now, and what to do with it. */
export function NewAddress({ address }: { address: string }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack component="section" aria-labelledby={id} spacing={1.5}>
      <div>
        <Typography ref={heading} id={id} tabIndex={-1} variant="subtitle1" component="h3" sx={{ fontWeight: 700, outline: 'none' }}>
          Your address
        </Typography>
        <Typography variant="body2" color="textSecondary">
          It is shown only now: put it into your calendar before you close this.
        </Typography>
      </div>
      <Box
        component="code"
        sx={{
          p: 1.5,
          border: '1px dashed',
          borderColor: 'outline.main',
          borderRadius: '10px',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {address}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button href={webcal(address)} variant="contained" size="small" startIcon={<Event />}>
          Open in your calendar
        </Button>
        <CopyButton text={address} label="Copy" />
      </Stack>
      <Programs />
    </Stack>
  );
}

const Programs = () => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', '& li + li': { mt: 0.5 } }}>
    <li>
      <strong>iPhone, iPad, Mac:</strong> press “Open in your calendar” on that device.
    </li>
    <li>
      <strong>Google Calendar:</strong> copy the address. On a computer, next to “Other calendars”, press + and choose “From URL”.
    </li>
    <li>
      <strong>Outlook:</strong> copy the address. Choose “Add calendar”, then “Subscribe from web”.
    </li>
  </Box>
);
