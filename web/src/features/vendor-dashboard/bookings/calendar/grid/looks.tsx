import type { Theme } from '@mui/material/styles';
import Confirmed from 'virtual:icon/outline-event-available';
import Pending from 'virtual:icon/outline-hourglass-top';
import Completed from 'virtual:icon/outline-task-alt';
import Proposed from 'virtual:icon/outline-update';
import { STATUSES } from '#shared/booking/booking-status.ts';
import type { Block } from './blocks.ts';

/** Tint and icon together: never colour alone. */
export const LOOKS = {
  pending: { label: STATUSES.pending, icon: <Pending aria-hidden /> },
  confirmed: { label: STATUSES.confirmed, icon: <Confirmed aria-hidden /> },
  completed: { label: STATUSES.completed, icon: <Completed aria-hidden /> },
  proposed: { label: 'Proposed time', icon: <Proposed aria-hidden /> },
} as const;
type Look = keyof typeof LOOKS;

export function lookOf({ proposed, booking: { status } }: Block): Look {
  if (proposed) return 'proposed';
  return status === 'cancelled' ? 'completed' : status;
}

/** How each looks: spread into what carries `data-look`. */
export const lookStyles = ({ vars: { palette } }: Theme) => ({
  '&[data-look="pending"]': { backgroundColor: palette.warning.light, color: palette.warning.dark, borderColor: palette.warning.main },
  '&[data-look="confirmed"]': { backgroundColor: palette.success.light, color: palette.success.dark, borderColor: palette.success.main },
  '&[data-look="completed"]': { backgroundColor: palette.primary.light, color: palette.primary.dark, borderColor: palette.primary.main },
  '&[data-look="proposed"]': {
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    borderColor: palette.text.secondary,
    borderStyle: 'dashed',
  },
});

/** Where nobody works. */
export const closedStyle = ({ vars: { palette } }: Theme) =>
  `repeating-linear-gradient(135deg, transparent 0 6px, color-mix(in srgb, ${palette.text.primary} 20%, transparent) 6px 7px)`;

/** Where some lanes are busy, and not all: the more of it is one's own colour, the less it carries words. */
export const busyColor = ({ vars: { palette } }: Theme, percent: number) =>
  `color-mix(in srgb, ${palette.primary.main} ${percent}%, ${palette.background.paper})`;
