/** How somebody wants their visits counted. */
export type VisitChoice = 'without-cookie' | 'with-cookie' | 'not-at-all';

const KEY = 'plumb-and-level.visits';
const isChoice = (stored: string | null): stored is VisitChoice => stored === 'with-cookie' || stored === 'not-at-all';

/** Where storage is refused, nothing was chosen, and no cookie is set. */
export function visitChoice(): VisitChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return isChoice(stored) ? stored : 'without-cookie';
  } catch {
    return 'without-cookie';
  }
}

/** @returns whether it could be kept */
export function chooseVisits(choice: VisitChoice): boolean {
  try {
    if (isChoice(choice)) localStorage.setItem(KEY, choice);
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** The browser asks every site not to be counted. */
export const asksNotToBeCounted = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1';
