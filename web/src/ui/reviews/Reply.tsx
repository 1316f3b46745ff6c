import { styled } from '@mui/material/styles';
import type { ReviewReplyDto } from '../../api/generated.ts';
import { dateLabel } from '../dates.ts';
import { Written } from '../text.ts';

/** What the provider answered, in dashboards. */
export function Reply({ title, reply: { text, repliedAt } }: { title: string; reply: ReviewReplyDto }) {
  return (
    <Quote>
      <strong>{title}</strong> <time dateTime={repliedAt}>{dateLabel(repliedAt)}</time>
      <Written>{text}</Written>
    </Quote>
  );
}

const Quote = styled('blockquote')(({ theme }) => ({
  margin: '8px 0 0',
  paddingLeft: 14,
  borderLeft: `3px solid ${theme.vars.palette.tape.main}`,
  '& strong': { fontWeight: 600 },
  '& time': { fontSize: '.875rem', color: theme.vars.palette.text.secondary },
}));
