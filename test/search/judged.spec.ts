import { CONTROL_QUERIES } from './control-queries.js';
import { type Judged, judged, meanOf } from './judged.js';
import { JUDGED_QUERIES } from './judged-queries.js';

const GOAL = 0.9;
const UNFORESEEN = 0.85;
/** A query that finds little of what was hoped for is worth a look, however good the others are. */
const LEAST = 0.4;

const shown = ({ query, ndcg, found }: Judged): string => `${query} (${ndcg.toFixed(2)}): ${found.join(', ')}`;

describe('judged queries', () => {
  const all = judged(JUDGED_QUERIES);

  test('there are at least 200', () => expect(all.length).toBeGreaterThanOrEqual(200));
  test('on the whole the first ten are what was hoped for', () => expect(meanOf(all)).toBeGreaterThanOrEqual(GOAL));
  test('none is far from it', () => expect(all.filter(({ ndcg }) => ndcg < LEAST).map(shown)).toEqual([]));
  test('none finds nothing', () => expect(all.filter(({ total }) => total === 0).map(shown)).toEqual([]));
});

test('of wordings that nobody had thought of, most find what was hoped for', () => {
  const all = judged(CONTROL_QUERIES);
  expect(all.length).toBeGreaterThanOrEqual(80);
  expect(meanOf(all)).toBeGreaterThanOrEqual(UNFORESEEN);
});
