import { onDemand } from '#ui/dialogs/on-demand.tsx';
import type { OpenClaimDto } from '../api.ts';
import { DeskDialog } from '../DeskDialog.tsx';

const DECIDE = {
  no_show: onDemand(async () => (await import('../deciding/DecideClaimDialog.tsx')).DecideClaimDialog),
  problem: onDemand(async () => (await import('../deciding/DecideProblemDialog.tsx')).DecideProblemDialog),
};

export type CaseDialogName = 'decide' | 'timeline';

interface Props {
  name: CaseDialogName;
  open: OpenClaimDto;
  offered: boolean;
  onClose: () => void;
}

/** What is asked about a case. It stays when another admin has decided meanwhile, and says so. */
export function CaseDialog({ name, open, offered, onClose }: Props) {
  if (name === 'timeline') return <DeskDialog name="timeline" booking={open} offered={offered} onClose={onClose} />;
  const Decide = DECIDE[open.kind];
  return <Decide booking={open} offered={offered} onClose={onClose} />;
}
