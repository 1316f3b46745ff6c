import { onDemand } from '#ui/dialogs/on-demand.tsx';
import type { ManagedUserDto } from './api.ts';

const ProfileDialog = onDemand(async () => (await import('./profile/ProfileDialog.tsx')).ProfileDialog);
const DeactivateUserDialog = onDemand(async () => (await import('./standing/DeactivateUserDialog.tsx')).DeactivateUserDialog);
const ActivateUserDialog = onDemand(async () => (await import('./standing/ActivateUserDialog.tsx')).ActivateUserDialog);

export type UserDialogName = 'profile' | 'deactivate' | 'activate';

interface Props {
  name: UserDialogName;
  user: ManagedUserDto;
  onClose: () => void;
}

/** What is asked or told about one person. */
export function UserDialog({ name, user, onClose }: Props) {
  if (name === 'profile') return <ProfileDialog user={user} onClose={onClose} />;
  if (name === 'deactivate') return <DeactivateUserDialog user={user} onClose={onClose} />;
  return <ActivateUserDialog user={user} onClose={onClose} />;
}
