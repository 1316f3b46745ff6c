import type { Spot } from './city-names.ts';

/** Nearer than this, one mark would hide another. */
const TOO_NEAR = 20;
const APART = 15;

/** Marks that would lie on one another stand around the first of them; one that would lie on the visitor's pin stands below its tip. */
export function spread<T extends Spot>(marks: readonly T[], pin: Spot | null): T[] {
  const heaps: T[][] = [];
  for (const mark of marks) {
    const heap = heaps.find(([first]) => isNear(first!, mark));
    if (heap) heap.push(mark);
    else heaps.push([mark]);
  }
  return heaps.flatMap((heap) => {
    const [first] = heap as [T];
    const { x, y } = pin && isNear(first, pin) ? { x: pin.x, y: pin.y + APART } : first;
    if (heap.length === 1) return [{ ...first, x, y }];
    const radius = Math.max(APART, (heap.length * TOO_NEAR) / (2 * Math.PI) + 4);
    return heap.map((mark, index) => {
      const angle = (2 * Math.PI * index) / heap.length;
      return { ...mark, x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    });
  });
}

const isNear = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) < TOO_NEAR;
