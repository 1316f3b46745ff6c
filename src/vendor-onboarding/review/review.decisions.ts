import { NotFound, Rejected } from '../../platform/errors.js';
import type { Vendor } from '../vendor.js';

/** Whoever is decided about has applied once. */
export function mustHaveApplied({ status }: Pick<Vendor, 'status'>): void {
  if (status === 'none') throw new NotFound('vendor');
}

/** Nobody sees a business whose owner is shut out. */
export function mustBeActivated({ deactivatedAt }: { readonly deactivatedAt: string | null }): void {
  if (deactivatedAt === null) return;
  throw new Rejected(
    'vendor-onboarding/owner-deactivated',
    'The account of the owner has been deactivated. Activate it first, under Users.',
  );
}

/** Nor a business of somebody who is no business owner any more. */
export function mustBeOwner({ roles }: { readonly roles: readonly string[] }): void {
  if (roles.includes('vendor')) return;
  throw new Rejected(
    'vendor-onboarding/owner-without-role',
    'The owner is no business owner any more. Grant them the role first, under Users.',
  );
}

/** An admin decides only about somebody who is still here; what is found of others is nothing, or erased. */
export function mustBeHere<Applicant extends { readonly erased: boolean }>(applicant: Applicant | undefined): Applicant {
  if (!applicant || applicant.erased) throw new Rejected('vendor-onboarding/applicant-gone', 'The applicant has deleted their account.');
  return applicant;
}
