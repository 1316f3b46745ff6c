import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface Asked {
  /** How many values there are. */
  count: number;
  /** Which of them lies at this part of what is drawn, from 0 to 1, and so far below its top, px. */
  placeAt: (part: number, top: number) => number;
  /** Which is read first; the last where it is left out. */
  start?: number;
  /** What is drawn begins so far from the left, and ends so far from the right, px. */
  left: number;
  right: number;
}

/** Values are read one after the other: with a pointer, and with the arrow keys; Home and End lead to the first and the last. */
export function useReading({ count, placeAt, start = count - 1, left, right }: Asked) {
  const [at, setAt] = useState<number | null>(null);
  const [shown, setShown] = useState(false);
  const last = count - 1;
  const place = Math.min(at ?? start, last);

  function goTo(to: number) {
    setShown(true);
    setAt(Math.max(0, Math.min(last, to)));
  }

  function go(event: KeyboardEvent) {
    const to = { ArrowLeft: place - 1, ArrowDown: place - 1, ArrowRight: place + 1, ArrowUp: place + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  }

  function follow({ clientX, clientY, currentTarget }: PointerEvent) {
    const room = currentTarget.getBoundingClientRect();
    goTo(placeAt((clientX - room.left - left) / (room.width - left - right), clientY - room.top));
  }

  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-valuemin': 0,
    'aria-valuemax': last,
    'aria-valuenow': place,
    onKeyDown: go,
    onFocus: () => setShown(true),
    onBlur: () => setShown(false),
    onPointerMove: follow,
    onPointerDown: follow,
    onPointerLeave: ({ currentTarget }: PointerEvent) => setShown(currentTarget === document.activeElement),
  } as const;
  return { place, shown, slider };
}
