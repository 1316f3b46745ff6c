import Typography from '@mui/material/Typography';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';

interface Props {
  /** Of what is switched. */
  name: string;
  about: 'service' | 'category';
  /** What it is to be. */
  active: boolean;
  /** Whether it is there, and still the other way. */
  offered: boolean;
  /** What follows. */
  consequence: string;
  /** Who reads the reason. */
  hint: string;
  problemTitle: string;
  /** Answers what the toast says. */
  send: (reason: string) => Promise<readonly [title: string, message?: string]>;
  onClose: () => void;
}

/** Whoever switches something of others says why. */
export function SwitchDialog({ name, about, active, offered, consequence, hint, problemTitle, send, onClose }: Props) {
  const { busy, problem, run } = useAction(onClose);
  const reason = useReason();
  const verb = active ? 'Activate' : 'Deactivate';
  return (
    <ActionDialog
      title={`${verb} ${name}?`}
      submitLabel={verb}
      keepLabel="Keep as it is"
      destructive={!active}
      // Once it is on its way, that it is so is no news.
      offered={busy || offered}
      about={about}
      busy={busy}
      problem={problem}
      problemTitle={problemTitle}
      onSubmit={() => reason.check() && void run(() => send(reason.written))}
      onClose={onClose}
    >
      <Typography>{consequence}</Typography>
      <ReasonField reason={reason} hint={hint} />
    </ActionDialog>
  );
}
