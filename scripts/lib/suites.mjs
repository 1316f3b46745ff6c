import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { node24, tool } from './paths.mjs';
import { run } from './process.mjs';

/** V8 keeps what it has compiled, and with each module all of its test file's world: each file has its own, and nobody ever asks for it again. */
const FLAGS = ['--experimental-vm-modules', '--no-compilation-cache', '--no-warnings=ExperimentalWarning'];
/** Garbage is collected before it fills a gigabyte. */
const FRUGAL = '--max-old-space-size=640';
const MOST_BYTES = 1e9;

/** Unit, projection and HTTP tests: all, or the given files; `env` adds to the environment. Answers how many passed and failed, and what failed. */
export function runJest(specs = [], env = {}) {
  const args = specs.length > 0 ? ['--runTestsByPath', ...specs] : [];
  return withReport(async (report) => {
    const peaks = `${report}.peaks`;
    // The trust run draws and keeps a hundred times as much.
    const large = env.TRUST === 'full';
    const { code } = await run(
      node24,
      [...FLAGS, ...(large ? [] : [FRUGAL]), tool('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...args],
      {
        env: { ...env, PEAK_MEMORY_FILE: peaks },
      },
    );
    const counts = counted(code, report, (jest) => ({
      passed: jest.numPassedTests,
      failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
      skipped: jest.numPendingTests + jest.numTodoTests,
      failures: failuresOfJest(jest),
    }));
    if (!large) tellPeak(peaks);
    return counts;
  });
}

/** What grows from file to file is something that a test, or the product, does not let go. Told, and no failure: how often a process starts again hangs on the load. */
function tellPeak(peaks) {
  const peak = existsSync(peaks) ? Math.max(...readFileSync(peaks, 'utf8').trim().split('\n').map(Number)) : 0;
  console.log(`The largest process of Jest held ${Math.round(peak / 1e6)} MB at most.`);
  if (peak > MOST_BYTES) console.error(`That is more than ${MOST_BYTES / 1e6} MB: something is kept from one test file to the next.`);
}

/**
 * Browser tests, against the built product: all, or the given files, or those with a tag; `env` adds to the environment.
 * @param {string} chromiumPath
 * @param {{ specs?: string[], tag?: string, env?: Record<string, string> }} [asked]
 */
export function runPlaywright(chromiumPath, { specs = [], tag, env = {} } = {}) {
  const args = specs.map((spec) => `/${spec.replaceAll('.', '\\.')}$`);
  if (tag) args.push(`--grep=${tag}`);
  // One file needs one process of tests, and one product; and whoever asks for one wants to know how it fails.
  if (specs.length === 1) args.push('--workers=1', '--trace=retain-on-failure');
  return withReport(async (report) => {
    const told = { ...env, CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { code } = await run(node24, [tool('@playwright/test/cli.js'), 'test', ...args], { env: told });
    return counted(code, report, (playwright) => {
      const { stats, errors } = playwright;
      if (stats.flaky > 0) console.error(`${stats.flaky} passed only at the second try: each is a fault, of the test or of the product.`);
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
        skipped: stats.skipped,
        failures: failuresOfPlaywright(playwright),
      };
    });
  });
}

/** A runner that failed without a failed test (it broke, or was ended) counts as one failure. */
function counted(code, report, read) {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (code === 0 || counts.failed > 0) return counts;
  const broke = { name: 'the runner', message: `It ended with code ${code}, and without a test that failed: see above for what it said.` };
  return { ...counts, failed: 1, failures: [...counts.failures, broke] };
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'plumb-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
