import { setImmediate as turn } from 'node:timers/promises';
import { Turns } from './turns.js';

test('between two pieces of long work others come', async () => {
  const done: string[] = [];
  const turns = new Turns();
  const piece = async (name: string) => {
    await turns.next();
    done.push(name);
  };
  const others = async () => {
    for (let n = 1; n <= 4; n++) done.push(await turn('other'));
  };
  await Promise.all([others(), piece('first'), piece('second'), piece('third')]);
  expect(done).toEqual(['other', 'first', 'other', 'second', 'other', 'third', 'other']);
});
