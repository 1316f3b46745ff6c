import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/platform/process/project.js';

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const documents = globSync(['*.md', '{bench,docs,src}/**/*.md'], { cwd: projectRoot }).sort();

test('there are documents', () => expect(documents).toContain('README.md'));

test.each(documents)('%s links to what is there', (document) => {
  const targets = [...readFileSync(join(projectRoot, document), 'utf8').matchAll(LINK)].map(([, target]) => target!);
  expect(targets.filter((target) => !existsSync(join(projectRoot, dirname(document), target)))).toEqual([]);
});
