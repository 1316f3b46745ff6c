import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/process/project.js';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const schema = /z\.object\(\{\n([\s\S]+?)\n\}\);/.exec(read('src/platform/process/config.ts'))![1]!;
/** `PORT: z.coerce … .default(3000),` up to the next setting. */
const settings = [...schema.matchAll(/^ {2}([A-Z_]+):([\s\S]+?)(?=,\n {2}[A-Z_]+:|,?$(?![\s\S]))/gm)].map(
  ([, name, rule]) => [name!, /\.default\('?([^')]+)'?\)/.exec(rule!)?.[1]] as const,
);
const rows = new Map(
  [...read('docs/reference/configuration.md').matchAll(/^\| `([A-Z_]+)` \| (.+?) \|/gm)].map(([, name, preset]) => [name!, preset!]),
);

describe('the reference of the configuration', () => {
  test('lists every setting that the product reads, and no other', () => {
    expect(settings.length).toBeGreaterThan(20);
    expect([...rows.keys()].sort()).toEqual(settings.map(([name]) => name).sort());
  });

  test.each(settings.filter(([, preset]) => preset !== undefined))('gives the default of %s', (name, preset) => {
    expect(rows.get(name)).toBe(`\`${preset}\``);
  });
});
