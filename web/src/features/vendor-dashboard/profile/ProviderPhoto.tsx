import Skeleton from '@mui/material/Skeleton';
import { ProfilePicture } from '#shared/account/photo/ProfilePicture.tsx';
import { useProfileQuery } from '#shared/account/profile-api.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';

/** The portrait or logo of a provider. */
export function ProviderPhoto() {
  const { data: profile, error, refetch } = useProfileQuery();
  if (profile) return <ProfilePicture profile={profile} note="Your portrait or logo. Customers see it wherever your business is shown." />;
  return error ? <ProblemAlert problem={error} onRetry={refetch} /> : <Skeleton variant="rounded" height={264} />;
}
