import { Client } from './load.js';

/** People who read all the while: the public list, each time with other prices, and a page of a service in turns. */
export async function whileReading<T>(url: string, readers: number, serviceIds: readonly string[], work: () => Promise<T>): Promise<T> {
  const client = new Client(url);
  const done = { yet: false };
  let read = 0;
  const one = async () => {
    const index = read++;
    const list = `/api/v1/services?minPrice=${1 + (index % 80)}&maxPrice=${100 + (index % 400)}`;
    const path = index % 2 === 0 ? list : `/service/${serviceIds[index % serviceIds.length]!}`;
    const { status } = await client.ask({ method: 'GET', path });
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
  };
  const reader = async () => {
    while (!done.yet) await one();
  };
  const reading = Promise.all(Array.from({ length: readers }, reader));
  try {
    return await work();
  } finally {
    done.yet = true;
    await reading.finally(() => client.close());
  }
}
