import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../src/platform/process/project.js';

interface Failure {
  readonly name: string;
  readonly message: string;
  readonly flaky?: boolean;
}

describe('what failed, at the end of npm test', () => {
  let failuresOfJest: (report: object) => Failure[];
  let failuresOfPlaywright: (report: object) => Failure[];
  let told: (failures: readonly Failure[]) => string;

  beforeAll(async () => {
    const url = pathToFileURL(join(projectRoot, 'scripts', 'lib', 'failures.mjs')).href;
    ({ failuresOfJest, failuresOfPlaywright, told } = (await import(url)) as {
      failuresOfJest: typeof failuresOfJest;
      failuresOfPlaywright: typeof failuresOfPlaywright;
      told: typeof told;
    });
  });

  test('is named by file and titles, as Jest reports it; a file that could not be run is one', () => {
    const name = (file: string) => join(projectRoot, file);
    const passed = { status: 'passed', ancestorTitles: ['a sum'], title: 'is whole', failureMessages: [] };
    const failed = {
      status: 'failed',
      ancestorTitles: ['a sum', 'of cents'],
      title: 'adds up',
      failureMessages: ['expected 2', 'at line 3'],
    };
    const report = {
      testResults: [
        { name: name('src/sum.spec.ts'), status: 'failed', message: 'all of it', assertionResults: [passed, failed] },
        { name: name('src/broken.spec.ts'), status: 'failed', message: 'can not be read', assertionResults: [] },
        { name: name('src/whole.spec.ts'), status: 'passed', message: '', assertionResults: [passed] },
      ],
    };
    expect(failuresOfJest(report)).toEqual([
      { name: 'src/sum.spec.ts › a sum › of cents › adds up', message: 'expected 2\nat line 3' },
      { name: 'src/broken.spec.ts', message: 'can not be read' },
    ]);
  });

  test('is named the same way as Playwright reports it, with what was seen the first time', () => {
    const spec = (title: string, status: string, ...errors: string[]) => ({
      title,
      tests: [{ status, results: errors.map((message) => ({ errors: [{ message }] })) }],
    });
    const report = {
      errors: [{ message: 'the product did not start' }],
      suites: [
        {
          title: 'auth.spec.ts',
          specs: [spec('signs in', 'expected')],
          suites: [{ title: 'on a phone', specs: [spec('signs up', 'unexpected', 'first', 'second'), spec('signs out', 'flaky', 'once')] }],
        },
      ],
    };
    expect(failuresOfPlaywright(report)).toEqual([
      { name: 'test/browser', message: 'the product did not start', flaky: false },
      { name: 'test/browser/auth.spec.ts › on a phone › signs up', message: 'first', flaky: false },
      { name: 'test/browser/auth.spec.ts › on a phone › signs out', message: 'once', flaky: true },
    ]);
  });

  test('is told without colours, and no longer than can be read', () => {
    const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const text = told([
      { name: 'a', message: '\u001b[31mred\u001b[39m' },
      { name: 'b', message: long },
      { name: 'c', message: 'once', flaky: true },
      ...Array.from({ length: 20 }, (_, index) => ({ name: `d${index}`, message: '' })),
    ]);
    expect(text).toContain('✕ a\n    red\n');
    expect(text).toContain('    line 19\n    …\n');
    expect(text).not.toContain('line 20');
    expect(text).toContain('~ c (passed at the second try)\n    once');
    expect(text).toMatch(/✕ d16\n\nand 3 more, above$/);
  });
});
