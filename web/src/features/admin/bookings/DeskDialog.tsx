import type { ComponentType } from 'react';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import type { DeskDialogProps } from './desk-dialog-props.ts';

export type DeskQuestion = 'cancel' | 'timeline';

/** Each is fetched when it is first opened. */
const DIALOGS: Record<DeskQuestion, ComponentType<DeskDialogProps>> = {
  cancel: onDemand(async () => (await import('./deciding/CancelDialog.tsx')).CancelDialog),
  timeline: onDemand(async () => (await import('./deciding/TimelineAtDesk.tsx')).TimelineAtDesk),
};

export function DeskDialog({ name, ...props }: DeskDialogProps & { name: DeskQuestion }) {
  const Dialog = DIALOGS[name];
  return <Dialog {...props} />;
}
