import { NotFound } from '../../platform/errors.js';
import { mustBeActivated, mustBeHere, mustBeOwner, mustHaveApplied } from './review.decisions.js';

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

  test('is not shut out, where the business is to be shown', () => {
    const shut = expect.objectContaining({ code: 'vendor-onboarding/owner-deactivated', status: 409 });
    expect(() => mustBeActivated({ deactivatedAt: '2026-05-04T10:00:00.000Z' })).toThrow(shut);
    expect(() => mustBeActivated({ deactivatedAt: null })).not.toThrow();
  });

  test('is a business owner, then', () => {
    const without = expect.objectContaining({ code: 'vendor-onboarding/owner-without-role', status: 409 });
    expect(() => mustBeOwner({ roles: ['admin'] })).toThrow(without);
    expect(() => mustBeOwner({ roles: ['admin', 'vendor'] })).not.toThrow();
  });
});
