import Chip from '@mui/material/Chip';
import Active from 'virtual:icon/baseline-verified';
import Cancel from 'virtual:icon/outline-cancel';
import HelpIcon from 'virtual:icon/outline-help-outline';
import HourglassTop from 'virtual:icon/outline-hourglass-top';
import Inactive from 'virtual:icon/outline-pause-circle';
import type { ManagedVendorDto } from './api.ts';

const LOOKS = {
  pending: { label: 'Pending', color: 'warning', icon: <HourglassTop /> },
  active: { label: 'Active', color: 'success', icon: <Active /> },
  inactive: { label: 'Inactive', color: 'error', icon: <Inactive /> },
  rejected: { label: 'Rejected', color: 'error', icon: <Cancel /> },
  unknown: { label: 'Unknown', color: 'warning', icon: <HelpIcon /> },
} as const;

/** The specification's rule for administrators; what it does not know is told as such. */
export function vendorBadge({
  verificationStatus,
  isActive,
}: Pick<ManagedVendorDto, 'verificationStatus' | 'isActive'>): keyof typeof LOOKS {
  if (verificationStatus === 'approved') return isActive ? 'active' : 'inactive';
  return Object.hasOwn(LOOKS, verificationStatus) ? verificationStatus : 'unknown';
}

export function VendorBadge({ vendor }: { vendor: ManagedVendorDto }) {
  const { label, color, icon } = LOOKS[vendorBadge(vendor)];
  return <Chip variant="status" size="small" color={color} icon={icon} label={label} />;
}
