import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** A badge that leads to another view of the page; filled with `aria-current`, while it is the one on show. */
export const BadgeLink = styled(Link)(({ theme }) => ({
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
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));

/** Badges beside and below each other. */
export const Badges = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
