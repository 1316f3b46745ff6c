/** The built product in a time of its own, which goes on as that of the machine does (`TEST_CLOCK_SHIFT`: by how many milliseconds it is another). */
import { shiftDate } from './shift-date.mjs';

shiftDate(Number(process.env.TEST_CLOCK_SHIFT));
await import('../../dist/src/main.js');
