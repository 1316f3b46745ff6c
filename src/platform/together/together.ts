import DataLoader from 'dataloader';
import { isAway } from '../database/pg-errors.js';

/** So much is asked by one statement at most. */
const AT_MOST = 500;

type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/**
 * Makes one statement of what many ask: of all calls of one turn of the loop, and of those that come while an earlier statement is under way. Where it fails, each
 * is asked by itself, so that nobody fails for what another has asked; unless Postgres is away, which is so for all.
 * @param all answers in the order of the items
 */
export function together<Item, Answer>(all: (items: readonly Item[]) => Promise<readonly Answer[]>): (item: Item) => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Item, Outcome<Answer>>(
    (items) => {
      const outcomes = outcomesOf(all, items);
      underWay = outcomes;
      return outcomes;
    },
    { cache: false, maxBatchSize: AT_MOST, batchScheduleFn: (go) => void underWay.then(() => setImmediate(go)) },
  );
  return async (item) => {
    const outcome = await loader.load(item);
    if ('error' in outcome) throw outcome.error;
    return outcome.answer;
  };
}

async function outcomesOf<Item, Answer>(
  all: (items: readonly Item[]) => Promise<readonly Answer[]>,
  items: readonly Item[],
): Promise<Outcome<Answer>[]> {
  try {
    return (await all(items)).map((answer) => ({ answer }));
  } catch (error) {
    if (items.length === 1 || isAway(error)) return items.map(() => ({ error }));
  }
  const outcomes: Outcome<Answer>[] = [];
  for (const item of items) outcomes.push(...(await outcomesOf(all, [item])));
  return outcomes;
}
