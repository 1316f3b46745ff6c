/**
 * Does the work of each item, of so many at once, beginning in their order. After a failure no other is begun; when those that run have ended, it is thrown.
 */
export async function someAtOnce<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
}

type Results<Works extends readonly Promise<unknown>[]> = { -readonly [Index in keyof Works]: Awaited<Works[Index]> };

/**
 * What becomes of works that have been begun. When each of them has ended, the first failure is thrown, by their order: nothing goes on behind the back of
 * whoever waits for them.
 */
export async function allOf<const Works extends readonly Promise<unknown>[]>(works: Works): Promise<Results<Works>> {
  const outcomes = await Promise.allSettled(works);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value) as Results<Works>;
}
