import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DIALOG_ACTIONS, DIALOG_PAPER, DIALOG_TITLE } from '#ui/dialogs/dialog-look.ts';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type SavedViewDto, useRemoveViewMutation } from './api.ts';

interface Props {
  views: readonly SavedViewDto[];
  onClose: () => void;
}

/** Each view with what removes it. */
export function ViewsDialog({ views, onClose }: Props) {
  const id = useId();
  const [remove, { isLoading }] = useRemoveViewMutation();
  const focus = useKeptFocus<HTMLUListElement>(views);

  async function end({ id: view, name }: SavedViewDto) {
    try {
      await remove({ id: view }).unwrap();
      toast.success('View removed', `“${name}” does not stand under Views any more.`);
    } catch (problem) {
      toast.error('The view was not removed', problem);
    }
  }

  return (
    <FieldDialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: DIALOG_PAPER } }}>
      <DialogTitle id={id} sx={DIALOG_TITLE}>
        Your views of this list
      </DialogTitle>
      <DialogContent>
        {views.length === 0 && <Typography>There are none any more.</Typography>}
        <Box component="ul" {...focus} tabIndex={-1} sx={{ m: 0, p: 0, listStyle: 'none', '&:focus': { outline: 'none' } }}>
          {views.map((view) => (
            <Box
              component="li"
              key={view.id}
              sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', py: 0.75 }}
            >
              <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{view.name}</Typography>
              <Button
                variant="outlined"
                color="error"
                size="small"
                aria-label={`Remove ${view.name}`}
                aria-disabled={isLoading}
                onClick={() => !isLoading && void end(view)}
                sx={{ flex: 'none' }}
              >
                Remove
              </Button>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={DIALOG_ACTIONS}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </FieldDialog>
  );
}
