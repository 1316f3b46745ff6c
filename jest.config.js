/** Unit, projection and HTTP tests. Browser tests are Playwright's (`playwright.config.ts`). */
export default {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/test/browser/', '/test/arch/fixtures/'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/support/peak-memory.mjs'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '@swc/jest' },
  maxWorkers: 2,
  // Of the heap. What files share (the cache of what was transformed, memory that malloc keeps) begins anew; what they do not let go is a mistake all the same.
  workerIdleMemoryLimit: '250MB',
  // Far more than any of it takes: a slow machine is not a failure. The trust run does everything many times over.
  testTimeout: process.env.TRUST === 'full' ? 7_200_000 : 300_000,
};
