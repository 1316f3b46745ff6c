import { styled } from '@mui/material/styles';
import type { BookingSummaryDto } from '#api/generated.ts';
import { NextVisit } from './NextVisit.tsx';
import { ToAnswer } from './ToAnswer.tsx';
import { ToReview } from './ToReview.tsx';
import { useAsked } from './useAsked.tsx';

/** What there is to do and to wait for; nothing stands there for what there is not. */
export function WhatNow({ summary: { toAnswer, nextVisit, toReview } }: { summary: BookingSummaryDto }) {
  const [dialog, ask] = useAsked(nextVisit ? [...toAnswer, nextVisit] : toAnswer);
  return (
    <>
      <ToAnswer bookings={toAnswer} ask={ask} />
      {(nextVisit || toReview.length > 0) && (
        <Beside>
          {nextVisit && <NextVisit booking={nextVisit} ask={ask} />}
          <ToReview bookings={toReview} />
        </Beside>
      )}
      {dialog}
    </>
  );
}

/** Next to each other where there is room for two. */
const Beside = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
});
