interface NoticeText {
  readonly subject: string;
  readonly happened: string;
  /** What to do for who did not do it, or what else there is to know. A link to the door follows. */
  readonly otherwise: string;
}

const RECOVER = 'If it was not you, choose a new password at once: open "Forgot your password?" here.';

/** What people are told after something about their account has changed. */
export const SAFETY_NOTICES = {
  'password-changed': {
    subject: 'Your password was changed',
    happened: 'The password of your account at Plumb & Level was just changed. All other sessions have been ended.',
    otherwise: RECOVER,
  },
  'email-changed': {
    subject: 'Your email address was changed',
    happened: 'Your account at Plumb & Level now has another email address. This one no longer belongs to it.',
    otherwise: 'If it was not you, please write to us at once, from this address. If it was, there is nothing you need to do.',
  },
  'two-factor-enabled': {
    subject: 'Two-factor sign-in is on',
    happened:
      'From now on, signing in to your account at Plumb & Level needs a code of your authenticator app. All other sessions have been ended.',
    otherwise: RECOVER,
  },
  'two-factor-disabled': {
    subject: 'Two-factor sign-in is off',
    happened: 'From now on, your password alone opens your account at Plumb & Level. All other sessions have been ended.',
    otherwise: RECOVER,
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    happened: 'One of your recovery codes was just used in the place of a code of your authenticator app. It can not be used again.',
    otherwise: RECOVER,
  },
  'recovery-codes-renewed': {
    subject: 'You have new recovery codes',
    happened: 'New recovery codes were just made for your account at Plumb & Level. The ones from before no longer work.',
    otherwise: RECOVER,
  },
  'sessions-ended': {
    subject: 'You have been signed out',
    happened: 'We have ended all sessions of your account at Plumb & Level, to keep it safe. You can sign in again.',
    otherwise: 'If you think that somebody else knows your password, choose a new one: open "Forgot your password?" here.',
  },
  'account-reactivated': {
    subject: 'Your account is active again',
    happened: 'Your account at Plumb & Level has been activated again: you can sign in as before.',
    otherwise: 'What was cancelled meanwhile stays cancelled.',
  },
} satisfies Record<string, NoticeText>;

export type SafetyNotice = keyof typeof SAFETY_NOTICES;
