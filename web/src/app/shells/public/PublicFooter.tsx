import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useSignedInUser } from '#api/session/session.ts';
import { Logo } from '#shared/page/Logo.tsx';
import { paths } from '#shared/paths.ts';
import { Column } from '#ui/cards/Column.ts';
import { COMPANY, FOOTER_SERVICES, JOIN, LEGAL, LOGIN, type PageLink, SUPPORT } from './page-links.ts';

const Footer = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: '.875rem',
  '& p': { margin: '12px 0 0', maxWidth: '34ch', color: theme.vars.palette.text.secondary },
  '& h2': { ...theme.typography.h4, margin: '0 0 8px' },
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& li a': {
    display: 'inline-block',
    paddingBlock: 5,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& .legal': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 24px',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: 16,
    borderTop: `1px dashed ${theme.vars.palette.divider}`,
    '& p': { margin: 0, maxWidth: 'none' },
    '& ul': { display: 'flex', gap: 20 },
  },
}));

const Parts = styled(Column)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: '1fr 1fr',
  paddingBlock: 32,
  '& > div': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '2fr 1fr 1fr 1fr',
    paddingBlock: 48,
    '& > div': { gridColumn: 'auto' },
  },
}));

const DASHBOARD: PageLink = { label: 'Dashboard', href: paths.dashboard };

export function PublicFooter() {
  const user = useSignedInUser();
  return (
    <Footer>
      <Parts>
        <div>
          <Logo />
          <p>Book verified local pros by the hour. Pay after the work is done; cancel free up to 24 hours before.</p>
        </div>
        <Links title="Services" label="Services in the footer" links={FOOTER_SERVICES} />
        <Links title="Plumb & Level" links={COMPANY} />
        <Links title="Support" links={[...SUPPORT, ...(user ? [DASHBOARD] : [LOGIN, JOIN])]} />
      </Parts>
      <Column>
        <div className="legal">
          <p>© Plumb & Level</p>
          <nav aria-label="Legal">
            <List links={LEGAL} />
          </nav>
        </div>
      </Column>
    </Footer>
  );
}

function Links({ title, label = title, links }: { title: string; label?: string; links: readonly PageLink[] }) {
  return (
    <nav aria-label={label}>
      <h2>{title}</h2>
      <List links={links} />
    </nav>
  );
}

function List({ links }: { links: readonly PageLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
