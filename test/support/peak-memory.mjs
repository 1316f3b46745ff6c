import { appendFileSync } from 'node:fs';

/** After each test file: the most memory that the process has ever held, for `scripts/lib/suites.mjs`. */
const file = process.env.PEAK_MEMORY_FILE;
if (file) afterAll(() => appendFileSync(file, `${process.resourceUsage().maxRSS * 1024}\n`));
