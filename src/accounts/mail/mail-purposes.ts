interface Purpose {
  /** How long a link works. */
  readonly seconds: number;
  /** What is told about a link that does not. */
  readonly invalid: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What links in mails are for. */
export const PURPOSES = {
  'verify-email': {
    seconds: 24 * HOUR,
    invalid: 'This link has been used already, or is older than 24 hours. Sign in, or ask for a new one.',
  },
  'recover-password': {
    seconds: 10 * MINUTE,
    invalid: 'This link has been used already, or is older than 10 minutes. Please ask for a new one.',
  },
  'confirm-email': {
    seconds: 24 * HOUR,
    invalid: 'This link has been used already, or is older than 24 hours. Sign in and change your email again to get a new one.',
  },
  'accept-invitation': {
    seconds: 7 * 24 * HOUR,
    invalid: 'This link has been used already, is older than 7 days, or was withdrawn. Please ask whoever invited you for a new one.',
  },
} satisfies Record<string, Purpose>;

export type MailPurpose = keyof typeof PURPOSES;
