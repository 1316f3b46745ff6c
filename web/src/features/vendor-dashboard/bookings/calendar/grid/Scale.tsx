import { styled } from '@mui/material/styles';
import { hourLabel } from '#shared/slots/slot-words.ts';
import { WEEK_AS_LIST } from './narrow.ts';
import type { Span } from './open-hours.ts';

/** The hours that a calendar shows, beside its columns and below their heads. */
export function Scale({ shown }: { shown: Span }) {
  return (
    <Labels aria-hidden>
      {Array.from({ length: shown.to - shown.from }, (_, index) => (
        <span key={index}>{hourLabel(`${shown.from + index}:00`)}</span>
      ))}
    </Labels>
  );
}

const Labels = styled('div')(({ theme }) => ({
  paddingTop: 'var(--head)',
  color: theme.vars.palette.text.secondary,
  fontSize: '.75rem',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'block', height: 'var(--hour)', paddingRight: 8, lineHeight: '1rem', textAlign: 'right', translate: '0 -.5rem' },
  [WEEK_AS_LIST]: { '[data-view="week"] &': { display: 'none' } },
}));
