const LONGEST = 500;

/**
 * A path of this site that a link may lead back to; anything else is dropped. `//host`, backslashes (which browsers read as slashes) and control
 * characters (which they skip) would lead elsewhere.
 */
export function sameSitePath(returnTo: string | undefined): string | null {
  if (!returnTo || returnTo.length > LONGEST) return null;
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(returnTo) ? returnTo : null;
}
