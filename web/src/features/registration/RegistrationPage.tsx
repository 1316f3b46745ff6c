import { useState } from 'react';
import { type Person, useSession } from '#api/session/session.ts';
import { AlreadyApplied } from './AlreadyApplied.tsx';
import { Loading } from './Loading.tsx';
import { NotForThisAccount } from './NotForThisAccount.tsx';
import { PersonApplication } from './PersonApplication.tsx';
import { VisitorRegistration } from './VisitorRegistration.tsx';

/** /vendor-registration: applying as a provider, with a new account or with one's own, for the first time or again. */
export function RegistrationPage() {
  const { status, user } = useSession();
  if (status === 'unknown') return <Loading />;
  return user ? <SignedIn key={user.id} user={user} /> : <VisitorRegistration />;
}

function SignedIn({ user }: { user: Person }) {
  // Decided once: applying makes them a vendor, while the application is still on the screen.
  const [isVendor] = useState(user.roles.includes('vendor'));
  if (isVendor) return <AlreadyApplied />;
  return user.roles.includes('user') ? <PersonApplication /> : <NotForThisAccount />;
}
