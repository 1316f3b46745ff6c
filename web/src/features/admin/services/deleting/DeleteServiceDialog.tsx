import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { WHO_READS } from '../../who-reads.ts';
import { type ManagedServiceDto, useDeleteManagedServiceMutation, useServiceDeletionPreviewQuery } from '../api.ts';
import { useCurrentService } from '../useCurrentService.ts';
import { WhatBecomes } from './WhatBecomes.tsx';

interface Props {
  /** As it was when the dialog was opened. */
  service: ManagedServiceDto;
  onClose: () => void;
}

/** What becomes of open bookings, and of times that are kept for customers, stands there before it is done. */
export function DeleteServiceDialog({ service, onClose }: Props) {
  const current = useCurrentService(service);
  const { id, title, vendor, revision } = current ?? service;
  const { data: preview, error, refetch } = useServiceDeletionPreviewQuery({ id }, { refetchOnMountOrArgChange: true });
  const [remove] = useDeleteManagedServiceMutation();
  const { busy, problem, run } = useAction(onClose);
  const reason = useReason();
  const send = () =>
    run(async () => {
      await remove({ id, reasonedDeletionDto: { reason: reason.written, revision } }).unwrap();
      return ['Service deleted', 'Service has been deleted successfully.'];
    });

  return (
    <ActionDialog
      title={`Delete ${title}?`}
      submitLabel="Delete"
      keepLabel="Keep it"
      destructive
      wide
      // Once it is on its way, that it is gone is no news.
      offered={busy || current !== undefined}
      about="service"
      ready={preview !== undefined}
      busy={busy}
      problem={problem}
      problemTitle="Error"
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      <Typography>
        {`Nobody can find or book this service of ${vendor.businessName} any more, and its page is gone. This can’t be taken back; if you only want to hide it, deactivate it instead.`}
      </Typography>
      {error && current ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : preview ? (
        <WhatBecomes preview={preview} />
      ) : (
        <Skeleton variant="rounded" height={64} />
      )}
      <ReasonField reason={reason} hint={WHO_READS} />
    </ActionDialog>
  );
}
