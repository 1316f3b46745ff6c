import { styled } from '@mui/material/styles';
import type { ReviewReplyDto } from '#api/generated.ts';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import { Written } from '#ui/page/text.ts';
import { ReplyHead } from './reply-head.ts';

interface Props {
  /** Name of the business. */
  by: string;
  title: string;
  reply: ReviewReplyDto;
}

/** What the provider answered, in dashboards. */
export function Reply({ by, title, reply: { text, repliedAt, photoUrl } }: Props) {
  return (
    <Quote>
      <ReplyHead>
        <VendorAvatar name={by} photo={photoUrl} size={24} />
        <strong>{title}</strong> <time dateTime={repliedAt}>{dateLabel(repliedAt)}</time>
      </ReplyHead>
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
