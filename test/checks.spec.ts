import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../src/platform/process/project.js';

type LintKeys = (sources: string[], options: { projects: string[]; common: string[] }) => Map<string, string>;
interface Check {
  readonly name: string;
  readonly args: readonly string[];
  readonly inputs?: () => string[];
}
type RunUnlessUnchanged = (check: Check, folder: string) => Promise<{ code: number; output: string; unchanged: boolean }>;

const script = <T>(name: string) => import(pathToFileURL(join(projectRoot, 'scripts', 'lib', name)).href) as Promise<T>;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'plumb-and-level-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('what lint says about a file is asked anew', () => {
  let lintKeys: LintKeys;
  beforeAll(async () => ({ lintKeys } = await script<{ lintKeys: LintKeys }>('lint-keys.mjs')));

  const COMPILER = { compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext' } };
  const NAMES = ['page.ts', 'door.ts', 'price.ts', 'other.ts', 'globals.d.ts'];

  /** Names of the files that are linted again after `change`. */
  const askedAgain = (change: () => void, common = ['as before']) => {
    const projects = [write('tsconfig.json', JSON.stringify(COMPILER))];
    write('page.ts', "import { price } from './door.js';\nprice();");
    write('door.ts', "export * from './price.js';");
    write('price.ts', 'export const price = () => 1;');
    write('other.ts', 'export const other = 1;');
    write('globals.d.ts', 'declare const given: number;');
    const sources = NAMES.map((name) => join(folder, name));
    const before = lintKeys(sources, { projects, common: ['as before'] });
    change();
    const after = lintKeys(sources, { projects, common });
    return NAMES.filter((name) => before.get(join(folder, name)) !== after.get(join(folder, name)));
  };

  test('not when nothing has changed', () => expect(askedAgain(() => undefined)).toEqual([]));

  test('when it has changed, or one that it imports by a detour', () =>
    expect(askedAgain(() => write('price.ts', 'export const price = async () => 1;'))).toEqual(['page.ts', 'door.ts', 'price.ts']));

  test('when one is gone that it imports', () =>
    expect(askedAgain(() => rmSync(join(folder, 'price.ts')))).toEqual(['page.ts', 'door.ts', 'price.ts']));

  test('when what every file sees has changed', () =>
    expect(askedAgain(() => write('globals.d.ts', 'declare const given: Promise<number>;'))).toEqual(NAMES));

  test('when rules or versions have changed', () => expect(askedAgain(() => undefined, ['other rules'])).toEqual(NAMES));
});

describe('a check with the same inputs', () => {
  let runUnlessUnchanged: RunUnlessUnchanged;
  beforeAll(async () => ({ runUnlessUnchanged } = await script<{ runUnlessUnchanged: RunUnlessUnchanged }>('run-unless-unchanged.mjs')));

  const run = (source: string) => {
    mkdirSync(join(folder, 'input'), { recursive: true });
    const check = { name: 'some rule', args: ['-e', source], inputs: () => [relative(projectRoot, join(folder, 'input'))] };
    return runUnlessUnchanged(check, relative(projectRoot, join(folder, 'kept')));
  };

  test('is not run again once it has passed', async () => {
    expect(await run('')).toMatchObject({ code: 0, unchanged: false });
    expect(await run('')).toMatchObject({ code: 0, unchanged: true });
  });

  test('is run again while it fails', async () => {
    for (const _ of [1, 2]) expect(await run('process.exit(1)')).toMatchObject({ code: 1, unchanged: false });
  });

  test('is run again with others', async () => {
    mkdirSync(join(folder, 'input'));
    await run('');
    write('input/new.ts', '');
    expect(await run('')).toMatchObject({ unchanged: false });
    write('input/new.ts', 'changed');
    expect(await run('')).toMatchObject({ unchanged: false });
    expect(await run('')).toMatchObject({ unchanged: true });
  });

  test('is run again if they changed while it ran', async () => {
    mkdirSync(join(folder, 'input'));
    const changing = `fs.writeFileSync(${JSON.stringify(join(folder, 'input', 'new.ts'))}, String(Date.now()))`;
    await run(changing);
    expect(await run(changing)).toMatchObject({ unchanged: false });
  });
});
