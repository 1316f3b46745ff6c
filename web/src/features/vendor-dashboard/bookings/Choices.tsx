import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

interface Props {
  label: string;
  choices: readonly { name: string; label: string; href: string }[];
  /** By name. */
  shown: string | null;
}

/** A row of links, of which one is on show. */
export function Choices({ label, choices, shown }: Props) {
  return (
    <Row aria-label={label}>
      {choices.map(({ name, label: words, href }) => (
        <Link key={name} to={href} aria-current={name === shown ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </Row>
  );
}

const Row = styled('nav')(({ theme }) => ({
  display: 'inline-flex',
  border: `1px solid ${theme.vars.palette.outline.main}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 64,
    minHeight: 34,
    paddingInline: 12,
    borderRadius: 9,
    color: theme.vars.palette.text.primary,
    fontSize: '.875rem',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a[aria-current]': { backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
}));
