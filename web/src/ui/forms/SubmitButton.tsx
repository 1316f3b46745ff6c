import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { useHydrated } from '#ui/buttons/useHydrated.ts';
import { waitLabel } from '#ui/feedback/wait.ts';

interface Props {
  children: ReactNode;
  /** While the server answers: "Saving..." */
  busyLabel: string;
  busy: boolean;
  /** Seconds until the server takes another attempt. */
  wait?: number;
  /** False while it is not known yet whether the form is for whoever sees it. */
  ready?: boolean;
  /** Red for what can't be undone. */
  color?: 'primary' | 'error';
}

/** Sends a form, unless it is on its way or must wait. Not disabled then: the focus would be lost. */
export function SubmitButton({ children, busyLabel, busy, wait = 0, ready: known = true, color = 'primary' }: Props) {
  // Sent by the browser alone, before the scripts are there, a password would stand in the address.
  const ready = useHydrated() && known;
  const idle = !busy && wait === 0;
  const hold = (event: MouseEvent) => {
    if (!idle) event.preventDefault();
  };
  return (
    <Button
      type="submit"
      variant="contained"
      color={color}
      disabled={!ready}
      aria-disabled={!ready || !idle}
      onClick={hold}
      sx={idle ? { '&.Mui-disabled': { color: `${color}.contrastText`, bgcolor: `${color}.main` } } : { opacity: 0.55, cursor: 'default' }}
    >
      {busy ? busyLabel : wait > 0 ? `Try again in ${waitLabel(wait)}` : children}
    </Button>
  );
}
