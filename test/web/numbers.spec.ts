import { money, shortMoney } from '../../web/src/ui/format/money.js';
import { grouped } from '../../web/src/ui/format/numbers.js';

const DOLLARS = { style: 'currency', currency: 'USD' } as const;
const WHOLE = { ...DOLLARS, maximumFractionDigits: 0 };

/** Each number of digits, from both sides of zero, with and without cents. */
const FIGURES = Array.from({ length: 15 }, (_, digits) => 10 ** digits).flatMap((size) => [size - 1, size, 7 * size + 50]);
const BOTH_SIDES = [...FIGURES, ...FIGURES.filter((figure) => figure > 0).map((figure) => -figure)];

describe('figures are written as Intl writes them', () => {
  test.each(BOTH_SIDES)('%d', (figure) => {
    expect(grouped(figure)).toBe(figure.toLocaleString('en-US'));
    expect(money(figure)).toBe((figure / 100).toLocaleString('en-US', DOLLARS));
    expect(shortMoney(figure)).toBe((figure / 100).toLocaleString('en-US', figure % 100 === 0 ? WHOLE : DOLLARS));
  });

  test('a tenth stays a tenth', () => {
    expect(grouped(12_345.5)).toBe('12,345.5');
  });
});
