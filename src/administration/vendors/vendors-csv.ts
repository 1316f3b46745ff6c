import type { Columns } from '../../platform/csv.js';
import type { ManagedVendorDto } from './vendor-management.dto.js';

const standing = ({ verificationStatus, isActive }: ManagedVendorDto): string => {
  if (verificationStatus !== 'approved') return verificationStatus === 'pending' ? 'Pending' : 'Rejected';
  return isActive ? 'Active' : 'Inactive';
};

/** What the list shows of a provider, and no more. */
export const VENDOR_COLUMNS: Columns<ManagedVendorDto> = {
  Business: ({ businessName }) => businessName,
  Status: standing,
  Paused: ({ isPaused }) => (isPaused ? 'Yes' : 'No'),
  Rating: ({ averageRating }) => averageRating,
  Reviews: ({ reviewCount }) => reviewCount,
  Owner: ({ ownerName }) => ownerName,
  City: ({ city }) => city,
  State: ({ state }) => state,
  'Miles around': ({ serviceAreaRadius }) => serviceAreaRadius,
  Services: ({ serviceCount }) => serviceCount,
  Bookings: ({ bookingCount }) => bookingCount,
  Application: ({ submission }) => submission,
  Applied: ({ appliedAt }) => appliedAt,
  Description: ({ businessDescription }) => businessDescription,
  'Deactivated because': (vendor) => (standing(vendor) === 'Inactive' ? vendor.suspensionReason : null),
  'Rejected because': (vendor) => (standing(vendor) === 'Rejected' ? vendor.rejectionReason : null),
};
