import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { asProblem } from '#problem.ts';
import { paths } from '#shared/paths.ts';
import { NewVerificationLink } from './NewVerificationLink.tsx';
import type { MailedLink } from './useMailedLink.ts';

interface Props {
  link: MailedLink;
  returnTo: string | undefined;
}

/** What became of the mailed link, for whoever is not signed in. */
export function MailedLinkNotice({ link, returnTo }: Props) {
  if (link.state === 'redeemed') {
    return (
      <Alert severity="success" variant="outlined">
        <AlertTitle>{link.kind === 'verify' ? 'Your email is verified' : 'Your email is changed'}</AlertTitle>
        {link.kind === 'verify' ? 'Sign in to go on.' : `From now on you sign in with ${link.email}.`}
      </Alert>
    );
  }
  if (link.state === 'refused') {
    return (
      <Alert severity="error" variant="outlined" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
        <AlertTitle>This link could not be used</AlertTitle>
        {asProblem(link.problem).detail}{' '}
        {link.kind === 'verify' ? (
          <>
            If your email is confirmed already, you can simply sign in below.
            <NewVerificationLink returnTo={returnTo} />
          </>
        ) : (
          <>
            For a new one, sign in and change your email again in your{' '}
            <Link href={paths.authReturningTo(`${paths.settings}?security=email`)}>settings</Link>.
          </>
        )}
      </Alert>
    );
  }
  return null;
}
