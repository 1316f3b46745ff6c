import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../../src/platform/process/project.js';
import { scratchDirectory } from '../support/test-server.js';
import { apply, mistake, type Run, stepsOf } from '../support/tutorial.js';

const DOCUMENT = 'docs/tutorial/pin-a-review.md';
const steps = stepsOf(DOCUMENT, readFileSync(join(projectRoot, DOCUMENT), 'utf8'));
const touched = [...new Set(steps.flatMap((step) => (step.kind === 'run' ? [] : [step.file])))];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(scratchDirectory(), 'tutorial-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts the checkout into the folder, as it is now. */
function copyProject(): void {
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: projectRoot });
  for (const file of new Set(listing.toString().split('\0'))) {
    if (file === '' || !existsSync(join(projectRoot, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(projectRoot, file), join(folder, file));
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

interface Ended {
  readonly ok: boolean;
  readonly said: string;
}
/** Not much memory, as others test beside it. */
const NODE = ['--max-old-space-size=1536', '--experimental-vm-modules', '--no-compilation-cache', '--no-warnings=ExperimentalWarning'];
const { JEST_WORKER_ID: _worker, PEAK_MEMORY_FILE: _peaks, ...env } = process.env;

const node = (program: string, ...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const options = { cwd: folder, env, maxBuffer: 1e8 };
    execFile(process.execPath, [...NODE, join(folder, program), ...args], options, (error, stdout, stderr) =>
      resolve({ ok: !error, said: stripVTControlCharacters(stdout + stderr) }),
    );
  });

/** As `npm test` does with one file, but for the packages, which are not this test's to install. */
async function jest(...args: string[]): Promise<Ended> {
  const report = join(folder, 'jest-report.json');
  rmSync(report, { force: true });
  const { said } = await node(
    'node_modules/jest/bin/jest.js',
    '--runInBand',
    '--json',
    `--outputFile=${report}`,
    '--runTestsByPath',
    ...args,
  );
  if (!existsSync(report)) return { ok: false, said };
  const counts = JSON.parse(readFileSync(report, 'utf8')) as Record<
    'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites',
    number
  >;
  const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
  return { ok: failed === 0 && counts.numPassedTests > 0, said: `${said}\n${counts.numPassedTests} passed, ${failed} failed` };
}

/** Of `npm run check` what a snippet can break, and no other test looks at. */
async function check(): Promise<Ended> {
  const types = (project: string) => node('node_modules/typescript/bin/tsc', '-p', project, '--noEmit');
  const formatted = () => node('node_modules/prettier/bin/prettier.cjs', '--check', ...touched);
  for (const part of [() => types('.'), () => types('web'), formatted]) {
    const ended = await part();
    if (!ended.ok) return ended;
  }
  return { ok: true, said: '' };
}

/** What the tutorial's commands stand for here. */
const COMMANDS: Readonly<Record<string, () => Promise<Ended>>> = {
  'npm run generate': () => node('scripts/generate.mjs'),
  'npm test -- src/reviews/pins': () => jest('src/reviews/pins/pinned-review.spec.ts'),
  'npm test -- src/reviews/list': () => jest('src/reviews/list/review-list.projection.spec.ts'),
  'npm test -- test/http/reviews': () => jest('test/http/reviews.spec.ts', '-t', 'a provider pins one review'),
  'npm test -- test/http/personal-file': () => jest('test/http/personal-file.spec.ts'),
  'npm run check': check,
};
/** What is the reader's to look at, or runs elsewhere. */
const BY_HAND = ['git switch -c pin-a-review', 'npm start', 'npm test -- authorization.spec demo-data', 'npm test'];

/** A command says, line for line, what its reader is told that they see. It does well, unless they are told of failures. */
async function run(step: Run): Promise<void> {
  if (BY_HAND.includes(step.command)) return;
  const command = COMMANDS[step.command];
  if (!command) throw mistake(step, `test/arch/tutorial.spec.ts does not know what "${step.command}" stands for.`);
  const { ok, said } = await command();
  const lines = said.split('\n').map((line) => line.trim());
  const unseen = step.seen.filter((wanted) => !lines.some((line) => line.startsWith(wanted)));
  if (unseen.length > 0) throw mistake(step, `"${step.command}" does not say "${unseen.join('" and "')}", but:\n\n${said}`);
  const red = step.seen.some((line) => /[1-9]\d* failed$/.test(line));
  if (ok === red) throw mistake(step, `"${step.command}" ${red ? 'does well' : 'fails'}:\n\n${said}`);
}

test(`${DOCUMENT} leads to a feature that works: each snippet fits, and each command does what its reader is told`, async () => {
  copyProject();
  for (const step of steps) {
    if (step.kind === 'run') await run(step);
    else apply(step, folder);
  }
  expect(steps.map((step) => (step.kind === 'run' ? step.command : ''))).toEqual(expect.arrayContaining(Object.keys(COMMANDS)));
}, 1_800_000);

describe('a tutorial that its project has left behind is told by its step', () => {
  const follow = (...markdown: string[]) => {
    writeFileSync(join(folder, 'here.ts'), 'one\ntwo\ntwo\nthree\n');
    for (const step of stepsOf('lesson.md', markdown.join('\n'))) if (step.kind !== 'run') apply(step, folder);
    return readFileSync(join(folder, 'here.ts'), 'utf8');
  };
  const change = (...lines: string[]) => ['## 1. The fact', '', '**Change** `here.ts`', '', '```diff', ...lines, '```'];

  test('what fits is changed', () => {
    expect(follow(...change(' one', '+one and a half', '@@', '-three', '+four'))).toBe('one\none and a half\ntwo\ntwo\nfour\n');
  });

  test.each([
    ['a line that is not there', change(' on', '+x'), 'stand 0 times in here.ts'],
    ['a line that is there twice', change('-two'), 'stand 2 times in here.ts'],
    ['a change that could be anywhere', change('+x'), 'a change has a line that says where it belongs'],
    ['a line that is neither here nor there', change('x'), 'begins with "+", "-" or a space'],
    ['a file that is not there', ['# A', '**Change** `away.ts`', '```diff', ' x', '```'], 'there is no away.ts'],
    ['a new file that is there', ['# A', '**New file** `here.ts`', '```ts', '```'], 'here.ts is there already'],
    ['code of no file', ['# A', '```ts', '```'], 'no line above this ts says'],
    ['a file without code', ['# A', '**New file** `new.ts`', 'It is short.'], 'stands above no block of code'],
    ['a sight without a command', ['# A', '```text', 'green', '```'], 'there is none before it'],
    ['a block without an end', ['# A', '```sh', 'npm test'], 'has no end'],
  ])('%s', (_, markdown, sentence) => {
    expect(() => follow(...markdown)).toThrow(sentence);
    expect(() => follow(...markdown)).toThrow(/^lesson\.md:\d+, step "(1\. The fact|A)": /);
  });
});
