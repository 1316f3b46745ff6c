import { SystemClock } from './platform/clock.js';
import { run } from './run.js';

await run(new SystemClock());
