import { lazy, Suspense } from 'react';
import { useSignedInUser } from '#api/session/session.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { timeLabel } from '../slot-words.ts';
import type { OwnTimeProps } from './OwnTime.tsx';

// Visitors have nothing of their own; and where it can't be fetched, the time is gone as any other.
const OwnTime = lazy(() => import('./OwnTime.tsx').catch(() => ({ default: ({ otherwise }: OwnTimeProps) => otherwise })));

/** A chosen time that is not free any more: whose it is, where it is the person's own. */
export function LostTime(lost: Omit<OwnTimeProps, 'otherwise'>) {
  const gone = <Notice role="alert">{timeLabel(lost.time)} is not free any more. Please choose another time.</Notice>;
  return useSignedInUser() ? (
    <Suspense>
      <OwnTime {...lost} otherwise={gone} />
    </Suspense>
  ) : (
    gone
  );
}
