import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

interface Props {
  /** What is not there: "Service not found". */
  title: string;
  text?: string;
  /** The way on. */
  action: ReactNode;
}

/** A page about something that does not exist. Crawlers are asked not to keep it. */
export function NotFound({ title, text, action }: Props) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, md: 14 } }}>
      <meta name="robots" content="noindex" />
      <Lines>
        <BlankRoom />
        <PageTitle title={title} variant="h2" />
        {text && <Typography color="textSecondary">{text}</Typography>}
        {action}
      </Lines>
    </Container>
  );
}

/** A room that nobody has drawn yet. */
function BlankRoom() {
  return (
    <Drawing aria-hidden viewBox="0 0 160 100" fill="none" stroke="currentColor">
      <path d="M58 96H4V4h152v92H98" strokeWidth="4" />
      <path d="M98 96V56a40 40 0 0 0-40 40" strokeWidth="1.5" />
      <path d="M24 24h40v26H24z" strokeWidth="1.5" strokeDasharray="4 4" />
    </Drawing>
  );
}

const Lines = styled('div')({ display: 'grid', gap: 16, justifyItems: 'center', textAlign: 'center' });
const Drawing = styled('svg')(({ theme }) => ({ width: 160, color: theme.vars.palette.primary.main }));
