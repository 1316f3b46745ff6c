import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24, tool } from './paths.mjs';
import { run } from './process.mjs';

/** Unit, projection and HTTP tests: all, or the given files; `env` adds to the environment. */
export function runJest(specs = [], env = {}) {
  const args = specs.length > 0 ? ['--runTestsByPath', ...specs] : [];
  return withReport(async (report) => {
    const flags = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning', tool('jest/bin/jest.js')];
    const { code } = await run(node24, [...flags, '--json', `--outputFile=${report}`, ...args], { env });
    return counted(code, report, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      skipped: numPendingTests + numTodoTests,
    }));
  });
}

/** Browser tests, against the built product: all, or the given files; `env` adds to the environment. */
export function runPlaywright(chromiumPath, specs = [], env = {}) {
  const args = specs.map((spec) => `/${spec.replaceAll('.', '\\.')}$`);
  return withReport(async (report) => {
    const told = { ...env, CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { code } = await run(node24, [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args], { env: told });
    return counted(code, report, ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    }));
  });
}

/** A runner that failed without a failed test (it broke, or was ended) counts as one failure. */
function counted(code, report, read) {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'plumb-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
