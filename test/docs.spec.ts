import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../src/platform/project.js';

const pages = globSync(['*.md', '{bench,docs,src}/**/*.md'], { cwd: projectRoot });
const linksOf = (page: string): string[] =>
  [...readFileSync(join(projectRoot, page), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !link.includes(':'));

test.each(pages)('%s leads only to what is there', (page) => {
  expect(linksOf(page).filter((link) => !existsSync(join(projectRoot, dirname(page), link)))).toEqual([]);
});
