import { NotFound } from '../../platform/errors.js';
import { mustHaveSubmitted } from './application.decisions.js';

describe('applying again', () => {
  test('completes what was told before', () => {
    const before = { personal: {} };
    expect(mustHaveSubmitted(before)).toBe(before);
    expect(() => mustHaveSubmitted(undefined)).toThrow(NotFound);
  });
});
