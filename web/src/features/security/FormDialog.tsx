import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';

interface Props {
  title: string;
  /** Absent: it is left only by what stands in it. */
  onClose?: () => void;
  children: ReactNode;
}

export function FormDialog({ title, onClose, children }: Props) {
  const id = useId();
  return (
    <FieldDialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { sx: { m: { xs: 2, md: 4 }, width: { xs: 'calc(100% - 32px)' } } } }}
    >
      <DialogTitle id={id} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
    </FieldDialog>
  );
}
