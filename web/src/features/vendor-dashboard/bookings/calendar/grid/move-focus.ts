import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, { column: number; block: number }>> = {
  ArrowLeft: { column: -1, block: 0 },
  ArrowRight: { column: 1, block: 0 },
  ArrowUp: { column: 0, block: -1 },
  ArrowDown: { column: 0, block: 1 },
};

/** Arrows lead from booking to booking: up and down within a day or a lane, sideways to the next that has any, as near in time as there is. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-block]');
  if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  const columns = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-column]')].map((column) => [
    ...column.querySelectorAll<HTMLElement>('[data-block]'),
  ]);
  const at = columns.findIndex((blocks) => blocks.includes(from));
  const target = step.block !== 0 ? columns[at]![columns[at]!.indexOf(from) + step.block] : nearestIn(columns, at, step.column, from);
  event.preventDefault();
  target?.focus();
}

function nearestIn(columns: readonly HTMLElement[][], at: number, step: number, from: HTMLElement): HTMLElement | undefined {
  const hourOf = (block: HTMLElement) => Number(block.dataset['block']);
  for (let column = at + step; columns[column]; column += step) {
    const blocks = columns[column]!.toSorted((a, b) => Math.abs(hourOf(a) - hourOf(from)) - Math.abs(hourOf(b) - hourOf(from)));
    if (blocks[0]) return blocks[0];
  }
  return undefined;
}
