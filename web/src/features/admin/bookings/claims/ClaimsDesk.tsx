import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { standing } from '#api/cache/standing.ts';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { type OpenClaimDto, useOpenClaimsQuery } from '../api.ts';
import { CaseDialog, type CaseDialogName } from './CaseDialog.tsx';
import { ClaimCard } from './ClaimCard.tsx';

interface OpenedDialog {
  open: OpenClaimDto;
  name: CaseDialogName;
}

/** What two sides cannot settle between themselves; what has waited longest first. */
export function ClaimsDesk() {
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const query = standing(useOpenClaimsQuery(undefined, { refetchOnMountOrArgChange: true }));
  // A case that is decided takes its buttons with it.
  const focus = useKeptFocus<HTMLDivElement>(dialog ?? query.data);
  return (
    <Stack component="section" {...focus} tabIndex={-1} aria-labelledby="claims-desk" spacing={2} sx={{ '&:focus': { outline: 'none' } }}>
      <Typography id="claims-desk" variant="h2">
        Claims desk
      </Typography>
      <Cases query={query} onOpen={setDialog} />
      {dialog && <CaseDialog {...dialog} offered={waits(dialog.open, query.data)} onClose={() => setDialog(null)} />}
    </Stack>
  );
}

const waits = ({ bookingId, kind }: OpenClaimDto, cases: readonly OpenClaimDto[] = []): boolean =>
  cases.some((each) => each.bookingId === bookingId && each.kind === kind);

interface CasesProps {
  query: { data?: OpenClaimDto[]; error?: unknown; refetch: () => unknown };
  onOpen: (dialog: OpenedDialog) => void;
}

function Cases({ query: { data: cases, error, refetch }, onOpen }: CasesProps) {
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!cases) return <Skeleton variant="rounded" height={200} />;
  if (cases.length === 0) {
    return <EmptyState title="Nothing to decide" text="No-shows that are contested, and problems that customers report, appear here." />;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {cases.map((each) => (
        <ClaimCard key={`${each.bookingId} ${each.kind}`} open={each} onOpen={(name) => onOpen({ open: each, name })} />
      ))}
    </Box>
  );
}
