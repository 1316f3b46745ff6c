import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useId } from 'react';
import { DIALOG_ACTIONS, DIALOG_PAPER, DIALOG_TITLE } from '#ui/dialogs/dialog-look.ts';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';

interface Props {
  /** Names the object: "Cancel Deep home cleaning?". */
  title: string;
  /** Names the consequence. */
  children: ReactNode;
  /** The action itself, as a verb. */
  submitLabel: string;
  keepLabel?: string;
  destructive?: boolean;
  wide?: boolean;
  /** Whether the server still offers it. */
  offered: boolean;
  /** What would have changed if it is offered no longer. */
  about?: string;
  /** Whether all is there that it needs. */
  ready?: boolean;
  busy: boolean;
  problem?: unknown;
  /** What is said before a refusal's own words. */
  problemTitle?: string;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks before a booking is changed. A refusal is told in it; and if the other side was faster, so is that. */
export function ActionDialog(props: Props) {
  const {
    title,
    children,
    submitLabel,
    keepLabel = 'Close',
    destructive,
    wide,
    offered,
    about = 'booking',
    ready = true,
    busy,
    problem,
    problemTitle,
    onSubmit,
    onClose,
  } = props;
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (offered && ready && !busy) onSubmit();
  };
  return (
    <FieldDialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth={wide ? 'sm' : 'xs'}
      fullWidth
      slotProps={DIALOG_PAPER}
    >
      <DialogTitle id={id} variant="h3" component="h2" sx={DIALOG_TITLE}>
        {title}
      </DialogTitle>
      <Box component="form" noValidate onSubmit={send} sx={{ display: 'contents' }}>
        <DialogContent sx={{ pt: 0 }}>
          <Stack spacing={2}>
            {offered ? children : <Notice role="alert">This {about} has changed meanwhile. Please close this and look at it again.</Notice>}
            {problem !== undefined && <ProblemAlert problem={problem} {...(problemTitle && { title: problemTitle })} />}
          </Stack>
        </DialogContent>
        <DialogActions sx={DIALOG_ACTIONS}>
          <Button onClick={onClose} disabled={busy}>
            {offered ? keepLabel : 'Close'}
          </Button>
          {offered && (
            <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} disabled={!ready} loading={busy}>
              {submitLabel}
            </Button>
          )}
        </DialogActions>
      </Box>
    </FieldDialog>
  );
}
