import { NotFound } from '../../platform/errors.js';
import { mustBeHere, mustHaveApplied } from './review.decisions.js';

describe('whom an admin decides about', () => {
  test('has applied', () => {
    expect(() => mustHaveApplied({ status: 'none' })).toThrow(NotFound);
    for (const status of ['pending', 'approved', 'rejected'] as const) expect(() => mustHaveApplied({ status })).not.toThrow();
  });

  test('is still here', () => {
    const gone = expect.objectContaining({ code: 'vendor-onboarding/applicant-gone', status: 409 });
    expect(() => mustBeHere({ erased: true })).toThrow(gone);
    expect(() => mustBeHere(undefined)).toThrow(gone);
    const here = { erased: false };
    expect(mustBeHere(here)).toBe(here);
  });
});
