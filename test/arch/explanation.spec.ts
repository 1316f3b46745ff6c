import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { projectRoot } from '../../src/platform/process/project.js';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const ordered = [...read('scripts/lib/modules.mjs').matchAll(/^ {2}'([a-z-]+)',$/gm)].map(([, module]) => module!);
const MODULES = ['platform', ...ordered, 'demo'];

const picture = /```mermaid\n([\s\S]+?)```/.exec(read('docs/explanation/how-it-works.md'))![1]!;
const drawn = [...picture.matchAll(/^ {2}([a-z-]+)\[/gm)].map(([, module]) => module);
const arrows = [...picture.matchAll(/^ {2}([a-z-]+) --> ([a-z-]+)$/gm)].map(([, from, to]) => `${from} → ${to}`);

/** Which lower module each one imports, as the sources say. */
const imports = MODULES.flatMap((module) => {
  const files = globSync(`src/${module}/**/*.ts`, { cwd: projectRoot }).filter((file) => !/\.spec\.ts$|\/testing\//.test(file));
  const targets = files.flatMap((file) =>
    [...read(file).matchAll(/ from '(\.[^']+)'/g)].map(([, path]) => posix.join(dirname(file), path!).split('/')[1]!),
  );
  const below = MODULES.slice(0, MODULES.indexOf(module));
  return [...new Set(targets)].filter((target) => below.includes(target)).map((target) => `${module} → ${target}`);
});
/** What the text beside the picture says is left out. */
const understood = (arrow: string) =>
  arrow.startsWith('demo ') ||
  (arrow.endsWith(' platform') && arrow !== 'accounts → platform') ||
  (arrow.endsWith(' accounts') && !['identity → accounts', 'notifications → accounts'].includes(arrow)) ||
  arrow.endsWith(' identity');

describe('the picture of the modules', () => {
  test('has them in their order', () => expect(drawn).toEqual(MODULES));

  test('has an arrow for each import between them', () => {
    expect(arrows.toSorted()).toEqual(imports.filter((arrow) => !understood(arrow)).toSorted());
  });
});
