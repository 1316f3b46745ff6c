import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * For each window the browser would draw two pages for suggestions below an address that nobody types: an eighth of the time that a test takes. Of this option the last one
 * counts, so that the features which Playwright leaves out are named again.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Browser tests against the built product, which test/browser/support/global-setup.ts starts for each of the processes that run them. */
export default defineConfig({
  testDir: 'test/browser',
  globalSetup: './test/browser/support/global-setup.ts',
  // A test waits more than it works: two keep two cores busy, and each has a product of its own.
  workers: 2,
  // Far more than any of it takes: a slow machine is not a failure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // One that passes only then is told by its name, with what it saw the first time.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // What is counted is read from JSON; by hand nobody wants to see that.
  reporter: [
    ['list'],
    ['./test/browser/support/seen.reporter.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? ([['json']] as const) : []),
  ],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        ...asRoot,
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${WITHOUT.join()}`,
      ],
    },
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    // A sixth of the time of all: each act would take down what the page looks like. One file, run by itself, has it.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
