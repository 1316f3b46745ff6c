/** The server tells the next free times of so many at once. */
const AT_ONCE = 24;

/** The same, in groups that can be asked about together. */
export const inBatches = <Thing>(things: readonly Thing[]): Thing[][] =>
  Array.from({ length: Math.ceil(things.length / AT_ONCE) }, (_, group) => things.slice(group * AT_ONCE, (group + 1) * AT_ONCE));
