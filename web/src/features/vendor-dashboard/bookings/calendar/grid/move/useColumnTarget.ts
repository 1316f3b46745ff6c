import type { DragEvent } from 'react';
import type { Span } from '../open-hours.ts';
import { useMoving } from './moving.ts';
import { startNear, type Target } from './target.ts';

interface Column {
  day: string;
  /** `undefined` where one column has all lanes. */
  lane: number | null | undefined;
  shown: Span;
}

/** What makes a column of hours a place over which a booking is moved, and where in it that would stand. */
export function useColumnTarget({ day, lane, shown }: Column) {
  const { moved, putOver, propose } = useMoving();
  const over = moved && moved.target.day === day && (lane === undefined || lane === moved.target.lane) ? moved : null;

  const onDragOver = (event: DragEvent<HTMLElement>) => {
    const column = event.currentTarget;
    // Where days stand as a list, they have no hours.
    if (!moved || getComputedStyle(column).display === 'grid') return;
    event.preventDefault();
    const { top, height } = column.getBoundingClientRect();
    const hours = ((event.clientY - top) / height) * (shown.to - shown.from);
    // Held by its middle, whatever its length.
    const target: Target = { day, lane: lane ?? null, hour: startNear(shown.from + hours - moved.booking.durationMinutes / 120) };
    if (!over || over.target.hour !== target.hour) putOver(target);
  };
  const onDrop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    propose();
  };
  return { over, drop: { onDragOver, onDrop } };
}
