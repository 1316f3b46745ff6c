import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const badge = ({ theme }: { theme: Theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 34,
  padding: '0 12px',
  border: '1px solid',
  borderColor: theme.vars.palette.outline.main,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  overflowWrap: 'anywhere' as const,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[aria-current], &[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
});

/** A badge that leads to another view of the page; filled with `aria-current`, while it is the one on show. */
export const BadgeLink = styled(Link)(badge);

/** A badge that chooses something; filled with `aria-pressed`, while it is chosen. */
export const BadgeButton = styled('button')(badge, {
  fontFamily: 'inherit',
  cursor: 'pointer',
  // High-contrast modes take surfaces away: what is chosen must not go with them.
  '@media (forced-colors: active)': {
    '&[aria-pressed="true"]': { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
  },
});

/** Badges beside and below each other. */
export const Badges = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
