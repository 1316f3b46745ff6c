import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { DIALOG_ACTIONS, DIALOG_PAPER, DIALOG_TITLE } from './dialog-look.ts';
import { FieldDialog } from './FieldDialog.tsx';

export interface ConfirmProps {
  open: boolean;
  /** Names the object: "Cancel Deep home cleaning?". */
  title: string;
  /** Names the consequence. */
  children: ReactNode;
  /** The action itself, as a verb. */
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** While the server answers: nothing can be pressed twice. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The dialog behind `ConfirmDialog`. */
export function ConfirmSheet({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Keep as it is',
  destructive,
  busy,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const id = useId();
  return (
    <FieldDialog
      open={open}
      onClose={busy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
      slotProps={DIALOG_PAPER}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2" sx={DIALOG_TITLE}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={DIALOG_ACTIONS}>
        <Button onClick={onClose} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={destructive ? 'error' : 'primary'} loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </FieldDialog>
  );
}
