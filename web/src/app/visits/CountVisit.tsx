import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#api/session/session.ts';
import { visitsApi } from '#api/visits/generated-visits.ts';
import { asksNotToBeCounted, visitChoice } from '#shared/visits/visit-choice.ts';
import { stepOf } from './step-of.ts';

/** Whoever leaves sooner has seen nothing, and whoever types on has not searched yet. */
const STAYED_MS = 2000;

/** Tells how far a visitor has come, and what they search for, unless they don't want it. */
export function CountVisit() {
  const { pathname, search: query } = useLocation();
  const { status } = useSession();
  const [count] = visitsApi.useCountVisitMutation();
  const step = stepOf(pathname, query);
  const search = new URLSearchParams(query).get('search')?.slice(0, 100) ?? null;
  useEffect(() => {
    if (!step || status === 'unknown') return;
    const timer = setTimeout(() => {
      const choice = visitChoice();
      if (choice === 'not-at-all' || asksNotToBeCounted()) return;
      // Nobody waits for it, and a page works as well without.
      void count({ visitDto: { step, search, recognised: choice === 'with-cookie' } });
    }, STAYED_MS);
    return () => clearTimeout(timer);
  }, [count, step, search, status]);
  return null;
}
