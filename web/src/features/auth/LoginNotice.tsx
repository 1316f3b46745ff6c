import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { lazy, Suspense } from 'react';
import { useSession } from '#api/session/session.ts';
import { useSignedUpAs } from '#shared/account/signed-up.ts';
import type { PendingFavorite } from '#shared/favorites/pending-favorite.ts';
import { MailedLinkNotice } from './mailed-links/MailedLinkNotice.tsx';
import type { MailedLink } from './mailed-links/useMailedLink.ts';
import type { Recovery } from './password-recovery/useRecovery.ts';
import { WhenSignedUp } from './sign-up/WhenSignedUp.tsx';

// Few are shut out.
const WhyShutOut = lazy(async () => ({ default: (await import('./WhyShutOut.tsx')).WhyShutOut }));

interface Props {
  recovery: Recovery;
  link: MailedLink;
  returnTo: string | undefined;
  /** The heart that led here. */
  wanting: PendingFavorite | null;
  onConfirmed: (email: string) => void;
}

/** What led to the sign-in, and what to do now. */
export function LoginNotice({ recovery, link, returnTo, wanting, onConfirmed }: Props) {
  const { end } = useSession();
  const signedUpAs = useSignedUpAs();
  if (recovery.state === 'done') {
    return (
      <Alert severity="success" variant="outlined">
        <AlertTitle>Your password is changed</AlertTitle>
        Sign in with the new one. You have been signed out everywhere else.
      </Alert>
    );
  }
  if (end === 'deactivated')
    return (
      <Suspense>
        <WhyShutOut />
      </Suspense>
    );
  if (link.state !== 'none') return <MailedLinkNotice link={link} returnTo={returnTo} />;
  if (signedUpAs) return <WhenSignedUp email={signedUpAs} returnTo={returnTo} onConfirmed={onConfirmed} />;
  if (end !== 'ended') return wanting?.wanted ? <WhyAsked name={wanting.wanted.name} /> : null;
  return (
    <Alert severity="info" variant="outlined">
      <AlertTitle>You have been signed out</AlertTitle>
      Your session ran out, or was ended in another tab or on another device. Sign in, and you are back where you were.
    </Alert>
  );
}

function WhyAsked({ name }: { name: string }) {
  return (
    <Alert severity="info" variant="outlined">
      <AlertTitle>Sign in to save {name}</AlertTitle>
      My Favorites are kept with your account. Sign in or sign up, and it is saved.
    </Alert>
  );
}
