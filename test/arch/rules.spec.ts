import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { projectRoot } from '../../src/platform/process/project.js';

interface Report {
  readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
  readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
}

const FIXTURES = join(projectRoot, 'test', 'arch', 'fixtures');
const tool = (...parts: string[]) => join(projectRoot, 'node_modules', ...parts);

/** Both tools answer with code 1 when they find something; what counts is their report. */
function report(cwd: string, program: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...args], { cwd, maxBuffer: 1e8 }, (error, stdout) =>
      stdout ? resolve(stdout) : reject(new Error(`${program} says nothing`, { cause: error })),
    );
  });
}

async function cruise(cwd: string, rules = '.dependency-cruiser.mjs'): Promise<Report> {
  const flags = ['--config', join(projectRoot, rules), '--output-type', 'json'];
  const found = await report(cwd, tool('dependency-cruiser/bin/dependency-cruise.mjs'), ...flags, 'src', 'web/src', 'migrations');
  return (JSON.parse(found) as { summary: Report }).summary;
}

/** Names of the rules that a fixture breaks, by the fixture's file. */
async function lintFindings(): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  const flags = ['--config', join(projectRoot, 'eslint.config.js'), '--format', 'json'];
  const found = await report(FIXTURES, tool('eslint/bin/eslint.js'), ...flags, 'src', 'web', 'bench');
  const files = JSON.parse(found) as { filePath: string; messages: { ruleId: string | null }[] }[];
  return new Map(files.map(({ filePath, messages }) => [basename(filePath), messages.map(({ ruleId }) => ruleId)]));
}

const { violations, ruleSetUsed } = await cruise(FIXTURES);

describe('who may import whom', () => {
  test.each([...new Set(ruleSetUsed.forbidden.map(({ name }) => name))])('%s is refused where it is broken', (name) => {
    const files = violations.filter(({ rule }) => rule.name === name).map(({ from }) => basename(from).split('.')[0]);
    expect(files).toContain(name);
  });

  test.each(['decision-beside-its-decider', 'guard-that-makes-up-facts'])(
    'a decision in a file of its own is held to what its decider is: %s',
    (name) => {
      const broken = violations.filter(({ from }) => from.includes(name)).map(({ rule }) => rule.name);
      expect(broken).toEqual(['decisions-reach-no-machinery']);
    },
  );

  test('what is allowed is let through', () => {
    expect(violations.filter(({ from }) => /allowed|app\.module/.test(from))).toEqual([]);
  });

  test('the fixtures are found by the same names as the product', () => {
    const [product, fixtures] = [projectRoot, FIXTURES].map(
      (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).imports,
    );
    expect(fixtures).toEqual(product);
  });

  test('the product keeps every rule', async () => {
    expect((await cruise(projectRoot)).violations).toEqual([]);
  });
});

describe('folders', () => {
  test('that need each other are refused, even where their files do not', async () => {
    const { violations: circles } = await cruise(FIXTURES, '.dependency-cruiser.folders.mjs');
    expect(circles.map(({ rule, from }) => [rule.name, from])).toEqual(
      expect.arrayContaining([
        ['no-folder-cycles', 'src/identity/sessions'],
        ['no-folder-cycles', 'src/identity/sign-in'],
      ]),
    );
  });

  test('of the product do not need each other', async () => {
    expect((await cruise(projectRoot, '.dependency-cruiser.folders.mjs')).violations).toEqual([]);
  });

  test('hold a dozen files at most', () => {
    const files = Map.groupBy(
      globSync('{src,web/src}/**/*.*', { cwd: projectRoot, withFileTypes: true }).filter((entry) => entry.isFile()),
      ({ parentPath }) => parentPath,
    );
    const full = [...files]
      .filter(([, { length }]) => length > 12)
      .map(([folder, { length }]) => `${relative(projectRoot, folder)}: ${length}`);
    expect(files.size).toBeGreaterThan(150);
    expect(full).toEqual([]);
  });
});

describe('modules', () => {
  const lines = (folder: string): number =>
    globSync(`${folder}/**/*.ts`, { cwd: projectRoot })
      .filter((file) => !/\.spec\.ts$|\/testing\//.test(file))
      .reduce((sum, file) => sum + readFileSync(join(projectRoot, file), 'utf8').trimEnd().split('\n').length, 0);
  const folders = (parent: string): string[] => globSync(`${parent}/*/`, { cwd: projectRoot }).filter((folder) => lines(folder) > 0);

  test.each([
    [5000, folders('src').filter((folder) => folder !== 'src/platform')],
    [3000, folders('src/platform')],
  ])('have %d lines at most, and a part of the platform fewer', (most, found) => {
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((folder) => lines(folder) > most).map((folder) => `${folder}: ${lines(folder)}`)).toEqual([]);
  });
});

describe('what the compiler does not see', () => {
  let findings: Awaited<ReturnType<typeof lintFindings>>;
  beforeAll(async () => {
    findings = await lintFindings();
  });

  test.each([
    ['a DTO imported as a type', 'type-only-dto.controller.ts', ['no-restricted-syntax']],
    ['a DTO imported as a type among others', 'type-only-dto-inline.controller.ts', ['no-restricted-syntax']],
    ['a clock or dice in a decision', 'reads-the-clock.ts', Array(3).fill('no-restricted-syntax')],
    ['a booking changed without what follows from it', 'booking-without-consequences.ts', ['no-restricted-syntax']],
    ['a fact whose keys are not all named', 'unnamed-keys.ts', Array(4).fill('no-restricted-syntax')],
    ['a table named in bare SQL', 'bare-table.ts', Array(2).fill('no-restricted-syntax')],
    ['a promise that nobody waits for', 'forgotten-promise.ts', ['@typescript-eslint/no-floating-promises']],
    ['a value without a type', 'any-value.ts', ['@typescript-eslint/no-unsafe-return', '@typescript-eslint/no-unsafe-member-access']],
    ['imports in no order', 'imports-in-no-order.mjs', ['import-sort/imports']],
    ['a case that nobody thought of', 'forgotten-case.ts', ['@typescript-eslint/switch-exhaustiveness-check']],
    ['what JavaScript forgives', 'loose-comparison.mjs', ['eqeqeq', 'no-empty']],
    [
      'a command, a reaction, a projection, a controller or a module in a file of another name',
      'every-kind.ts',
      Array(5).fill('no-restricted-syntax'),
    ],
    ['a handler that refuses', 'refuses.command.ts', Array(3).fill('house/decisions-refuse')],
    ['a handler that asks who is acting', 'ambient-actor.command.ts', Array(3).fill('no-restricted-syntax')],
    ['a handler of more than 25 lines', 'long.command.ts', ['max-lines-per-function']],
    ['a rule of the business outside a decision', 'refuses-without-deciding.ts', ['house/decisions-refuse']],
    ['a barrel of MUI', 'mui-barrel.ts', Array(2).fill('no-restricted-imports')],
    ['a second list of what the cache holds', 'own-tags.ts', Array(2).fill('no-restricted-syntax')],
    ['another way of styling', 'own-looks.tsx', ['no-restricted-syntax', 'no-restricted-imports', 'no-restricted-syntax']],
  ])('%s is refused', (_, file, rules) => {
    expect(findings.get(file)).toEqual(rules);
  });

  test.each([
    'allowed.controller.ts',
    'allowed.command.ts',
    'allowed-mui.ts',
    'allowed-style.tsx',
    'allowed-given-time.ts',
    'allowed-named-keys.ts',
    'allowed-refusal.decisions.ts',
    'allowed-refusing-decider.ts',
  ])('%s is let through', (file) => {
    expect(findings.get(file)).toEqual([]);
  });
});

interface Unused {
  readonly issues: readonly (Readonly<Record<string, readonly { readonly name: string }[]>> & { readonly file: string })[];
}

test('what nothing uses is refused: a file, an export, a type, a package', async () => {
  const flags = ['--config', join(projectRoot, 'knip.jsonc'), '--reporter', 'json', '--no-progress'];
  const { issues } = JSON.parse(await report(join(FIXTURES, 'unused'), tool('knip/bin/knip.js'), ...flags)) as Unused;
  const found = (kind: string) => issues.flatMap((issue) => (issue[kind] ?? []).map(({ name }) => name));
  expect(['files', 'exports', 'types', 'dependencies'].map(found)).toEqual([
    ['src/alone.ts'],
    ['forgotten'],
    ['Forgotten'],
    ['nobody-imports-it'],
  ]);
});
