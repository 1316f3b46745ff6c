import { styled } from '@mui/material/styles';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { type Toast, toast } from './toast.ts';

/** A toast where its card could not be fetched: "No connection" must not need one. It stays until it is closed. */
export function PlainToast({ shown: { id, title, message, action } }: { shown: Toast }) {
  return (
    <Card>
      <strong>{title}</strong>
      {message && <p>{message}</p>}
      {action && (
        <PlainButton size="small" onClick={() => (action.onClick(), toast.close(id))}>
          {action.label}
        </PlainButton>
      )}
      <PlainButton size="small" color="inherit" onClick={() => toast.close(id)}>
        Close
      </PlainButton>
    </Card>
  );
}

const Card = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.outline.main}`,
  borderRadius: 10,
  background: theme.vars.palette.background.paper,
  pointerEvents: 'auto',
  '& p': { margin: '2px 0 0' },
  '& button': { margin: '6px 0 -4px -12px' },
}));
