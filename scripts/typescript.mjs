import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/**
 * Lets Node import the project's TypeScript without a build, decorators included: `node --import ./scripts/typescript.mjs file.ts`,
 * or imported first. As TypeScript does, it reads `./x.js` as `./x.ts` where that exists.
 */
const swcrc = JSON.parse(readFileSync(new URL('../.swcrc', import.meta.url), 'utf8'));
const inProject = (url) => url?.startsWith('file:') && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    if (inProject(context.parentURL) && /^\.{1,2}\/.*\.js$/.test(specifier)) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(source)) return next(source.href, context);
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!inProject(url) || !url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { $schema: _schema, ...options } = swcrc;
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...options,
      filename,
      cwd: dirname(filename),
      swcrc: false,
      sourceMaps: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
