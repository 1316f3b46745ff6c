import { Rejected, TooMany } from '../../platform/errors.js';

export const HOUR_MILLISECONDS = 60 * 60 * 1000;
const PER_HOUR = 5;

export function mustBeAnother(email: string, current: string | undefined): void {
  if (email === current) throw new Rejected('identity/same-email', 'This is your email address already.');
}

/** Others would be mailed to, in whose name anybody can ask. */
export function mustNotFlood(mailedInTheLastHour: number): void {
  if (mailedInTheLastHour < PER_HOUR) return;
  throw new TooMany(
    'identity/too-many-mails',
    'We have sent you enough mails for now. Please try again in an hour.',
    HOUR_MILLISECONDS / 1000,
  );
}
