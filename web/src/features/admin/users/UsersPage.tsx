import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import Add from 'virtual:icon/baseline-add';
import { staffPaths } from '#shared/staff-paths.ts';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { SearchInAddress } from '#ui/page/SearchInAddress.tsx';
import { BulkActions } from '../bulk/BulkActions.tsx';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { useUserBulkActionsQuery } from './api.ts';
import { FoundUsers } from './FoundUsers.tsx';
import { OpenInvitations } from './invitations/OpenInvitations.tsx';
import { UserFigures } from './UserFigures.tsx';
import { UserFilter } from './UserFilter.tsx';
import { UserOrderSelect } from './UserOrderSelect.tsx';

const AddUserDialog = onDemand(async () => (await import('./invitations/AddUserDialog.tsx')).AddUserDialog);

const WORDS = { noun: 'user', off: 'deactivated', gone: 'Somebody whose account is deleted' };

/** /admin/users: everybody who has an account, and who is invited to have one. */
export function UsersPage() {
  const [adding, setAdding] = useState(false);
  const { data: actions = [] } = useUserBulkActionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <PageTitle title="User Management" />
        <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
          Add User
        </Button>
      </Stack>
      <UserFigures />
      <OpenInvitations />
      <BulkActions actions={actions} words={WORDS} />
      <Stack component="section" aria-label="Users" spacing={2}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', '& > form': { flex: '1 1 18rem' } }}>
          <SearchInAddress label="Search users" placeholder="Search users..." />
          <UserOrderSelect />
          <ViewsMenu list="users" path={staffPaths.users} />
        </Stack>
        <UserFilter />
        <FoundUsers />
      </Stack>
      {adding && <AddUserDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}
