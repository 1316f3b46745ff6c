import { useSearchParams } from 'react-router-dom';
import { paramsNow } from '#ui/address/params-now.ts';

const DIALOGS = ['password', 'email', 'two-factor', 'another-authenticator', 'recovery-codes', 'two-factor-off'] as const;
export type SecurityDialog = (typeof DIALOGS)[number];

const PARAM = 'security';

/** Which dialog of the security settings is open. It stands in the address: a reload keeps it, and signing in again comes back to it. */
export function useSecurityDialog() {
  const [params, setParams] = useSearchParams();
  const named = params.get(PARAM);
  const show = (dialog: SecurityDialog | null) => {
    const after = paramsNow();
    if (dialog) after.set(PARAM, dialog);
    else after.delete(PARAM);
    setParams(after, { replace: true, preventScrollReset: true });
  };
  return { dialog: DIALOGS.find((each) => each === named) ?? null, open: show, close: () => show(null) };
}
