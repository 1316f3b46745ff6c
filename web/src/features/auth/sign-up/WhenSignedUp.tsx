import { lazy, type ReactNode, Suspense } from 'react';
import type { CheckYourEmailProps } from './CheckYourEmail.tsx';

/** Also asked for while signing up is on its way, so that nothing flickers after it. */
export const loadWhenSignedUp = () =>
  import('./CheckYourEmail.tsx').then(
    ({ CheckYourEmail }) => ({ default: CheckYourEmail }),
    () => ({ default: (_: CheckYourEmailProps): ReactNode => null }),
  );
const CheckYourEmail = lazy(loadWhenSignedUp);

/** Seen by few of those who come to /auth, and so fetched apart. */
export const WhenSignedUp = (props: CheckYourEmailProps) => (
  <Suspense>
    <CheckYourEmail {...props} />
  </Suspense>
);
