/** Unit, projection and HTTP tests. Browser tests are Playwright's (`playwright.config.ts`). */
export default {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/test/browser/', '/test/arch/fixtures/'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '@swc/jest' },
  maxWorkers: 2,
  // The trust run does everything many times over.
  testTimeout: process.env.TRUST === 'full' ? 7_200_000 : 60_000,
};
