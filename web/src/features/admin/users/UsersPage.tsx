import Stack from '@mui/material/Stack';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { SearchInAddress } from '#ui/page/SearchInAddress.tsx';
import { FoundUsers } from './FoundUsers.tsx';
import { UserFigures } from './UserFigures.tsx';
import { UserFilter } from './UserFilter.tsx';
import { UserOrderSelect } from './UserOrderSelect.tsx';

/** /admin/users: everybody who has an account. */
export function UsersPage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="User Management" />
      <UserFigures />
      <Stack component="section" aria-label="Users" spacing={2}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', '& > form': { flex: '1 1 18rem' } }}>
          <SearchInAddress label="Search users" placeholder="Search users..." />
          <UserOrderSelect />
        </Stack>
        <UserFilter />
        <FoundUsers />
      </Stack>
    </Stack>
  );
}
