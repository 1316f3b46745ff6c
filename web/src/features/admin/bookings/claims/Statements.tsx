import { styled } from '@mui/material/styles';
import type { CaseStatementDto, OpenClaimDto } from '../api.ts';

interface Said {
  title: string;
  statement: CaseStatementDto;
}

/** What each side says, in their own words. */
export function Statements({ of }: { of: OpenClaimDto }) {
  return (
    <Beside>
      {saidOf(of).map(({ title, statement: { text, at } }) => (
        <figure key={`${title} ${at}`}>
          <figcaption>{title}</figcaption>
          {text ? <blockquote>{text}</blockquote> : <p>No statement</p>}
        </figure>
      ))}
    </Beside>
  );
}

function saidOf({ claims, contest, problem, customerName, businessName }: OpenClaimDto): Said[] {
  const name = ({ by }: CaseStatementDto) => (by === 'customer' ? customerName : businessName);
  return [
    ...claims.map((claim) => ({
      title: `${name(claim)} says that ${claim.by === 'customer' ? 'nobody came' : 'nobody was there'}`,
      statement: claim,
    })),
    ...(contest ? [{ title: `${name(contest)} says that this is not so`, statement: contest }] : []),
    ...(problem ? [{ title: `${name(problem)} reports a problem`, statement: problem }] : []),
  ];
}

/** Beside each other where there is room. */
const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '12px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  marginTop: 12,
  overflowWrap: 'anywhere',
  '& figure': { margin: 0, maxWidth: '68ch' },
  '& figcaption': { fontWeight: 600, fontSize: '.875rem' },
  '& blockquote': {
    margin: '6px 0 0',
    padding: '2px 12px',
    borderLeft: `3px solid ${theme.vars.palette.divider}`,
    whiteSpace: 'pre-line',
  },
  '& p': { margin: '6px 0 0', color: theme.vars.palette.text.secondary, fontStyle: 'italic' },
}));
