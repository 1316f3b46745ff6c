import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { waitLabel } from './wait.ts';

interface Props {
  children: ReactNode;
  /** While the server answers: "Saving..." */
  busyLabel: string;
  busy: boolean;
  /** Seconds until the server takes another attempt. */
  wait?: number;
  /** Red for what can't be undone. */
  color?: 'primary' | 'error';
}

/** Sends a form, unless it is on its way or must wait. Not disabled then: the focus would be lost. */
export function SubmitButton({ children, busyLabel, busy, wait = 0, color = 'primary' }: Props) {
  const idle = !busy && wait === 0;
  const hold = (event: MouseEvent) => {
    if (!idle) event.preventDefault();
  };
  return (
    <Button
      type="submit"
      variant="contained"
      color={color}
      aria-disabled={!idle}
      onClick={hold}
      sx={idle ? {} : { opacity: 0.55, cursor: 'default' }}
    >
      {busy ? busyLabel : wait > 0 ? `Try again in ${waitLabel(wait)}` : children}
    </Button>
  );
}
