import CheckCircle from '@mui/icons-material/TaskAltOutlined';
import Confirmed from '@mui/icons-material/EventAvailableOutlined';
import Cancelled from '@mui/icons-material/EventBusyOutlined';
import Pending from '@mui/icons-material/HourglassTopOutlined';
import Chip from '@mui/material/Chip';

/** Tint, text and icon together: never colour alone. */
const LOOKS = {
  pending: { label: 'Pending', color: 'warning', icon: <Pending /> },
  confirmed: { label: 'Confirmed', color: 'success', icon: <Confirmed /> },
  completed: { label: 'Completed', color: 'primary', icon: <CheckCircle /> },
  cancelled: { label: 'Cancelled', color: 'error', icon: <Cancelled /> },
} as const;

export type Status = keyof typeof LOOKS;

/** Where a booking stands; `label` says it in other words where the product does. */
export function StatusChip({ status, label }: { status: Status; label?: string }) {
  const look = LOOKS[status];
  return <Chip variant="status" size="small" color={look.color} icon={look.icon} label={label ?? look.label} />;
}
