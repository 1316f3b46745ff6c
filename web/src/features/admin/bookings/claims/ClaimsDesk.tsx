import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { type OpenClaimDto, useOpenClaimsQuery } from '../api.ts';
import { CaseDialog, type CaseQuestion } from './CaseDialog.tsx';
import { ClaimCard } from './ClaimCard.tsx';

interface Asked {
  open: OpenClaimDto;
  name: CaseQuestion;
}

/** What two sides cannot settle between themselves; what has waited longest first. */
export function ClaimsDesk() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const query = useOpenClaimsQuery(undefined, { refetchOnMountOrArgChange: true });
  // A case that is decided takes its buttons with it.
  const focus = useKeptFocus<HTMLDivElement>(asked ?? query.data);
  return (
    <Stack component="section" {...focus} tabIndex={-1} aria-labelledby="claims-desk" spacing={2} sx={{ '&:focus': { outline: 'none' } }}>
      <Typography id="claims-desk" variant="h2">
        Claims desk
      </Typography>
      <Cases query={query} onAsk={setAsked} />
      {asked && <CaseDialog {...asked} offered={waits(asked.open, query.data)} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

const waits = ({ bookingId, kind }: OpenClaimDto, cases: readonly OpenClaimDto[] = []): boolean =>
  cases.some((each) => each.bookingId === bookingId && each.kind === kind);

interface CasesProps {
  query: { data?: OpenClaimDto[]; error?: unknown; refetch: () => unknown };
  onAsk: (asked: Asked) => void;
}

function Cases({ query: { data: cases, error, refetch }, onAsk }: CasesProps) {
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!cases) return <Skeleton variant="rounded" height={200} />;
  if (cases.length === 0) {
    return <EmptyState title="Nothing to decide" text="No-shows that are contested, and problems that customers report, appear here." />;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {cases.map((each) => (
        <ClaimCard key={`${each.bookingId} ${each.kind}`} open={each} onAsk={(name) => onAsk({ open: each, name })} />
      ))}
    </Box>
  );
}
