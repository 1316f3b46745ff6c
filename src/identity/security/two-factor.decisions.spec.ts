import { mustBePending } from './two-factor.decisions.js';

describe('setting up two-factor sign-in', () => {
  test('goes on only with what was begun', () => {
    expect(mustBePending(0)).toBe(0);
    expect(() => mustBePending(undefined)).toThrow(expect.objectContaining({ code: 'identity/two-factor-not-started', status: 409 }));
  });
});
