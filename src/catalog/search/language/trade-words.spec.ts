import { SHIPPED_CATEGORIES } from '../../../categories/index.js';
import { namedCategories, saidWords, sayingOf } from './trade-words.js';
import { stemsOf } from './words.js';

test('every category that a saying names is shipped', () => {
  const shipped = SHIPPED_CATEGORIES.map(({ slug }) => slug);
  expect(namedCategories.size).toBeGreaterThan(10);
  for (const slug of namedCategories) expect(shipped).toContain(slug);
});

test('what is said is looked up by its stems', () => {
  expect(sayingOf(stemsOf('air conditioners').join(' '))?.targets).toContainEqual({ stems: 'ac', category: undefined, weight: 0.85 });
  expect(sayingOf('nonsens')).toBeUndefined();
});

test('what somebody wants done need not be found, a thing must be', () => {
  expect(sayingOf(stemsOf('fix').join(' '))?.optional).toBe(true);
  expect(sayingOf(stemsOf('faucet').join(' '))?.optional).toBe(false);
});

test('every word that is said can be found where it is misspelt', () => expect(saidWords).toContain('electrician'));
