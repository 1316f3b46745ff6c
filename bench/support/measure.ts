/** A thing to be measured, by its name in the report. */
export type Contestants = Readonly<Record<string, () => Promise<number>>>;

/**
 * Measures each contestant once per round, in turns and each round in another order, so that what disturbs the machine disturbs all.
 */
export async function interleaved<Names extends Contestants>(rounds: number, contestants: Names): Promise<Rounds<keyof Names & string>> {
  const names = Object.keys(contestants);
  const measured = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const turn = round % names.length;
    for (const name of [...names.slice(turn), ...names.slice(0, turn)]) measured.get(name)!.push(await contestants[name]!());
  }
  return new Rounds(measured);
}

/** What each contestant reached in each round. */
export class Rounds<Name extends string> {
  readonly medians: Readonly<Record<Name, number>>;

  constructor(private readonly measured: ReadonlyMap<string, readonly number[]>) {
    this.medians = Object.fromEntries([...measured].map(([name, figures]) => [name, median(figures)])) as Record<Name, number>;
  }

  /** Median of the rounds' own ratios: what slows a whole round down does not count. */
  ratio(name: Name, to: Name): number {
    const others = this.measured.get(to)!;
    return median(this.measured.get(name)!.map((figure, round) => figure / others[round]!));
  }
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
