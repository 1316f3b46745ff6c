import { styled } from '@mui/material/styles';

export interface Entry {
  /** Of the heading that it leads to. */
  id: string;
  title: string;
}

interface Props {
  entries: readonly Entry[];
  numbered?: boolean;
}

/** What stands on a long page, and the ways there. */
export function Contents({ entries, numbered = false }: Props) {
  if (entries.length === 0) return null;
  return (
    <Nav aria-label="On this page">
      <strong>On this page</strong>
      <ol data-numbered={numbered || undefined}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled('nav')(({ theme }) => ({
  fontSize: '.9375rem',
  paddingInlineStart: 14,
  borderInlineStart: `6px solid ${theme.vars.palette.tape.main}`,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 112, maxHeight: 'calc(100dvh - 128px)', overflowY: 'auto' },
  '& ol': { margin: '6px 0 0', padding: 0, listStyle: 'none' },
  '& ol[data-numbered]': { paddingInlineStart: '1.7em', listStyle: 'decimal' },
  '& a': { display: 'block', padding: '4px 0', color: theme.vars.palette.text.secondary, textDecoration: 'none' },
  '& a:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
}));
