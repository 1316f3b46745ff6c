import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import type { ReviewDto } from '#api/generated-public.ts';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';
import { useLazyPart } from '#ui/dialogs/useLazyPart.ts';
import { publicDateLabel } from '#ui/format/dates.ts';
import { ReplyHead } from './reply-head.ts';
import { Stars } from './Stars.tsx';

const extras = () => import('./ReviewExtras.ts');
const reviewPhotos = async () => (await extras()).ReviewPhotos;
const reportButton = async () => (await extras()).ReportButton;

interface Props {
  review: ReviewDto;
  /** How the provider's answer is headed. */
  replyTitle?: string;
  /** Name of the business, where its picture stands beside its answer. */
  repliedBy?: string;
  /** What may be done about it. */
  children?: ReactNode;
}

export function Review({ review, replyTitle = 'Reply from the provider', repliedBy, children }: Props) {
  const { rating, comment, authorName, serviceTitle, postedAt, photos, reply } = review;
  return (
    <Entry>
      <div>
        <strong>{authorName}</strong>
        <Stars rating={rating} />
        <span aria-hidden>{rating} out of 5</span>
        <Day at={postedAt} />
      </div>
      <small>
        {serviceTitle}
        <Late load={reportButton} with={{ review }} />
      </small>
      {comment && <p>{comment}</p>}
      {photos.length > 0 && (
        <div data-photos>
          <Late load={reviewPhotos} with={{ photos, by: authorName }} />
        </div>
      )}
      {reply && (
        <blockquote>
          <ReplyHead>
            {repliedBy !== undefined && <VendorAvatar name={repliedBy} photo={reply.photoUrl} size={24} />}
            <strong>{replyTitle}</strong> <Day at={reply.repliedAt} />
          </ReplyHead>
          <p>{reply.text}</p>
        </blockquote>
      )}
      {children}
    </Entry>
  );
}

/** A piece of its own: when it comes, the stars and the text are not drawn again. */
function Late<Props extends object>({ load, with: props }: { load: () => Promise<ComponentType<Props>>; with: Props }) {
  const { Part } = useLazyPart(load, true);
  return Part && <Part {...props} />;
}

const Day = ({ at }: { at: string }) => <time dateTime={at}>{publicDateLabel(at)}</time>;

const Entry = styled('li')(({ theme }) => ({
  '& > div:first-of-type': { display: 'flex', flexWrap: 'wrap', columnGap: 12, alignItems: 'center' },
  '& strong': { fontWeight: 600 },
  '& time, & span, & small': { fontSize: '.875rem', color: theme.vars.palette.text.secondary },
  '& small': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  // As high as the line that it stands in: nothing moves when it appears.
  '& small button': { minHeight: 28, minWidth: 0, flexShrink: 0, margin: '-4px 0', padding: '0 8px', fontSize: '.8125rem' },
  '& p': { margin: '6px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' },
  // As high as what comes.
  '& [data-photos]': { minHeight: 96, marginTop: 10 },
  '& blockquote': { margin: '12px 0 0', paddingLeft: 14, borderLeft: `3px solid ${theme.vars.palette.tape.main}` },
}));
