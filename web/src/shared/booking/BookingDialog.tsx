import type { ComponentType } from 'react';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import type { BookingDialogProps } from './dialog-props.ts';

/** Each is fetched when it is first opened. */
const DIALOGS = {
  cancel: onDemand(async () => (await import('./cancellation/CancelDialog.tsx')).CancelDialog),
  reschedule: onDemand(async () => (await import('./move/RescheduleDialog.tsx')).RescheduleDialog),
  claim: onDemand(async () => (await import('./claims/ClaimDialog.tsx')).ClaimDialog),
  contest: onDemand(async () => (await import('./claims/ContestDialog.tsx')).ContestDialog),
  problem: onDemand(async () => (await import('./claims/ProblemDialog.tsx')).ProblemDialog),
  timeline: onDemand(async () => (await import('./timeline/TimelineDialog.tsx')).TimelineDialog),
  contact: onDemand(async () => (await import('./contact/ContactDialog.tsx')).ContactDialog),
} satisfies Record<string, ComponentType<BookingDialogProps>>;

export type BookingDialogName = keyof typeof DIALOGS;

/** What is asked about a booking. It stays when what it asks is no longer offered, and says so. */
export function BookingDialog({ name, ...props }: BookingDialogProps & { name: BookingDialogName | null }) {
  if (!name) return null;
  const Dialog: ComponentType<BookingDialogProps> = DIALOGS[name];
  return <Dialog {...props} />;
}
