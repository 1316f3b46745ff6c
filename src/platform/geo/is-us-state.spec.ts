import { isUsState, stateCode } from './is-us-state.js';

describe('a state', () => {
  test.each(['WA', 'wa', ' Washington ', 'District of Columbia', 'PR', 'AE'])('%p is one', (text) => expect(isUsState(text)).toBe(true));
  test.each(['', 'XX', 'Ontario', 'ON', 'constructor', 'Washingtonn'])('%p is none', (text) => expect(isUsState(text)).toBe(false));
  test('is kept as its two letters', () => {
    expect(['Washington', 'new york', 'tx'].map(stateCode)).toEqual(['WA', 'NY', 'TX']);
  });
});
