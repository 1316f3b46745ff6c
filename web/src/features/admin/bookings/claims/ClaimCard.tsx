import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NoShowIcon from 'virtual:icon/outline-person-off';
import ProblemIcon from 'virtual:icon/outline-report-problem';
import { datedMomentLabel } from '#shared/booking/moments.ts';
import { money } from '#ui/format/money.ts';
import type { OpenClaimDto } from '../api.ts';
import { Parties } from '../Parties.tsx';
import { TimelineButton } from '../TimelineButton.tsx';
import type { CaseDialogName } from './CaseDialog.tsx';
import { Statements } from './Statements.tsx';

const LOOKS = {
  no_show: { label: 'No-show', icon: <NoShowIcon /> },
  problem: { label: 'Problem', icon: <ProblemIcon /> },
};

interface Props {
  open: OpenClaimDto;
  onOpen: (name: CaseDialogName) => void;
}

/** What both sides say, and the way to decide. */
export function ClaimCard({ open, onOpen }: Props) {
  const { kind, serviceTitle, customerName, openedAt, timeZone, priceCents, paidCents } = open;
  return (
    <Paper component="li" aria-label={`${LOOKS[kind].label}: ${serviceTitle} for ${customerName}`} sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {serviceTitle}
        </Typography>
        <Chip variant="status" size="small" color="warning" {...LOOKS[kind]} />
      </Stack>
      <Parties of={open} />
      <Typography variant="body2" color="textSecondary">
        {kind === 'problem' ? `${money(paidCents)} paid` : `${money(priceCents)} agreed`} · has waited for a decision since{' '}
        <time dateTime={openedAt}>{datedMomentLabel(openedAt, timeZone)}</time>
      </Typography>
      <Statements of={open} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button
          variant="contained"
          size="small"
          aria-label={`Decide: ${serviceTitle} for ${customerName}`}
          onClick={() => onOpen('decide')}
        >
          Decide
        </Button>
        <TimelineButton of={open} onPress={() => onOpen('timeline')} />
      </Stack>
    </Paper>
  );
}
