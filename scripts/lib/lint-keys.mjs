import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * For each file a key that changes whenever what lint says about it may change. Some rules ask the compiler for types, which come from other
 * files: so a key is made of the file and of all that it imports, directly or not.
 * @param {string[]} sources absolute paths of what is linted
 * @param {{ projects: string[], common: string[] }} options absolute paths of the `tsconfig.json` files, of which one counts for what is below its
 * folder; and what counts for every file: configuration, versions
 */
export function lintKeys(sources, { projects, common }) {
  const resolvers = projects.map(resolverOf).sort((one, other) => other.folder.length - one.folder.length);
  const known = new Map();
  const look = (path) => {
    if (!known.has(path)) known.set(path, existsSync(path) ? read(path, resolvers) : { hash: 'none', imports: [] });
    return known.get(path);
  };
  const everywhere = sha(JSON.stringify([common, sources.filter((path) => look(path).global).map((path) => [path, look(path).hash])]));
  return new Map(
    sources.map((path) => [
      path,
      sha(
        everywhere +
          [...reachedFrom(path, look)]
            .sort()
            .map((reached) => `${reached}\0${look(reached).hash}\0`)
            .join(''),
      ),
    ]),
  );
}

function reachedFrom(path, look) {
  const reached = new Set([path]);
  for (const at of reached) for (const next of look(at).imports) reached.add(next);
  return reached;
}

function read(path, resolvers) {
  const text = readFileSync(path, 'utf8');
  const { importedFiles, referencedFiles, ambientExternalModules } = ts.preProcessFile(text, true, true);
  const resolve = resolvers.find(({ folder }) => path.startsWith(`${folder}/`))?.resolve ?? (() => undefined);
  const imports = importedFiles.map(({ fileName }) => resolve(fileName, path)).filter((found) => found !== undefined);
  return {
    hash: sha(text),
    imports: [...imports, ...referencedFiles.map(({ fileName }) => join(dirname(path), fileName))],
    // What it declares is seen by files that do not import it.
    global: path.endsWith('.d.ts') || (ambientExternalModules?.length ?? 0) > 0 || /^declare (global|module)\b/m.test(text),
  };
}

/** Of packages the lock file tells the version; only our own files are followed. */
function resolverOf(project) {
  const folder = dirname(project);
  const { config } = ts.readConfigFile(project, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, folder);
  const cache = ts.createModuleResolutionCache(folder, (name) => name, options);
  const resolve = (name, from) => {
    if (!/^[./#]/.test(name)) return undefined;
    const mode = options.module === ts.ModuleKind.NodeNext ? ts.ModuleKind.ESNext : undefined;
    const file = ts.resolveModuleName(name, from, options, ts.sys, cache, undefined, mode).resolvedModule?.resolvedFileName;
    return file?.includes('/node_modules/') ? undefined : file;
  };
  return { folder, resolve };
}

const sha = (text) => createHash('sha256').update(text).digest('hex');
