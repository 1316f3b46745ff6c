import { NotFound } from '../../platform/errors.js';
import { mustHaveTold } from './application.decisions.js';

describe('applying again', () => {
  test('completes what was told before', () => {
    const before = { personal: {} };
    expect(mustHaveTold(before)).toBe(before);
    expect(() => mustHaveTold(undefined)).toThrow(NotFound);
  });
});
