/** The built product under a clock that stands still, and is set through the channel to the tests (`server-process.ts`). */
import { ManualClock } from '../../dist/src/platform/clock.js';
import { run } from '../../dist/src/run.js';

const clock = new ManualClock(process.env.TEST_CLOCK);

process.on('message', ({ setClock }) => {
  clock.set(setClock);
  process.send({ clockIs: clock.now() });
});

await run(clock);
