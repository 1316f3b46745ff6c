const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** While the product starts, it simply ends: nothing is half done that the next start would not find. */
let stop: () => void = () => process.exit(1);

/** Ends the process when it is told to, or when the script that started it is gone (its channel closes), however that went. */
export function listenForStop(): void {
  for (const signal of SIGNALS) process.on(signal, () => stop());
  process.once('disconnect', () => stop());
}

/** From now on there is something to finish first. It runs once, also when an impatient Ctrl-C follows. */
export function stopInOrder(orderly: () => Promise<void>): void {
  let begun = false;
  stop = () => {
    if (begun) return;
    begun = true;
    orderly().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
}
