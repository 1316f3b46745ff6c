import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Passed from 'virtual:icon/baseline-check';
import Doubt from 'virtual:icon/outline-report-problem';
import type { ApplicationCheckDto } from '#api/staff/generated-staff.ts';

const WORDS: Readonly<Record<ApplicationCheckDto['check'], { passed: string; doubt: string }>> = {
  email: { passed: 'Email confirmed', doubt: 'Email not confirmed: it may be somebody else’s' },
  name: { passed: 'No other business has this name', doubt: 'Another business has this name, too' },
  place: { passed: 'The ZIP code lies in the state', doubt: 'The ZIP code lies in another state' },
  'tax-id': { passed: 'The tax ID has nine digits', doubt: 'The tax ID can’t be right: it needs nine digits' },
  'bank-account': { passed: 'Account number and bank code have the right form', doubt: 'Account number or bank code can’t be right' },
  license: { passed: 'Business license number given', doubt: 'No business license number given' },
};

/** What the server has checked, each with its outcome. A doubt keeps nobody from approving. */
export function Checklist({ checks }: { checks: readonly ApplicationCheckDto[] }) {
  const doubts = checks.filter(({ passed }) => !passed).length;
  return (
    <section aria-label="Checklist">
      <Typography variant="h4" sx={{ mb: 1 }}>
        Checklist
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {doubts === 0 ? 'Nothing here looks wrong.' : `${doubts} of ${checks.length} ${doubts === 1 ? 'needs' : 'need'} a look.`}
      </Typography>
      <Checks>
        {checks.map(({ check, passed }) => (
          <li key={check} data-doubt={!passed || undefined}>
            {passed ? <Passed aria-hidden /> : <Doubt aria-hidden />}
            {WORDS[check][passed ? 'passed' : 'doubt']}
          </li>
        ))}
      </Checks>
    </section>
  );
}

const Checks = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '8px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 8, alignItems: 'flex-start', overflowWrap: 'anywhere' },
  '& svg': { flexShrink: 0, marginTop: 1, color: theme.vars.palette.success.main, fontSize: '1.25rem' },
  '& [data-doubt]': { fontWeight: 600 },
  '& [data-doubt] svg': { color: theme.vars.palette.warning.main },
}));
