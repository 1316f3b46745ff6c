import Button from '@mui/material/Button';
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
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedInUser } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { DIALOG_ACTIONS, DIALOG_PAPER, DIALOG_TITLE } from '#ui/dialogs/dialog-look.ts';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';

/** What needs words of one's own, which a visitor has none of. */
type Ground<Named extends string> = Named | 'other';

export interface Reporting {
  onReported: () => void;
  onClose: () => void;
}

interface Props<Named extends string> extends Reporting {
  title: string;
  grounds: Readonly<Record<Ground<Named>, string>>;
  /** What is said then, and what happens next; nothing where the button that was pressed says it. */
  thanks?: readonly [title: string, text: string];
  /** Which of several is meant, should that have to be asked. */
  children?: ReactNode;
  busy: boolean;
  problem: unknown;
  send: (report: { ground: Ground<Named>; note: string | null }) => Promise<{ error?: unknown }>;
}

/** Asks what is wrong with something. Who is signed in can report it once, in own words too; a visitor names a ground that needs none. */
export function ReportDialog<Named extends string>(props: Props<Named>) {
  const { title, grounds, thanks, children, busy, problem, send, onReported, onClose } = props;
  const field = useId();
  const [ground, setGround] = useState<Ground<Named> | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { pathname, search } = useLocation();
  const signedIn = useSignedInUser() !== null;
  const asksGround = missing && ground === null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (ground === null) return setMissing(true);
    const answer = await send({ ground, note: note.trim() || null });
    if (answer.error) return;
    if (thanks) toast.success(...thanks);
    onReported();
    onClose();
  }

  return (
    <FieldDialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={`${field}-title`}
      maxWidth="xs"
      fullWidth
      slotProps={DIALOG_PAPER}
    >
      <DialogTitle id={`${field}-title`} variant="h3" component="h2" sx={DIALOG_TITLE}>
        {title}
      </DialogTitle>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          {children}
          <FormControl error={asksGround}>
            <FormLabel id={field}>What is wrong with it?</FormLabel>
            <RadioGroup aria-labelledby={field} value={ground} onChange={(_event, value) => setGround(value as Ground<Named>)}>
              {Object.entries<string>(grounds)
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
          {problem !== undefined && <ProblemAlert problem={problem} />}
        </DialogContent>
        <DialogActions sx={DIALOG_ACTIONS}>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <SubmitButton busy={busy} busyLabel="Reporting...">
            Report
          </SubmitButton>
        </DialogActions>
      </form>
    </FieldDialog>
  );
}
