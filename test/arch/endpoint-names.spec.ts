import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/process/project.js';

/** All endpoints of the client have one store: of two with the same name, the one that was loaded first answers for both. */
test('no two endpoints of the client have the same name', () => {
  const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: projectRoot }).map((file) => readFileSync(join(projectRoot, file), 'utf8'));
  const names = sources.flatMap((source) => [...source.matchAll(/^\s+(\w+): build\.(?:query|mutation)\b/gm)].map(([, name]) => name!));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
