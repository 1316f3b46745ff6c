import { isStaff } from '../../accounts/index.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A session that nobody has refreshed for this long is over. */
export const IDLE_MILLISECONDS = 7 * DAY;
/** A browser in which nobody was signed in for this long is not known any more. */
export const KNOWN_MILLISECONDS = 180 * DAY;
/** The parent of a refresh token is still answered, with the same child, for this long: two tabs may refresh at once, an answer may get lost. */
export const GRACE_MILLISECONDS = 10_000;

/** How long a session lasts at most. It follows from the roles of the moment, so that who becomes an admin does not keep a month-long session. */
export const longestMilliseconds = (roles: readonly string[]): number => (isStaff(roles) ? 12 * HOUR : 30 * DAY);

export const elapsed = (from: string, to: string): number => Date.parse(to) - Date.parse(from);
