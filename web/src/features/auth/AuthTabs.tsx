import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useState } from 'react';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { AuthCard } from './AuthCard.tsx';
import { orderOf } from './order/order-of.ts';
import { OrderCard } from './order/OrderCard.tsx';
import type { SignUp } from './schemas.ts';
import { SignInForm } from './sign-in/SignInForm.tsx';
import { useSignIn } from './sign-in/useSignIn.ts';
import { RegisterAsVendor } from './sign-up/RegisterAsVendor.tsx';
import { SignUpForm } from './sign-up/SignUpForm.tsx';
import { WhenSignedUp } from './sign-up/WhenSignedUp.tsx';

export type AuthTab = 'login' | 'sign-up';

interface Props {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  returnTo: string | undefined;
  /** Whether nobody is signed in, for certain: until then can be typed, and not sent. */
  ready: boolean;
  /** Known from before. */
  email: string;
  forgotPassword: { href: string; onChosen: (email: string) => void };
  /** What led here. */
  notice: ReactNode;
  /** An address was confirmed here, and nobody is signed in. */
  onConfirmed: (email: string) => void;
}

/** Login and Sign Up. */
export function AuthTabs({ tab, onTab, returnTo, ready, email, forgotPassword, notice, onConfirmed }: Props) {
  const signIn = useSignIn();
  /** With the password, which goes with the page. */
  const [signedUp, setSignedUp] = useState<SignUp>();
  // Whoever goes on by Tab before the chosen panel is there is in the one that goes.
  const focus = useKeptFocus<HTMLDivElement>(tab);
  const show = (chosen: AuthTab) => {
    setSignedUp(undefined);
    onTab(chosen);
  };
  const enter = async () => (await signIn({ ...signedUp!, code: '' })).kind === 'signed-in';
  const forgetAnd = (email: string) => {
    setSignedUp(undefined);
    onConfirmed(email);
  };
  const order = orderOf(returnTo);
  return (
    <AuthCard
      title={tab === 'login' ? 'Login' : 'Sign Up'}
      heading={tab === 'login' ? 'Welcome back' : 'Create your account'}
      beside={order && <OrderCard {...order} />}
    >
      <Tabs
        value={tab}
        onChange={(_event, chosen: AuthTab) => show(chosen)}
        variant="fullWidth"
        aria-label="Login or Sign Up"
        sx={{ mb: 3 }}
      >
        <Tab value="login" label="Login" id="tab-login" aria-controls="panel-login" />
        <Tab value="sign-up" label="Sign Up" id="tab-sign-up" aria-controls="panel-sign-up" />
      </Tabs>
      <Stack {...focus} tabIndex={-1} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} spacing={2.5}>
        {notice}
        {tab === 'login' && <SignInForm key={email} email={email} ready={ready} forgotPassword={forgotPassword} />}
        {tab === 'sign-up' && signedUp && <WhenSignedUp email={signedUp.email} returnTo={returnTo} enter={enter} onConfirmed={forgetAnd} />}
        {tab === 'sign-up' && !signedUp && <SignUpForm returnTo={returnTo} ready={ready} onSignedUp={setSignedUp} />}
        {tab === 'sign-up' && <RegisterAsVendor />}
      </Stack>
    </AuthCard>
  );
}
