import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReportReviewDto } from '#api/generated.ts';
import type { ReviewDto } from '#api/generated-public.ts';
import { useSignedInUser } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { DIALOG_ACTIONS, DIALOG_PAPER, DIALOG_TITLE } from '#ui/dialogs/dialog-look.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useReportReviewMutation } from './api.ts';
import { GROUNDS } from './grounds.ts';

type Ground = ReportReviewDto['ground'];

interface Props {
  review: ReviewDto;
  onReported: () => void;
  onClose: () => void;
}

/** Asks what is wrong with a review. Who is signed in can report it once, in own words too; a visitor names a ground that needs none. */
export function ReportDialog({ review: { id, authorName }, onReported, onClose }: Props) {
  const field = useId();
  const [ground, setGround] = useState<Ground | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { pathname, search } = useLocation();
  const signedIn = useSignedInUser() !== null;
  const [report, { isLoading, error }] = useReportReviewMutation();
  const asksGround = missing && ground === null;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (ground === null) return setMissing(true);
    const answer = await report({ id, reportReviewDto: { ground, note: note.trim() || null } });
    if (answer.error) return;
    toast.success('Review reported', 'An administrator looks at it and decides whether it stays.');
    onReported();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={isLoading ? undefined : onClose}
      aria-labelledby={`${field}-title`}
      maxWidth="xs"
      fullWidth
      slotProps={DIALOG_PAPER}
    >
      <DialogTitle id={`${field}-title`} variant="h3" component="h2" sx={DIALOG_TITLE}>
        Report the review by {authorName}?
      </DialogTitle>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <FormControl error={asksGround}>
            <FormLabel id={field}>What is wrong with it?</FormLabel>
            <RadioGroup aria-labelledby={field} value={ground} onChange={(_event, value) => setGround(value as Ground)}>
              {Object.entries(GROUNDS)
                .filter(([value]) => signedIn || value !== 'other')
                .map(([value, label]) => (
                  <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={label} />
                ))}
            </RadioGroup>
            {asksGround && <FormHelperText role="alert">Choose what is wrong with it</FormHelperText>}
          </FormControl>
          {signedIn ? (
            <TextField
              label="Note (optional)"
              multiline
              minRows={2}
              fullWidth
              value={note}
              onChange={({ target }) => setNote(target.value)}
              helperText="Only administrators read it."
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          ) : (
            <Typography variant="body2">
              Something else? <Link href={paths.contact}>Write to us</Link>, or{' '}
              <Link href={paths.authReturningTo(pathname + search)}>sign in</Link> to report it in your own words.
            </Typography>
          )}
          {error !== undefined && <ProblemAlert problem={error} />}
        </DialogContent>
        <DialogActions sx={DIALOG_ACTIONS}>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <SubmitButton busy={isLoading} busyLabel="Reporting...">
            Report
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
