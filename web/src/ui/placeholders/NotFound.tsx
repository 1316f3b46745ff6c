import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { Muted, PageBody } from '#ui/page/text.ts';

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
    <PageBody>
      <meta name="robots" content="noindex" />
      <Lines>
        <BlankRoom />
        <PageTitle title={title} variant="h2" />
        {text && <Muted>{text}</Muted>}
        {action}
      </Lines>
    </PageBody>
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

const Lines = styled('div')({ display: 'grid', gap: 16, justifyItems: 'center', paddingBlock: 56, textAlign: 'center' });
const Drawing = styled('svg')(({ theme }) => ({ width: 160, color: theme.vars.palette.primary.main }));
