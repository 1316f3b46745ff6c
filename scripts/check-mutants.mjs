/** Each protection that `npm run trust -- mutants` takes out stands where its table says, once. */
import { MUTANTS } from './lib/trust/mutants.mjs';
import { misplaced } from './lib/trust/run-mutants.mjs';

const wrong = misplaced();
for (const line of wrong) console.error(line);
if (wrong.length > 0) console.error('\nscripts/lib/trust/mutants.mjs names what was there before: name what is there now.');
process.exitCode = wrong.length > 0 || MUTANTS.length < 40 ? 1 : 0;
