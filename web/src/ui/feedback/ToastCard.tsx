import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import Close from 'virtual:icon/baseline-close';
import { type Toast, toast } from './toast.ts';

const SHOWN_MS = 6_000;

/** One toast. It goes by itself, unless it is an error or somebody is reading it. */
export function ToastCard({ shown: { id, severity, title, message, action } }: { shown: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (severity === 'error' || held) return;
    const timer = setTimeout(() => toast.close(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, severity, held]);

  return (
    <Alert
      // The live region around it announces it; an alert of its own would say it again.
      role="presentation"
      severity={severity}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      action={
        <>
          {action && (
            <Button color="inherit" size="small" onClick={() => (action.onClick(), toast.close(id))}>
              {action.label}
            </Button>
          )}
          <IconButton color="inherit" size="small" aria-label="Close" onClick={() => toast.close(id)}>
            <Close fontSize="small" />
          </IconButton>
        </>
      }
      variant="outlined"
      sx={{ pointerEvents: 'auto', bgcolor: 'background.paper', color: 'text.primary', boxShadow: '0 12px 32px -12px rgb(20 26 51 / .22)' }}
    >
      <AlertTitle sx={{ mb: message ? 0.25 : 0, fontWeight: 700 }}>{title}</AlertTitle>
      {message}
    </Alert>
  );
}
