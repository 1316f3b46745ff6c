import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSignedInUser } from '../../api/session.ts';
import { Logo } from '../../ui/Logo.tsx';
import { paths } from '../../ui/paths.ts';
import { FOOTER_SERVICES, type ServiceLink } from './service-links.ts';

const ALL: ServiceLink = { label: 'All Services', href: paths.services };
const VISITOR: readonly ServiceLink[] = [
  ALL,
  { label: 'Join as Provider', href: paths.signUp },
  { label: 'Login / Sign Up', href: paths.auth },
];
const SIGNED_IN: readonly ServiceLink[] = [ALL, { label: 'Dashboard', href: paths.dashboard }];

export function PublicFooter() {
  const user = useSignedInUser();
  return (
    <Box component="footer" sx={{ mt: 'auto', bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}>
      <Container sx={{ py: { xs: 4, md: 6 }, display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' } }}>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Logo />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '34ch' }}>
            Book verified local pros by the hour. Pay after the work is done; cancel free up to 24 hours before.
          </Typography>
        </Box>
        <Links title="Services" links={FOOTER_SERVICES} />
        <Links title="Plumb & Level" links={user ? SIGNED_IN : VISITOR} />
      </Container>
    </Box>
  );
}

function Links({ title, links }: { title: string; links: readonly ServiceLink[] }) {
  return (
    <nav aria-label={title === 'Services' ? 'Services in the footer' : title}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} color="textSecondary" underline="hover" variant="body2" sx={{ display: 'inline-block', py: 0.5 }}>
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </nav>
  );
}
