import { useDispatch } from 'react-redux';
import { sessionLeft } from '#api/session/session.ts';
import { asProblem } from '#problem.ts';
import { withoutSpaces } from '#shared/reauthentication/guarded.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useDeleteAccountMutation } from '../api.ts';
import type { Farewell } from './schema.ts';

/**
 * Lets the account go, and says goodbye.
 * @param onRefused something was opened meanwhile that stands against it
 */
export function useDeletion(onRefused: () => void) {
  const [deleteAccount] = useDeleteAccountMutation();
  const dispatch = useDispatch();

  return async ({ password, code }: Farewell) => {
    try {
      await deleteAccount({ deleteAccountDto: { password, ...(code && { code: withoutSpaces(code) }) } }).unwrap();
    } catch (cause) {
      if (asProblem(cause).code === 'identity/cannot-delete') return onRefused();
      throw cause;
    }
    forgetTyped();
    dispatch(sessionLeft());
    toast.success('Your account is deleted', 'Thank you for having been here. You are welcome back at any time.');
  };
}

/** Addresses in half-filled booking forms go as well. */
function forgetTyped(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to forget.
  }
}
