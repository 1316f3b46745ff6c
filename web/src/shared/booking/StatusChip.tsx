import Chip from '@mui/material/Chip';
import Confirmed from 'virtual:icon/outline-event-available';
import Cancelled from 'virtual:icon/outline-event-busy';
import Pending from 'virtual:icon/outline-hourglass-top';
import CheckCircle from 'virtual:icon/outline-task-alt';
import { type Status, STATUSES } from './booking-status.ts';

/** Tint, text and icon together: never colour alone. */
const LOOKS = {
  pending: { color: 'warning', icon: <Pending /> },
  confirmed: { color: 'success', icon: <Confirmed /> },
  completed: { color: 'primary', icon: <CheckCircle /> },
  cancelled: { color: 'error', icon: <Cancelled /> },
} as const satisfies Record<Status, object>;

/** Where a booking stands; `label` says it in other words where the product does. */
export function StatusChip({ status, label }: { status: Status; label?: string }) {
  const look = LOOKS[status];
  return <Chip variant="status" size="small" color={look.color} icon={look.icon} label={label ?? STATUSES[status]} />;
}
