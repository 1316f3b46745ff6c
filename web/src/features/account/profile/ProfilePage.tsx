import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { ProfilePicture } from '#shared/account/photo/ProfilePicture.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { useProfileQuery } from '../api.ts';
import { PersonalInformation } from './PersonalInformation.tsx';

/** /dashboard/profile of a customer */
export function ProfilePage() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 880 }}>
      <PageTitle title="My Profile" />
      <Profile />
    </Stack>
  );
}

function Profile() {
  const { data: profile, error, refetch } = useProfileQuery();

  if (!profile && error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!profile) {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 320 }}>
        <CircularProgress aria-label="Loading" />
      </Box>
    );
  }
  return (
    <>
      <ProfilePicture profile={profile} />
      <PersonalInformation profile={profile} />
    </>
  );
}
