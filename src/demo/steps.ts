/** One thing that somebody does at some time. */
export interface Step {
  /** Names the step; its command's id, and so every id that it makes, follows from it. */
  readonly key: string;
  readonly at: string;
  /** Steps that share one of these run one after another. */
  readonly touches: readonly string[];
  readonly run: () => Promise<unknown>;
}

const AT_ONCE = 32;

/** Steps in the order of their time, several at once where they touch nothing in common. `done` hears how far it has come, from 0 to 1. */
export async function perform(
  steps: readonly Step[],
  execute: (step: Step) => Promise<unknown>,
  done: (share: number) => void,
): Promise<void> {
  const ordered = steps.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  let group: Step[] = [];
  const touched = new Set<string>();
  for (const [index, step] of ordered.entries()) {
    if (group.length >= AT_ONCE || step.touches.some((thing) => touched.has(thing))) {
      await Promise.all(group.map(execute));
      group = [];
      touched.clear();
      done(index / ordered.length);
    }
    group.push(step);
    for (const thing of step.touches) touched.add(thing);
  }
  await Promise.all(group.map(execute));
  done(1);
}
