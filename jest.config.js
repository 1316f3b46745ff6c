/** Unit, projection and HTTP tests. Browser tests are Playwright's (`playwright.config.ts`). */
export default {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/scripts'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/test/browser/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '@swc/jest' },
  testTimeout: 60_000,
};
