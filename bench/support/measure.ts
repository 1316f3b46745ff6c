/** A thing to be measured, by its name in the report. */
export type Contestants = Readonly<Record<string, () => Promise<number>>>;

/**
 * Measures each contestant once per round, in turns and each round in another order, so that what disturbs the machine disturbs all.
 * @returns each contestant's median
 */
export async function interleaved<Names extends Contestants>(
  rounds: number,
  contestants: Names,
): Promise<Record<keyof Names & string, number>> {
  const names = Object.keys(contestants);
  const measured = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const turn = round % names.length;
    for (const name of [...names.slice(turn), ...names.slice(0, turn)]) measured.get(name)!.push(await contestants[name]!());
  }
  return Object.fromEntries(names.map((name) => [name, median(measured.get(name)!)])) as Record<keyof Names & string, number>;
}

/** How often per second `work` is done by so many callers, each of whom waits for its own. */
export async function perSecond(callers: number, milliseconds: number, work: (caller: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  const call = async (caller: number) => {
    while (performance.now() - start < milliseconds) {
      await work(caller);
      done++;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return (done * 1000) / (performance.now() - start);
}

/** Durations of `count` calls, one after the other, in milliseconds. */
export async function durations(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
