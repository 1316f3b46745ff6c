import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../src/platform/process/project.js';

interface Chosen {
  readonly jest: readonly string[];
  readonly browser: readonly string[];
}

describe('npm test -- <part of a path>', () => {
  let specsWith: (parts: readonly string[], specs?: readonly string[]) => Chosen;

  beforeAll(async () => {
    const url = pathToFileURL(join(projectRoot, 'scripts', 'lib', 'specs.mjs')).href;
    ({ specsWith } = (await import(url)) as { specsWith: typeof specsWith });
  });

  const SPECS = [
    'src/booking/slots.spec.ts',
    'test/http/sessions.spec.ts',
    'test/browser/auth.spec.ts',
    'test/browser/booking-life.spec.ts',
  ];

  test.each([
    ['sessions', ['test/http/sessions.spec.ts'], []],
    ['test/browser/auth', [], ['test/browser/auth.spec.ts']],
    ['booking', ['src/booking/slots.spec.ts'], ['test/browser/booking-life.spec.ts']],
    ['./test/browser/auth.spec.ts', [], ['test/browser/auth.spec.ts']],
    [join(projectRoot, 'test/http'), ['test/http/sessions.spec.ts'], []],
  ])('%s is found, and apart by who runs it', (part, jest, browser) => {
    expect(specsWith([part], SPECS)).toEqual({ jest, browser });
  });

  test('several parts are all of them, and a file that has two is run once', () => {
    expect(specsWith(['slots', 'booking', 'auth'], SPECS)).toEqual({
      jest: ['src/booking/slots.spec.ts'],
      browser: ['test/browser/booking-life.spec.ts', 'test/browser/auth.spec.ts'],
    });
  });

  test('a part that no path has is said, even beside one that some have', () => {
    expect(() => specsWith(['auth', 'no-such-thing'], SPECS)).toThrow('No test file has "no-such-thing" in its path');
  });

  test('they are those of the project, without what only looks like one', () => {
    const { jest, browser } = specsWith(['.spec.ts']);
    expect(jest).toContain(relative(projectRoot, expect.getState().testPath!));
    expect(browser).toContain('test/browser/auth.spec.ts');
    expect([...jest, ...browser].filter((path) => path.includes('fixtures') || !existsSync(join(projectRoot, path)))).toEqual([]);
  });
});
