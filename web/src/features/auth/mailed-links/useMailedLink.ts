import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { tellOtherTabs } from '#api/session/other-tabs.ts';
import { refreshSession } from '#api/session/refresh.ts';
import { readMarker } from '#api/session/session.ts';
import { asProblem } from '#problem.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useConfirmEmailMutation, useVerifyEmailMutation } from '../api.ts';
import { useAuthAddress } from '../auth-address.ts';

/** Confirms the address of a new account, or the new address of an account. */
export type MailedLinkKind = 'verify' | 'confirm';

export type MailedLink =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'redeemed'; kind: MailedLinkKind; email: string }
  | { state: 'refused'; kind: MailedLinkKind; problem: unknown };

/** For those who are signed in, and so see no sign-in form with a notice. */
const NEWS: Record<MailedLinkKind, (email: string) => [title: string, message: string]> = {
  verify: () => ['Your email is verified', 'You can book now.'],
  confirm: (email) => ['Your email is changed', `From now on you sign in with ${email}.`],
};

/** Here and in their other tabs, which the mail has not been opened in. */
function tellWhoIsSignedIn(kind: MailedLinkKind, email: string): void {
  toast.success(...NEWS[kind](email));
  tellOtherTabs('Profile');
  tellOtherTabs('Security');
}

/** Redeems the token of a mailed link, once: it works a single time, and so leaves the address, which may be loaded again. */
export function useMailedLink(): MailedLink {
  const { token, show } = useAuthAddress();
  const kind: MailedLinkKind | null = token('verify') ? 'verify' : token('confirm') ? 'confirm' : null;
  const mailed = kind && token(kind);
  const [link, setLink] = useState<MailedLink>(kind ? { state: 'checking' } : { state: 'none' });
  const [verifyEmail] = useVerifyEmailMutation();
  const [confirmEmail] = useConfirmEmailMutation();
  const dispatch = useDispatch();
  const redeemed = useRef<string>(undefined);

  const redeem = useEffectEvent(async (redeeming: MailedLinkKind, secret: string) => {
    try {
      const { email } = await (
        redeeming === 'verify' ? verifyEmail({ verifyEmailDto: { token: secret } }) : confirmEmail({ confirmEmailDto: { token: secret } })
      ).unwrap();
      if (readMarker() && (await refreshSession(dispatch)) === 'renewed') tellWhoIsSignedIn(redeeming, email);
      // Whoever has signed up in another tab waits there.
      else tellOtherTabs('Profile');
      setLink({ state: 'redeemed', kind: redeeming, email });
      show();
    } catch (problem) {
      if (readMarker()) toast.error('This link could not be used', problem);
      setLink({ state: 'refused', kind: redeeming, problem });
      // A server that could not be reached may take it later.
      if (asProblem(problem).status >= 400 && asProblem(problem).status < 500) show();
    }
  });

  useEffect(() => {
    if (!kind || !mailed || redeemed.current === mailed) return;
    redeemed.current = mailed;
    void redeem(kind, mailed);
  }, [kind, mailed]);

  return link;
}
