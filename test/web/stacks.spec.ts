import { piecesOf, reachOf } from '../../web/src/ui/charts/drawing/stacks.js';

const STACKED = { band: 40, stacked: true };
const BESIDE = { band: 40, stacked: false };

describe('what stands on each other', () => {
  test('begins where the one before it ends; what is below zero hangs from there', () => {
    expect(piecesOf([100, -30, 20, -5], STACKED).map(({ of, from, to }) => [of, from, to])).toEqual([
      [0, 0, 100],
      [1, 0, -30],
      [2, 100, 120],
      [3, -30, -35],
    ]);
  });

  test('reaches as far as its sums', () => {
    expect(
      reachOf(
        [
          [100, 20, -30],
          [50, 90, -35],
        ],
        true,
      ),
    ).toEqual({ least: -35, most: 140 });
    expect(reachOf([[10], [40]], true)).toEqual({ least: 0, most: 40 });
  });
});

describe('what stands beside each other', () => {
  test('begins at zero, each to the right of the one before, within the band', () => {
    const [first, second] = piecesOf([7, 3], BESIDE);
    expect([first!.from, first!.to, second!.from, second!.to]).toEqual([0, 7, 0, 3]);
    expect(second!.x).toBeGreaterThan(first!.x + first!.wide);
    expect(second!.x + second!.wide).toBeLessThan(40);
  });

  test('reaches as far as the largest', () =>
    expect(
      reachOf(
        [
          [3, 4],
          [9, 2],
        ],
        false,
      ),
    ).toEqual({ least: 0, most: 9 }));
});

test('what is nothing is not drawn, and leaves its place free', () => {
  expect(piecesOf([0, 3], BESIDE)).toEqual([piecesOf([7, 3], BESIDE)[1]]);
  expect(piecesOf([0, 0], STACKED)).toEqual([]);
});

test('columns of a few months are no wider than columns should be', () => {
  expect(piecesOf([1], { band: 600, stacked: true })[0]!.wide).toBe(56);
});
