import { isOverloaded, type Load, turnOfWhoeverComes } from './is-overloaded.js';

const LIMITS: Load = { loopDelay: 200, poolQueue: 50 };
const late = (...delays: number[]): Load[] => delays.map((loopDelay) => ({ loopDelay, poolQueue: 0 }));
const queueing = (...queues: number[]): Load[] => queues.map((poolQueue) => ({ loopDelay: 10, poolQueue }));

describe('a process is overloaded', () => {
  test.each([
    ['its event loop is late', late(20, 201, 340, 280)],
    ['as many wait for the database', queueing(0, 51, 60, 400)],
    ['it is now one and now the other', [...late(300), ...queueing(70), ...late(300)]],
  ])('once three looks in a row say so: %s', (_, looks) => {
    expect(isOverloaded(false, looks, LIMITS)).toBe(true);
  });

  test.each([
    ['for one long piece of work', late(9000)],
    ['for two', late(10, 900, 900)],
    ['at its limits', [...late(200, 200), ...queueing(50)]],
    ['after one good look', late(900, 900, 900, 40)],
    ['when good and bad looks take turns', late(900, 30, 900)],
  ])('but not %s', (_, looks) => {
    expect(isOverloaded(false, looks, LIMITS)).toBe(false);
  });

  test.each([
    [true, 'while the last look is above half of a limit', [...late(900, 900, 101)]],
    [true, 'of either', [...queueing(90, 90, 26)]],
    [false, 'until it is not', [...late(900, 900, 100)]],
  ])('and is so (%s) %s', (still, _, looks) => {
    expect(isOverloaded(true, looks, LIMITS)).toBe(still);
  });
});

test.each([
  ['alike', [250, 250, 250, 250], 250],
  ['short, but for one', [...Array.from({ length: 10 }, () => 10), 900], 811],
])('whoever comes while turns are %s falls into one of so many milliseconds', (_, turns, expected) => {
  expect(turnOfWhoeverComes(turns)).toBeCloseTo(expected, 0);
});
