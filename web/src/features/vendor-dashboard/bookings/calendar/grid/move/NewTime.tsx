import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { hourLabel } from '#shared/slots/slot-words.ts';
import { WEEK_AS_LIST } from '../narrow.ts';
import { choiceOf, type Target } from './target.ts';

interface Props {
  target: Target;
  durationMinutes: number;
  /** The first hour of the calendar. */
  firstHour: number;
}

/** Where a booking that is being moved would stand. The new time is said aloud by the keys that move it. */
export function NewTime({ target, durationMinutes, firstHour }: Props) {
  const place = { '--top': target.hour - firstHour, '--height': durationMinutes / 60 } as CSSProperties;
  return (
    <Outline aria-hidden data-new-time={target.hour} style={place}>
      {hourLabel(choiceOf(target).time)}
    </Outline>
  );
}

const Outline = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: 'calc(var(--top) * var(--hour) + 1px)',
  insetInline: '0 3px',
  height: 'calc(var(--height) * var(--hour) - 2px)',
  boxSizing: 'border-box',
  padding: '3px 6px',
  border: `2px dashed ${theme.vars.palette.primary.main}`,
  borderRadius: 6,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 14%, transparent)`,
  color: theme.vars.palette.primary.main,
  fontSize: '.75rem',
  fontWeight: 700,
  pointerEvents: 'none',
  [WEEK_AS_LIST]: { '[data-view="week"] &': { display: 'none' } },
}));
