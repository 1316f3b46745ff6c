import { masked } from './masked.js';

describe('what is shown of identity and bank data', () => {
  test.each([
    ['000123456789', '•••• 6789'],
    ['12-3456789', '•••• 789'],
    ['X12345', '•••• 45'],
    ['X12', '•••• 2'],
    ['X1', '••••'],
    ['', '••••'],
    ['🔑🔑🔑', '•••• 🔑'],
  ])('of %j: %j', (text, shown) => expect(masked(text)).toBe(shown));

  test('never more than four characters, nor a third of them', () => {
    for (let length = 0; length <= 50; length++) {
      const shown = masked('7'.repeat(length)).replace(/[^7]/g, '').length;
      expect(shown).toBeLessThanOrEqual(Math.min(4, length / 3));
    }
  });
});
