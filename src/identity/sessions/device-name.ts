import Bowser from 'bowser';

const LONGEST_USER_AGENT = 500;
const LONGEST_NAME = 60;
const UNKNOWN = 'Unknown device';

/** What a browser calls itself, as people would: "Chrome on Linux". It may lie; it is only shown to the person themselves. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT));
  const name = [browser.name, os.name].filter((part) => part).join(' on ');
  return name.replace(/[^\p{L}\p{N} ._-]/gu, '').slice(0, LONGEST_NAME) || UNKNOWN;
}
