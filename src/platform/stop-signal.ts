const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Settles when the process is told to end: by a signal, or because the script that started it is gone (its channel closes). Signals that
 * come later are swallowed, so that an impatient second Ctrl-C does not cut the orderly end short.
 */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
    if (process.connected) process.once('disconnect', () => resolve('disconnect'));
  });
}
