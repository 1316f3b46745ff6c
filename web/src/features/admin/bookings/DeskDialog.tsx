import type { ComponentType } from 'react';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import type { DeskDialogProps } from './desk-dialog-props.ts';

export type DeskDialogName = 'cancel' | 'timeline';

/** Each is fetched when it is first opened. */
const DIALOGS: Record<DeskDialogName, ComponentType<DeskDialogProps>> = {
  cancel: onDemand(async () => (await import('./deciding/CancelDialog.tsx')).CancelDialog),
  timeline: onDemand(async () => (await import('./deciding/TimelineAtDesk.tsx')).TimelineAtDesk),
};

export function DeskDialog({ name, ...props }: DeskDialogProps & { name: DeskDialogName }) {
  const Dialog = DIALOGS[name];
  return <Dialog {...props} />;
}
