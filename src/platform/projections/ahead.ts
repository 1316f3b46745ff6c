/** The same items, with the next one being fetched while the last one is used. */
export async function* ahead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]();
  let next = items.next();
  for (;;) {
    const { done, value } = await next;
    if (done) return;
    next = items.next();
    next.catch(() => undefined); // whoever asks for it next hears of it
    yield value;
  }
}
