import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, { day: number; block: number }>> = {
  ArrowLeft: { day: -1, block: 0 },
  ArrowRight: { day: 1, block: 0 },
  ArrowUp: { day: 0, block: -1 },
  ArrowDown: { day: 0, block: 1 },
};

/** Arrows lead from booking to booking: up and down within a day, sideways to the next day that has any, as near in time as there is. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-block]');
  if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  const days = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day]')].map((day) => [
    ...day.querySelectorAll<HTMLElement>('[data-block]'),
  ]);
  const at = days.findIndex((blocks) => blocks.includes(from));
  const target = step.block !== 0 ? days[at]![days[at]!.indexOf(from) + step.block] : nearestIn(days, at, step.day, from);
  event.preventDefault();
  target?.focus();
}

function nearestIn(days: readonly HTMLElement[][], at: number, step: number, from: HTMLElement): HTMLElement | undefined {
  const hourOf = (block: HTMLElement) => Number(block.dataset['block']);
  for (let day = at + step; days[day]; day += step) {
    const blocks = days[day]!.toSorted((a, b) => Math.abs(hourOf(a) - hourOf(from)) - Math.abs(hourOf(b) - hourOf(from)));
    if (blocks[0]) return blocks[0];
  }
  return undefined;
}
