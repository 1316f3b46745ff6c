import Typography from '@mui/material/Typography';
import { money } from '#ui/format/money.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { FreeTextField } from '../actions/FreeTextField.tsx';
import { useAction } from '../actions/useAction.ts';
import { useFreeText } from '../actions/useFreeText.ts';
import { useReportProblemMutation } from '../api.ts';
import type { BookingDialogProps } from '../dialog-props.ts';
import { momentLabel } from '../moments.ts';

const LEAST = 10;
const MOST = 2000;

/** The work is done, but not well. */
export function ProblemDialog({ booking, onClose }: BookingDialogProps) {
  const { id, service, vendor, totalCents, reportProblemUntil, timeZone } = booking;
  const [report] = useReportProblemMutation();
  const { busy, problem, run } = useAction(onClose);
  const description = useFreeText(LEAST, `Please describe the problem in at least ${LEAST} characters.`);

  const send = () =>
    run(async () => {
      await report({ id, reportProblemDto: { description: description.written } }).unwrap();
      return ['Problem reported', 'Plumb & Level looks into it and tells you what it decides.'];
    });

  return (
    <ActionDialog
      title={`What went wrong with ${service.title}?`}
      submitLabel="Report Problem"
      keepLabel="Not now"
      offered={booking.actions.includes('problem')}
      busy={busy}
      problem={problem}
      onSubmit={() => description.check() && void send()}
      onClose={onClose}
    >
      <Typography>
        Plumb & Level hears {vendor.businessName} too, and decides how much of your {money(totalCents)} you get back, if any. Until then,{' '}
        {vendor.businessName} is not paid.
      </Typography>
      {reportProblemUntil && (
        <Typography variant="body2" color="textSecondary">
          A problem can be reported once, until {momentLabel(reportProblemUntil, timeZone)}.
        </Typography>
      )}
      <FreeTextField
        label="The problem"
        hint={`What was agreed, and what was done instead? ${vendor.businessName} and Plumb & Level read it.`}
        most={MOST}
        required
        field={description.field}
      />
    </ActionDialog>
  );
}
