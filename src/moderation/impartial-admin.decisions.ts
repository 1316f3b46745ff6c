import { Rejected } from '../platform/errors.js';

/** Nobody decides their own case: neither its customer nor whose business it is about. */
export function mustNotBeOwnCase(
  admin: { readonly adminId: string; readonly vendorId?: string },
  { customerId, vendorId }: { readonly customerId?: string; readonly vendorId: string },
): void {
  if (admin.adminId !== customerId && admin.vendorId !== vendorId) return;
  throw new Rejected('booking/own-case', 'This is about yourself or your business. Another admin has to decide.');
}
