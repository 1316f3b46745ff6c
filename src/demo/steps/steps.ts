/** One thing that somebody does at some time. */
export interface Step {
  /** Names the step; its command's id, and so every id that it makes, follows from it. */
  readonly key: string;
  readonly at: string;
  /** What it makes or changes: steps that share one of these run one after another. */
  readonly touches: readonly string[];
  /** What must have been made before, and is left as it is: runs after the steps that touch one of these. */
  readonly needs: readonly string[];
  readonly run: () => Promise<unknown>;
}

const AT_ONCE = 32;

/**
 * Steps in the order of their time, several at once where none needs or touches what another one touches.
 * @param done hears how far it has come, from 0 to 1
 */
export async function perform(
  steps: readonly Step[],
  execute: (step: Step) => Promise<unknown>,
  done: (share: number) => void,
): Promise<void> {
  let performed = 0;
  for (const group of groupsOf(steps)) {
    await Promise.all(group.map(execute));
    performed += group.length;
    done(performed / steps.length);
  }
}

/** Steps that may run at once, group after group. */
function groupsOf(steps: readonly Step[]): Step[][] {
  const ordered = steps.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const groups: Step[][] = [];
  const touched = new Set<string>();
  for (const step of ordered) {
    const group = groups.at(-1);
    const waits = [...step.touches, ...step.needs].some((thing) => touched.has(thing));
    if (!group || group.length >= AT_ONCE || waits) {
      groups.push([step]);
      touched.clear();
    } else {
      group.push(step);
    }
    for (const thing of step.touches) touched.add(thing);
  }
  return groups;
}
