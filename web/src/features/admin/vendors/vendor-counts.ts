import type { VendorCountsDto } from './api.ts';
import type { VendorState } from './found-vendors.ts';

const COUNTS: Readonly<Record<VendorState | 'all', Exclude<keyof VendorCountsDto, 'averageRating'>>> = {
  all: 'totalVendors',
  pending: 'pendingApproval',
  active: 'activeVendors',
  inactive: 'inactiveVendors',
  rejected: 'rejectedVendors',
};

/** How many there are of a state, or of all. */
export const countOf = (state: VendorState | undefined, counts: VendorCountsDto): number => counts[COUNTS[state ?? 'all']];
