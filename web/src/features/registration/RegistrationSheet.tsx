import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { gridPaper } from '#ui/page/grid-paper.ts';
import { PageHead } from '#ui/page/PageHead.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';

interface Props {
  title: string;
  /** Tells apart what is shown at the same path one after the other. */
  step?: string;
  children: ReactNode;
}

/** Ruled paper, as all of /vendor-registration is drawn on. */
export function RegistrationSheet({ title, step, children }: Props) {
  return (
    <Box sx={{ ...gridPaper, minHeight: '100%', py: { xs: 4, md: 6 } }}>
      <Column>
        <PageHead
          title={title}
          description="Offer your services on Plumb & Level: apply with your business in three steps."
          path={paths.vendorRegistration}
          noindex
        />
        <PageTitle variant="h2" title={step ? `${step} · ${title}` : title} step={step}>
          {title}
        </PageTitle>
        {children}
      </Column>
    </Box>
  );
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  maxWidth: 760,
  margin: '0 auto',
  padding: '0 16px',
  [theme.breakpoints.up('md')]: { padding: '0 24px' },
}));
