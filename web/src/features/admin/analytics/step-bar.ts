import type { Point } from '#ui/charts/chart.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/** A bar that says its share of another one: "Accepted, 80% of requested". */
export function stepBar(key: string, words: string, value: number, of = 0, before = ''): Point {
  const name = of > 0 ? `${words}, ${percent.format(value / of)} of ${before}` : words;
  return { key, name, mark: name, value };
}
