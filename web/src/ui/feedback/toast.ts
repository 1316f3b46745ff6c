import { asProblem } from '#problem.ts';

export interface Toast {
  id: number;
  severity: 'success' | 'info' | 'error';
  title: string;
  message?: string;
  action?: { label: string; onClick: () => void };
}

let shown: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function show(toasts: readonly Toast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

function raise(toast: Omit<Toast, 'id'>): number {
  const id = nextId++;
  // A fourth one would cover the page.
  show([...shown, { ...toast, id }].slice(-3));
  return id;
}

const sentence = (cause: unknown): string | undefined =>
  cause === undefined || typeof cause === 'string' ? cause : asProblem(cause).detail;

/** The one place that raises toasts. Errors stay until they are closed. */
export const toast = {
  success: (title: string, message?: string) => raise({ severity: 'success', title, message }),
  info: (title: string, message?: string, action?: Toast['action']) => raise({ severity: 'info', title, message, action }),
  /** `cause` is a sentence, or what a hook or a caught `unwrap()` gave. */
  error: (title: string, cause?: unknown) => raise({ severity: 'error', title, message: sentence(cause) }),
  close: (id: number) => show(shown.filter((each) => each.id !== id)),
};

export const shownToasts = (): readonly Toast[] => shown;
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
