import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { staffPaths } from '#shared/staff-paths.ts';
import { BadgeLink, Badges } from '#ui/buttons/BadgeLink.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { PastTheEnd } from '#ui/placeholders/PastTheEnd.tsx';
import { useContactMessagesQuery } from '../api.ts';
import { ListCount } from '../downloading/ListCount.tsx';
import { MessageCard } from './MessageCard.tsx';

const STATUSES = { open: 'Open', answered: 'Answered', all: 'All' } as const;
type MessageFilter = keyof typeof STATUSES;
const FILTERS = Object.keys(STATUSES) as MessageFilter[];

/** Open ones, unless the address says otherwise: they are what there is to do. */
const filterFrom = (params: URLSearchParams): MessageFilter => FILTERS.find((name) => name === params.get('status')) ?? 'open';

const hrefOf = (status: MessageFilter, page = 1) => `${staffPaths.messages}?${new URLSearchParams({ status, page: String(page) })}`;

/** /dashboard/messages of an admin: what people wrote by the form on /contact. */
export function MessagesPage() {
  const [params] = useSearchParams();
  const chosen = filterFrom(params);
  return (
    <Stack spacing={3}>
      <PageTitle title="Messages" />
      <Badges aria-label="Status">
        {FILTERS.map((status) => (
          <li key={status}>
            <BadgeLink to={hrefOf(status)} aria-current={status === chosen ? 'true' : undefined}>
              {STATUSES[status]}
            </BadgeLink>
          </li>
        ))}
      </Badges>
      <Messages status={chosen} page={Math.max(1, Math.trunc(Number(params.get('page'))) || 1)} />
    </Stack>
  );
}

const NONE: Record<MessageFilter, { title: string; text: string }> = {
  open: { title: 'No open messages', text: 'Whatever people write by the contact form appears here.' },
  answered: { title: 'No answered messages', text: 'Messages that you mark as answered move here.' },
  all: { title: 'No messages yet', text: 'Whatever people write by the contact form appears here.' },
};
const KIND: Record<MessageFilter, string> = { open: 'open message', answered: 'answered message', all: 'message' };

function Messages({ status, page }: { status: MessageFilter; page: number }) {
  const {
    data: messages,
    error,
    isFetching,
    refetch,
  } = standing(useContactMessagesQuery({ page, ...(status !== 'all' && { status }) }, { refetchOnMountOrArgChange: true }));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!messages) return <Skeleton variant="rounded" height={320} />;
  if (messages.total === 0) return <EmptyState {...NONE[status]} />;
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        <ListCount of={messages} noun={KIND[status]} />
        {messages.items.length === 0 && <PastTheEnd first={hrefOf(status)} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {messages.items.map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
        </Box>
        <Pagination page={messages.page} pageCount={messages.pageCount} hrefOf={(number) => hrefOf(status, number)} />
      </Stack>
    </Refreshing>
  );
}
