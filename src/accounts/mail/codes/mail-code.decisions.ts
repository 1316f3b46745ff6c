import { Rejected } from '../../../platform/errors.js';

/** The newest mail of an address, after this try was counted. */
export interface TriedMail {
  /** How often its code was tried, this time included. */
  readonly tries: number;
  /** Absent where the mail had none. */
  readonly codeHash: string | null;
  readonly createdAt: string;
  readonly usedAt: string | null;
}

/** How often the code of one mail is looked at. */
const MOST_TRIES = 5;
const MILLISECONDS = 60 * 60 * 1000;

/**
 * Whatever is wrong with a code, its holder is told the same, so that nobody learns whether an address waits for one.
 * @param mail nothing where no mail is known, or too much was tried that day
 * @param given hash of the code that was typed
 * @throws Rejected `identity/code-invalid`
 */
export function mustBeMailedCode<Mail extends TriedMail>(mail: Mail | undefined, given: string, now: string): Mail {
  const good =
    mail !== undefined &&
    mail.tries <= MOST_TRIES &&
    mail.usedAt === null &&
    Date.parse(now) < Date.parse(mail.createdAt) + MILLISECONDS &&
    mail.codeHash === given;
  if (!good) throw wrongCode();
  return mail;
}

/** Of two at the same moment with the right code, one has used the mail up. */
export function mustBeUsedFirst(used: unknown): asserts used {
  if (!used) throw wrongCode();
}

const wrongCode = () =>
  new Rejected(
    'identity/code-invalid',
    'This code is not right, or is older than an hour. Use the code of the newest mail, or its link. If you have used one of them already, sign in.',
  );
