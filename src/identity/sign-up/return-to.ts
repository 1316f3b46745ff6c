const LONGEST = 500;
const ANYWHERE = 'http://localhost';

/**
 * A path of this site that a link may lead back to; anything else is dropped. `//host`, backslashes (which browsers read as slashes) and control
 * characters (which they skip) would lead elsewhere, and so would `/.//host` once the dot is resolved.
 */
export function sameSitePath(returnTo: string | undefined): string | null {
  if (!returnTo || returnTo.length > LONGEST) return null;
  const isPath = /^\/(?!\/)[^\\\p{Cc}]*$/u.test(returnTo);
  return isPath && !new URL(returnTo, ANYWHERE).pathname.startsWith('//') ? returnTo : null;
}
