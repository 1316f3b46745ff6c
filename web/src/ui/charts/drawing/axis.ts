import { scaleLinear } from '@visx/scale';

/** Of a digit, px. */
const DIGIT = 6.8;

export interface Axis {
  /** How far from the top a value lies, px. */
  y: (value: number) => number;
  /** What is marked. */
  ticks: readonly number[];
}

interface Drawn {
  least: number;
  most: number;
  /** In what whole numbers are told that stand beside the axis. */
  unit?: number;
  /** Where the drawing begins and ends, px from the top. */
  top: number;
  foot: number;
}

export function axisOf({ least, most, unit = 1, top, foot }: Drawn): Axis {
  // Where all is nothing there still is an axis.
  const inUnits = scaleLinear<number>({ domain: [least / unit, least === most ? 1 : most / unit], range: [foot, top], nice: 3 });
  const ticks = inUnits.ticks(3).filter(Number.isInteger);
  return { y: (value) => inUnits(value / unit), ticks: ticks.map((tick) => tick * unit) };
}

/** So much room these words need to the left of what is drawn, px. */
export const gutterOf = (words: readonly string[]): number => Math.ceil(DIGIT * Math.max(...words.map(({ length }) => length))) + 8;
