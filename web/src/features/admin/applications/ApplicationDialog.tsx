import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { type Decision, useVendorApplicationQuery } from '../api.ts';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { ApproveButton } from './ApproveButton.tsx';
import { RejectButton } from './RejectButton.tsx';

interface Props extends Pick<Decision, 'failure'> {
  id: string;
  onClose: () => void;
}

/** What an applicant told, to be decided on. */
export function ApplicationDialog({ id, failure, onClose }: Props) {
  const title = useId();
  const { data: application, error, refetch } = useVendorApplicationQuery({ id });

  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title} variant="h3" component="h2">
        Vendor Details
      </DialogTitle>
      <DialogContent>
        {error ? (
          <ProblemAlert problem={error} onRetry={refetch} />
        ) : application ? (
          <ApplicationDetails id={id} application={application} />
        ) : (
          <Skeleton variant="rounded" height={420} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Close</Button>
        {application?.verificationStatus === 'pending' && (
          <Decide application={{ id, businessName: application.businessName }} failure={failure} onDone={onClose} />
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What is done is told by a toast, which a dialog would keep from those who listen: so it closes. */
function Decide(decision: Decision) {
  return (
    <>
      <RejectButton {...decision} />
      <ApproveButton {...decision} />
    </>
  );
}
