import type { Reach } from './places.ts';

interface Props {
  reach: Reach;
  x: number;
  y: number;
  /** From the middle to the edge, px. */
  size: number;
}

/** A place: without colors, too, it is seen whether anybody comes there. Where nobody does it is a square that stands on its corner. */
export function Dot({ reach, x, y, size }: Props) {
  if (reach !== 'none') return <circle className={`dot ${reach}`} cx={x} cy={y} r={size} />;
  return (
    <path className="dot none" d={`M${x} ${y - size - 1}l${size + 1} ${size + 1}l${-size - 1} ${size + 1}l${-size - 1} ${-size - 1}z`} />
  );
}
