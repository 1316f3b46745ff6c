import { useLocation } from 'react-router-dom';

/** What goes along to /auth after an account was made elsewhere. */
export interface SignedUp {
  signedUpAs: string;
}

/** The address of the account that was just made, and waits for its mailed link to be opened. */
export function useSignedUpAs(): string | undefined {
  const { state } = useLocation() as { state: Partial<SignedUp> | null };
  return state?.signedUpAs;
}
