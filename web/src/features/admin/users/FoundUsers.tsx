import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { BookingListSkeleton } from '#shared/booking/BookingListSkeleton.tsx';
import { staffPaths } from '#shared/staff-paths.ts';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { PastTheEnd } from '#ui/placeholders/PastTheEnd.tsx';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { type Choice, chosenOf, NONE, withRow } from '../bulk/choice.ts';
import { ListHead } from '../downloading/ListHead.tsx';
import { type ManagedUserDto, useManagedUsersQuery, useUserCountsQuery } from './api.ts';
import { askedFor, foundIn, type FoundUsers as Found, hrefOf, nounOf } from './found-users.ts';
import { countOf } from './user-counts.ts';
import { UserCard } from './UserCard.tsx';
import { UserDialog, type UserDialogName } from './UserDialog.tsx';

const SwitchUsersDialog = onDemand(async () => (await import('./bulk/SwitchUsersDialog.tsx')).SwitchUsersDialog);

interface Opened {
  user: ManagedUserDto;
  name: UserDialogName;
}

/** The people that are looked for. A dialog about one stays when they leave the list. */
export function FoundUsers() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [params] = useSearchParams();
  const found = foundIn(params);
  const asked = askedFor(found);
  const query = useManagedUsersQuery({ ...asked, page: found.page }, { refetchOnMountOrArgChange: true });
  const { data: users, error, isFetching, refetch } = standing(query);
  const { data: counts } = useUserCountsQuery();
  const [choice, setChoice] = useState<Choice>(NONE);
  const [switching, setSwitching] = useState<boolean | null>(null);
  const at = hrefOf(found);
  const chosen = chosenOf(choice, at, users);
  const focus = useKeptFocus<HTMLDivElement>(opened ?? users);
  // As they stand now, should another administrator be at work.
  const current = users?.items.find(({ id }) => id === opened?.user.id);

  return (
    <Box {...focus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {error ? (
        <ProblemAlert problem={error} onRetry={refetch} />
      ) : !users ? (
        <BookingListSkeleton />
      ) : users.total === 0 ? (
        <NoUsers found={found} />
      ) : (
        <Refreshing active={isFetching}>
          <Stack spacing={2}>
            <ListHead
              of={users}
              exactly={counts && countOf(found, counts)}
              noun={nounOf(found)}
              search={found.search}
              taken={{ list: 'users', asked }}
            />
            {users.items.length === 0 ? (
              <PastTheEnd first={hrefOf({ ...found, page: 1 })} />
            ) : (
              <BulkBar page={users} at={at} noun="user" chosen={chosen} onChoose={setChoice} onSwitch={setSwitching} />
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
              {users.items.map((user) => (
                <UserCard
                  key={user.id}
                  user={user}
                  chosen={chosen.rows.includes(user)}
                  onChoose={(on) => setChoice(withRow(at, chosen, { id: user.id, on }))}
                  onOpen={(name) => setOpened({ user, name })}
                />
              ))}
            </Box>
            <Pagination page={users.page} pageCount={users.pageCount} hrefOf={(number) => hrefOf({ ...found, page: number })} />
          </Stack>
        </Refreshing>
      )}
      {switching !== null && (
        <SwitchUsersDialog
          active={switching}
          chosen={chosen}
          found={found}
          onStarted={() => setChoice(NONE)}
          onClose={() => setSwitching(null)}
        />
      )}
      {opened && <UserDialog name={opened.name} user={current ?? opened.user} onClose={() => setOpened(null)} />}
    </Box>
  );
}

function NoUsers({ found: { role, state, search } }: { found: Found }) {
  if (!role && !state && !search) return <EmptyState title="No users yet" text="Users will appear here once they register" />;
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
