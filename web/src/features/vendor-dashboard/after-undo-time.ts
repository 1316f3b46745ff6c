import { toast } from '#ui/feedback/toast.ts';

const UNDO_MS = 5_000;

interface UndoableAction {
  title: string;
  message?: string;
  onUndo: () => void;
  send: () => Promise<void>;
}

/**
 * Holds an action back for five seconds behind a toast with Undo. Leaving the page does it at once, for it was announced as done.
 * @returns what undoes it, until then
 */
export function afterUndoTime({ title, message, onUndo, send }: UndoableAction): () => void {
  const settle = (then: () => void) => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', sendNow);
    toast.close(shown);
    then();
  };
  const sendNow = () => settle(() => void send());
  const timer = setTimeout(sendNow, UNDO_MS);
  window.addEventListener('pagehide', sendNow);
  const undo = () => settle(onUndo);
  const shown = toast.info(title, message, { label: 'Undo', onClick: undo });
  return undo;
}
