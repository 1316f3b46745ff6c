import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../../src/platform/process/project.js';
import { stepsOf } from '../support/tutorial.js';

const read = (document: string) => readFileSync(join(projectRoot, document), 'utf8');
const documents = globSync(['*.md', '{bench,docs,src,web}/**/*.md'], { cwd: projectRoot, exclude: ['**/node_modules/**'] }).sort();
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
const opsCommands = [...read('src/ops/main.ts').matchAll(/^ {2}'?([a-z-]+)'?: \{$/gm)].map(([, name]) => name!);

const LINK = /\]\((?!https?:|mailto:)([^)\s]+)/g;
const SCRIPT = /npm run ([\w:-]+)/g;
const OPS = /npm run ops -- ([a-z][\w-]*)/g;
const CODE = /`([^`\n]+)`/g;
const PATH_OF_OURS = /^(src|web|docs|test|scripts|migrations|bench)\/[\w./*{},@-]+$/;
const FILE_NAME = /^[\w.-]+\.(ts|tsx|mjs)$/;
/** Endings alone (`.events.ts`), and names that stand for a kind of file. */
const KIND = /^[.*]/;

/** What a document names, outside of links. */
const named = (document: string) => [...read(document).matchAll(CODE)].map(([, code]) => code!);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);

/** Where a heading is found on the page, as GitHub and editors derive it. */
const anchorsOf = (document: string) =>
  all(read(document), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

const isThere = (path: string) =>
  /[*{]/.test(path) ? globSync(path, { cwd: projectRoot }).length > 0 : existsSync(join(projectRoot, path));

/** Files that are not there before the reader of a tutorial makes them. */
const madeIn = (document: string) =>
  document.startsWith('docs/tutorial/')
    ? stepsOf(document, read(document)).flatMap((step) => (step.kind === 'new file' ? [step.file] : []))
    : [];

const fileNames = new Set(
  globSync(['*', '{src,web,docs,test,scripts,migrations,bench}/**/*.{ts,tsx,mjs}'], {
    cwd: projectRoot,
    exclude: ['**/node_modules/**', '**/fixtures/**', 'web/dist/**'],
  }).map((path) => basename(path)),
);

test('there are documents', () => {
  expect(documents).toContain('README.md');
  expect(opsCommands).toContain('backup');
});

describe.each(documents)('%s', (document) => {
  test('links to what is there', () => {
    const broken = all(read(document), LINK).filter((link) => {
      const [path, anchor] = link.split('#') as [string, string?];
      const target = path === '' ? document : join(dirname(document), path);
      if (!existsSync(join(projectRoot, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('names scripts that exist', () => {
    const missing = all(read(document), SCRIPT).filter((script) => !scripts.includes(script));
    const unknown = all(read(document), OPS).filter((command) => !opsCommands.includes(command));
    expect([...missing, ...unknown]).toEqual([]);
  });

  test('names paths and files that exist', () => {
    const made = madeIn(document);
    const paths = named(document).filter((code) => PATH_OF_OURS.test(code) && !isThere(code) && !made.includes(code));
    const files = named(document).filter((code) => FILE_NAME.test(code) && !KIND.test(code) && !fileNames.has(code));
    expect([...paths, ...files]).toEqual([]);
  });
});
