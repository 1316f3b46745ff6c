import Chip from '@mui/material/Chip';
import Verified from 'virtual:icon/baseline-verified';
import Cancel from 'virtual:icon/outline-cancel';
import HourglassTop from 'virtual:icon/outline-hourglass-top';
import type { MyVendorDto } from '#api/generated.ts';

const LOOKS = {
  approved: { label: 'Verified', color: 'success', icon: <Verified /> },
  pending: { label: 'Pending', color: 'warning', icon: <HourglassTop /> },
  rejected: { label: 'Rejected', color: 'error', icon: <Cancel /> },
} as const;

interface Props {
  status: MyVendorDto['verificationStatus'];
  /** In other words than the badge's own. */
  label?: string;
}

export function VerificationBadge({ status, label }: Props) {
  const look = LOOKS[status];
  return <Chip variant="status" size="small" color={look.color} icon={look.icon} label={label ?? look.label} />;
}
