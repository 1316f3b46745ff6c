import { mistakesIn, type Typed } from '../../web/src/features/services/filters/draft/mistakes.js';

const LIMITS = { step: 10, max: 500, everywhere: 'everywhere' };
const mistakes = (typed: Partial<Typed>) => mistakesIn({ minPrice: '', maxPrice: '', zip: '', ...typed }, LIMITS);

describe('what is typed into the filters of a sheet', () => {
  test.each([
    {},
    { minPrice: '0', maxPrice: '500' },
    { minPrice: '120', maxPrice: '120' },
    { minPrice: '500' },
    { maxPrice: '0' },
    { zip: '78701' },
    { zip: 'everywhere' },
  ])('%j can be followed', (typed) => expect(mistakes(typed)).toEqual({}));

  test.each(['125', '-10', '510', '0.5', 'ten'])('$%s is no step of a price', (price) => {
    const says = 'Prices go in steps of $10, from $0 to $500.';
    expect(mistakes({ minPrice: price })).toEqual({ minPrice: says });
    expect(mistakes({ maxPrice: price })).toEqual({ maxPrice: says });
  });

  test('the highest price is not below the lowest', () =>
    expect(mistakes({ minPrice: '200', maxPrice: '100' })).toEqual({ maxPrice: 'This is below the lowest price, $200.' }));

  test('a lowest price that is none says so alone', () =>
    expect(Object.keys(mistakes({ minPrice: '205', maxPrice: '100' }))).toEqual(['minPrice']));

  test.each(['787', '787012', 'abcde', '78 01'])('%s is no ZIP code', (zip) =>
    expect(mistakes({ zip })).toEqual({ zip: 'A ZIP code has five digits, such as 78701.' }),
  );
});
