import { useSyncExternalStore } from 'react';
import { afterUndoTime } from '../../after-undo-time.ts';

/** Services that are inactive to the eye, while it can still be undone; kept outside of the page, which may be left meanwhile. */
let undos: ReadonlyMap<string, () => void> = new Map();
const listeners = new Set<() => void>();

function become(next: ReadonlyMap<string, () => void>): void {
  undos = next;
  for (const listener of listeners) listener();
}

const forget = (id: string) => become(new Map([...undos].filter(([each]) => each !== id)));

interface Switched {
  id: string;
  title: string;
  send: () => Promise<void>;
}

/** Switches a service off when the time for Undo is over. */
export function switchOff({ id, title, send }: Switched): void {
  const undo = afterUndoTime({
    title: 'Service deactivated',
    message: `Customers no longer see ${title}. Bookings that are open go on.`,
    onUndo: () => forget(id),
    send: async () => {
      await send();
      forget(id);
    },
  });
  become(new Map(undos).set(id, undo));
}

/** @returns whether it was about to be switched off */
export function keepOn(id: string): boolean {
  const undo = undos.get(id);
  undo?.();
  return undo !== undefined;
}

const onChange = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSwitchingOff = (id: string): boolean => useSyncExternalStore(onChange, () => undos.has(id));
