import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Column } from '#ui/cards/Column.ts';

const Part = styled(Column)(({ theme }) => ({
  paddingTop: 40,
  [theme.breakpoints.up('md')]: { paddingTop: 56 },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 24px',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    marginBottom: 20,
  },
  '& > header h2': { ...theme.typography.h2, margin: 0 },
  '& > header a': { fontWeight: 600, color: theme.vars.palette.primary.main },
}));

interface Props {
  id: string;
  title: string;
  /** The way to more of it. */
  more?: { label: string; href: string };
  children: ReactNode;
}

/** A part of the home page under its heading. */
export function Section({ id, title, more, children }: Props) {
  return (
    <Part as="section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {more && <Link to={more.href}>{more.label}</Link>}
      </header>
      {children}
    </Part>
  );
}
