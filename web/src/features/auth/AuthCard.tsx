import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { gridPaper } from '#ui/page/grid-paper.ts';
import { PageHead } from '#ui/page/PageHead.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';

interface Props {
  /** Names the document. */
  title: string;
  heading: string;
  /** Tells apart what is shown at the same path one after the other. */
  step?: string;
  /** What it is done for, kept in sight: beside the sheet, on a phone above it. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A sheet on ruled paper, as all of /auth is drawn. */
export function AuthCard({ title, heading, step, beside, children }: Props) {
  return (
    <Box sx={{ ...gridPaper, minHeight: '100%', py: { xs: 4, md: 8 } }}>
      <Container maxWidth={beside ? 'md' : 'sm'}>
        <PageTitle variant="h2" title={title} step={step} sx={{ mb: 2.5 }}>
          {heading}
        </PageTitle>
        <PageHead
          title={title}
          description="Sign in to Plumb & Level, or make an account, to book verified local providers and follow your bookings."
          path={paths.auth}
          noindex
        />
        <Box sx={beside ? BESIDE : undefined}>
          {beside}
          <Paper sx={{ p: { xs: 2.5, md: 4 } }}>
            {children}
            <noscript>
              <p>Signing in needs JavaScript. Please allow it for this page, or open the page in another browser.</p>
            </noscript>
          </Paper>
        </Box>
      </Container>
    </Box>
  );
}

/** What comes first, and on a phone stands above, is on a wide screen to the right. */
const BESIDE = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 22rem)' },
  '& > :first-child': { gridColumn: { md: 2 }, gridRow: { md: 1 } },
};
