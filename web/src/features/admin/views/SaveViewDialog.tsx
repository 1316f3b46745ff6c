import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { paramsNow } from '#ui/address/params-now.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { type SavedViewDto, useSaveViewMutation } from './api.ts';

const MOST = 60;

interface Props {
  list: SavedViewDto['list'];
  onClose: () => void;
}

/** Keeps what the address says of the list, but for the page. */
export function SaveViewDialog({ list, onClose }: Props) {
  const [query] = useState(() => {
    const params = paramsNow();
    params.delete('page');
    return String(params);
  });
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [save] = useSaveViewMutation();
  const { busy, problem, run } = useAction(onClose);
  const isMissing = name.trim() === '';

  function submit() {
    setAsked(true);
    if (isMissing) return input.current?.focus();
    void run(async () => {
      await save({ saveViewDto: { list, name: name.trim(), query } }).unwrap();
      return ['View saved', `“${name.trim()}” stands under Views.`];
    });
  }

  return (
    <ActionDialog
      title="Save this view"
      submitLabel="Save View"
      keepLabel="Cancel"
      offered
      busy={busy}
      problem={problem}
      problemTitle="The view was not saved"
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>
        {query
          ? 'The filters, the search and the order of now are kept under a name, for you alone. What they find is found anew each time.'
          : 'The list as it begins is kept under a name, for you alone. To keep filters, a search or an order, choose them first.'}
      </Typography>
      <Box sx={{ pt: 1 }}>
        <TextField
          label="Name"
          required
          fullWidth
          autoFocus
          value={name}
          inputRef={input}
          error={asked && isMissing}
          helperText={asked && isMissing ? 'Name is required' : undefined}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: MOST } }}
        />
      </Box>
    </ActionDialog>
  );
}
