import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { BookingListSkeleton } from '#shared/booking/BookingListSkeleton.tsx';
import { staffPaths } from '#shared/staff-paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { counted } from '#ui/format/labels.ts';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { PastTheEnd } from '#ui/placeholders/PastTheEnd.tsx';
import { useManagedUsersQuery } from './api.ts';
import { foundIn, type FoundUsers as Found, hrefOf, nounOf } from './found-users.ts';
import { UserCard } from './UserCard.tsx';

/** The people that are looked for. */
export function FoundUsers() {
  const [params] = useSearchParams();
  const found = foundIn(params);
  const { role, sort, search, page } = found;
  const asked = { page, sort, ...(role && { role }), ...(search && { search }) };
  const { data: users, error, isFetching, refetch } = standing(useManagedUsersQuery(asked, { refetchOnMountOrArgChange: true }));

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!users) return <BookingListSkeleton />;
  if (users.total === 0) return <NoUsers found={found} />;
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        <Typography role="status" color="textSecondary">
          {counted(users.total, nounOf(role))}
          {search && ` found for “${search}”`}
        </Typography>
        {users.items.length === 0 && <PastTheEnd first={hrefOf({ ...found, page: 1 })} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {users.items.map((user) => (
            <UserCard key={user.id} user={user} />
          ))}
        </Box>
        <Pagination page={users.page} pageCount={users.pageCount} hrefOf={(number) => hrefOf({ ...found, page: number })} />
      </Stack>
    </Refreshing>
  );
}

function NoUsers({ found: { role, search } }: { found: Found }) {
  if (!role && !search) return <EmptyState title="No users yet" text="Users will appear here once they register" />;
  return (
    <EmptyState
      title="No users found"
      {...(search && { text: 'Try adjusting your search terms' })}
      action={
        <Button href={staffPaths.users} variant="outlined">
          Show all users
        </Button>
      }
    />
  );
}
