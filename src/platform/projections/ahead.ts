/** The items, each prepared while the one before is being used: there, Postgres works; here, we do. */
export async function* ahead<T, Prepared>(source: AsyncIterable<T>, prepare: (item: T) => Promise<Prepared>): AsyncGenerator<Prepared> {
  const items = source[Symbol.asyncIterator]();
  const fetch = async () => {
    const next = await items.next();
    return next.done ? undefined : { item: await prepare(next.value) };
  };
  let next = fetch();
  for (;;) {
    const fetched = await next;
    if (!fetched) return;
    next = fetch();
    next.catch(() => undefined); // whoever asks for it next hears of it
    yield fetched.item;
  }
}
