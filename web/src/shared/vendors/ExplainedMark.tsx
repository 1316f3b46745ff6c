import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import Verified from 'virtual:icon/baseline-verified';
import Info from 'virtual:icon/outline-info';
import { paths } from '#shared/paths.ts';
import { publicDateLabel } from '#ui/format/dates.ts';

/** A page tells of one provider. */
const ID = 'what-verified-means';

interface Props {
  /** When the business first applied. */
  memberSince: string;
  approvedAt: string;
}

/** On the browser's own popover: it opens without a script, and gives the focus back. */
export function ExplainedMark({ memberSince, approvedAt }: Props) {
  return (
    <>
      <Badge type="button" popoverTarget={ID}>
        <Verified aria-hidden />
        Verified Provider
        <Info aria-hidden />
      </Badge>
      <Note id={ID} popover="auto" aria-labelledby={`${ID}-title`}>
        <strong id={`${ID}-title`}>What “Verified” means</strong>
        <dl>
          <div>
            <dt>Application approved</dt>
            <dd>{publicDateLabel(approvedAt)}</dd>
          </div>
          <div>
            <dt>On Plumb & Level since</dt>
            <dd>{publicDateLabel(memberSince)}</dd>
          </div>
        </dl>
        <p>
          An administrator approved this business by its application, which names the business, its address, its tax ID, an identity
          document and a bank account.
        </p>
        <p>It is no guarantee of the work. How that was, customers tell in their reviews.</p>
        <Link to={`${paths.howItWorks}#verified`}>How we check providers</Link>
      </Note>
    </>
  );
}

const Badge = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  padding: '2px 8px',
  border: '1px solid transparent',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.success.light,
  color: theme.vars.palette.success.dark,
  font: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { borderColor: 'currentColor' },
  '& svg': { fontSize: 16 },
}));

const Note = styled('section')(({ theme }) => ({
  boxSizing: 'border-box',
  padding: '16px 20px',
  // The browser frames every popover.
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.text.primary} 14%, transparent)`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: '0 12px 32px -12px rgb(20 26 51 / .22)',
  fontSize: '.875rem',
  lineHeight: 1.5,
  textAlign: 'start',
  '& strong': { ...theme.typography.h4 },
  '& dl': { margin: '8px 0 12px' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 6,
    borderBottom: `1px dashed ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& p': { margin: '0 0 8px' },
  '& a': { display: 'inline-block', paddingBlock: 4, color: theme.vars.palette.primary.main, fontWeight: 600 },
  [theme.breakpoints.up('md')]: {
    width: '23rem',
    // Elsewhere it stands in the middle.
    '@supports (position-area: bottom)': {
      inset: 'auto',
      margin: '6px 0',
      positionArea: 'bottom span-right',
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
    },
  },
  [theme.breakpoints.down('md')]: {
    inset: 'auto 12px calc(12px + env(safe-area-inset-bottom))',
    width: 'auto',
    maxHeight: 'calc(100dvh - 24px)',
    margin: 0,
    overflowY: 'auto',
  },
}));
