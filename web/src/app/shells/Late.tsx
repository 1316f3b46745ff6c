import type { ReactNode } from 'react';
import { CountVisit } from '../visits/CountVisit.tsx';
import { Keys } from './keys/Keys.tsx';

/** What every page has that nobody waits for: it comes once the page's own scripts have run. */
export function Late(): ReactNode {
  return (
    <>
      <Keys />
      <CountVisit />
    </>
  );
}
