import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onToasts, shownToasts, toast, type Toast } from './toast.ts';

const SHOWN_MS = 6_000;
const NONE: readonly Toast[] = [];

/** Where toasts appear. Both live regions exist before the first toast, or it would not be announced. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts, () => NONE);
  const errors = toasts.filter(({ severity }) => severity === 'error');
  const others = toasts.filter(({ severity }) => severity !== 'error');
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetInlineEnd: { xs: 12, md: 24 },
        insetInlineStart: { xs: 12, md: 'auto' },
        bottom: { xs: 12, md: 24 },
        width: { md: 400 },
        pointerEvents: 'none',
        '& > div': { display: 'grid', gap: 1, mt: 1 },
      }}
    >
      <div role="status" aria-live="polite">
        {others.map((each) => (
          <ToastCard key={each.id} shown={each} />
        ))}
      </div>
      <div role="alert" aria-live="assertive">
        {errors.map((each) => (
          <ToastCard key={each.id} shown={each} />
        ))}
      </div>
    </Box>
  );
}

function ToastCard({ shown: { id, severity, title, message, action } }: { shown: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (severity === 'error' || held) return;
    const timer = setTimeout(() => toast.close(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, severity, held]);

  return (
    <Alert
      role={undefined}
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
      sx={{ pointerEvents: 'auto', bgcolor: 'background.paper', color: 'text.primary', boxShadow: '0 12px 32px -12px rgb(20 26 51 / .22)' }}
    >
      <AlertTitle sx={{ mb: message ? 0.25 : 0, fontWeight: 700 }}>{title}</AlertTitle>
      {message}
    </Alert>
  );
}
