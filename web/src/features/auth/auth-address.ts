import { useLocation, useSearchParams } from 'react-router-dom';
import { pendingFavoriteOf } from '#shared/favorites/pending-favorite.ts';
import { samePath } from '#shared/paths.ts';
import { paramsNow } from '#ui/address/params-now.ts';

const VIEWS = ['login', 'sign-up', 'forgot-password'] as const;
export type AuthView = (typeof VIEWS)[number];

/** Parameters with which a mailed link leads here. */
export type MailedParam = 'verify' | 'recover' | 'confirm' | 'invitation';

const TOKENS: readonly MailedParam[] = ['verify', 'recover', 'confirm', 'invitation'];

/** What the address of /auth says: what is shown, where sign-in leads back to, the token of a mailed link, and what the person came for. */
export function useAuthAddress() {
  const [params, setParams] = useSearchParams();
  const wanting = pendingFavoriteOf(useLocation().state);
  const named = params.get('tab');
  const view: AuthView = VIEWS.find((each) => each === named) ?? 'login';

  /** Shows something else, or the same without the token. */
  const show = (chosen: AuthView = view) => {
    const params = paramsNow();
    for (const token of TOKENS) params.delete(token);
    if (chosen === 'login') params.delete('tab');
    else params.set('tab', chosen);
    setParams(params, { replace: true, state: wanting });
  };
  const token = (param: MailedParam): string | null => params.get(param);
  return { view, show, token, returnTo: samePath(params.get('returnTo')), wanting };
}
