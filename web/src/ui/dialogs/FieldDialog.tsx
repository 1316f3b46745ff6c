import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect, useRef } from 'react';

/** A dialog with fields. Once one of them was filled in, a press beside the dialog is a slip and nothing is lost by it: its buttons and Escape close it. */
export function FieldDialog({ onClose, ...dialog }: DialogProps) {
  const filledIn = useRef(false);
  const { open } = dialog;
  useEffect(() => {
    if (!open) filledIn.current = false;
  }, [open]);
  return (
    <Dialog
      {...dialog}
      onInput={() => {
        filledIn.current = true;
      }}
      onClose={(event, reason) => {
        if (reason !== 'backdropClick' || !filledIn.current) onClose?.(event, reason);
      }}
    />
  );
}
