import type { Settings } from '../../accounts/index.js';

interface Sent {
  /** What their browser asks of every site, where it does: `Sec-GPC`, `DNT`. */
  readonly asksNotToBeCounted: boolean;
  /** Of who is signed in. */
  readonly roles: readonly string[];
  /** Of who is signed in and has chosen any. */
  readonly privacy: Pick<Settings['privacy'], 'trackingCookies'> | undefined;
}

/** Visitors and customers count, unless they don't want to. Who works here is no visitor. */
export const isCounted = ({ asksNotToBeCounted, roles, privacy }: Sent): boolean =>
  !asksNotToBeCounted && roles.every((role) => role === 'user') && (privacy?.trackingCookies ?? true);

/** A ZIP code says where, and not what. */
const ZIP = /(?<!\d)\d{5}(?!\d)/g;
/** Addresses of mails, and numbers that may be somebody's. */
const PERSONAL = /@|\d{4}|\d[\d\s().-]{6,}\d/;
const LONGEST = 60;

/** How a text is counted that was searched for; `undefined`: not at all, as it may say who somebody is. */
export function searchedText(typed: string): string | undefined {
  const text = typed.replace(ZIP, ' ').toLowerCase().replace(/\s+/g, ' ').trim();
  return text === '' || text.length > LONGEST || PERSONAL.test(text) ? undefined : text;
}
