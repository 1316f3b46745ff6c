import type { Saying } from './sayings.js';

/** What somebody wants done, where, and how soon: none of it has to be found, and services that say it too stand further up. */
// prettier-ignore
export const CIRCUMSTANCES: readonly Saying[] = [
  ['fix, fixing, repair, repairs, repairing, mend, broken, broke, busted, damaged, not working, doesnt work, stopped working, wont work, wont light, wont turn on, wont spin, acting up', 'repair, troubleshooting?'],
  ['install, installer, installing, installation, put in, fit, fitting, set up, setup, hook up', 'installation, fitting'],
  ['hang, hanging, mount, mounting', 'installation, handyman?'],
  ['replace, replacing, replacement, change, changing, swap, new, renew', 'replacement, installation?'],
  ['check, checkup, inspect, inspection, inspector, diagnose, diagnosis, survey, test, testing, look at', 'check, inspection, diagnosis, test, survey'],
  ['service, servicing, maintenance, maintain, tune, tuneup, tune up', 'service, tune'],
  ['remove, removal, get rid of, rid', 'removal'],
  ['dirty, greasy, dusty, grimy, filthy, messy, stained', 'cleaning'],
  ['squeaky, squeaking, creaky, creaking, jammed, stuck, loose, wobbly, cracked, bent, rusty, faulty, dead, dying', 'repair'],
  ['running, humming, chirping, beeping, noisy, loud, smelly, stinky, wet, cold, hot, warm', ''],
  ['kitchen, bathroom, garage, attic, yard, office, apartment, condo, house, home, flat, indoor', ''],
  ['emergency, urgent, same day, weekend, weekly, evening, quick, express, full, basic, premium, mobile', ''],
];

/** Words that say nothing about the work. */
export const FILLERS = `a about above after again all am an and any anybody anyone are around as at available be been best book booking by call can cheap cheapest
  close come company companies contractor cost could do does doing done dont estimate expert experts find for from get getting give good great has have having
  help hi hire how i id if im in into is it its ive job just keeps like local looking make man me my near nearby need needed needs no not of off on one or our
  out people person please price prices pro professional professionals pros quote quotes rate rates really reliable search services so some somebody someone
  something specialist start tech technician that the their there they this to today tomorrow tonight top take takes taking forever still under front back side old little small big large entire whole every trusted up us very want was we what when where
  which who will with wont work worker works would you your affordable experienced licensed certified`;
