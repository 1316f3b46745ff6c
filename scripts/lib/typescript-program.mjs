import { globSync } from 'node:fs';
import ts from 'typescript';
import { inRoot, root } from './paths.mjs';

/** The compiler's view of some of our files, in the order of their names, which makes what is generated from it the same everywhere. */
export function programOf(pattern) {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const files = globSync(pattern, { cwd: root }).sort();
  return {
    files,
    program: ts.createProgram(
      files.map((file) => inRoot(file)),
      options,
    ),
  };
}
