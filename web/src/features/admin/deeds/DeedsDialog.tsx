import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { type DeedList, Deeds } from '#shared/deeds/Deeds.tsx';
import { DIALOG_ACTIONS, DIALOG_PAPER, DIALOG_TITLE } from '#ui/dialogs/dialog-look.ts';

interface Props {
  list: DeedList;
  /** Left out, it is about all of them. */
  item?: { id: string; name: string };
  onClose: () => void;
}

const TITLES: Record<DeedList, string> = { services: 'History of services', categories: 'History of categories' };

/** What administrators have switched or deleted, and why. */
export function DeedsDialog({ list, item, onClose }: Props) {
  const title = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth slotProps={DIALOG_PAPER}>
      <DialogTitle id={title} variant="h3" component="h2" sx={DIALOG_TITLE}>
        {item ? `History of ${item.name}` : TITLES[list]}
      </DialogTitle>
      <DialogContent sx={{ pt: 0 }}>
        <Deeds list={list} item={item?.id} />
      </DialogContent>
      <DialogActions sx={DIALOG_ACTIONS}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
