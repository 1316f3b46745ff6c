import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { gridPaper } from '#ui/page/grid-paper.ts';
import { PageHead, type StructuredData } from '#ui/page/PageHead.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';

interface Props {
  /** Names the document. */
  title: string;
  /** The h1, where it says more than the title. */
  heading?: string;
  /** For search results and previews. */
  description: string;
  path: string;
  /** The first sentences, below the heading. */
  lead: ReactNode;
  data?: readonly StructuredData[];
  noindex?: boolean;
  /** Beside the text, where there is room. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What the pages about Plumb & Level have in common: a heading on drafting paper, and text below it. */
export function CompanyPage({ title, heading = title, description, path, lead, data, noindex, aside, children }: Props) {
  return (
    <>
      <PageHead title={title} description={description} path={path} data={data} noindex={noindex} />
      <Paper>
        <Sheet>
          <PageTitle title={title} sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)', maxWidth: '22ch' }}>
            {heading}
          </PageTitle>
          <Lead>{lead}</Lead>
        </Sheet>
      </Paper>
      <Sheet>
        {aside ? (
          <Columns>
            <div>{aside}</div>
            <div>{children}</div>
          </Columns>
        ) : (
          children
        )}
      </Sheet>
    </>
  );
}

const Paper = styled('div')(({ theme }) => ({ ...gridPaper, borderBottom: `1px solid ${theme.vars.palette.divider}` }));

const Sheet = styled('div')(({ theme }) => ({
  maxWidth: theme.breakpoints.values.lg,
  margin: '0 auto',
  padding: '32px 16px',
  [theme.breakpoints.up('md')]: { padding: '48px 24px' },
}));

const Lead = styled('p')(({ theme }) => ({
  margin: '16px 0 0',
  fontSize: '1.125rem',
  lineHeight: 1.5,
  maxWidth: '60ch',
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 3 },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gap: 56, gridTemplateColumns: '15rem minmax(0, 1fr)' },
}));
