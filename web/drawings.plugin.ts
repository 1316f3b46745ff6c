import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:drawings';
const FOLDER = join(import.meta.dirname, 'drawings');

/** A drawing of `web/drawings`: the trade's own, `plumbing/plumbing.svg`, or that of some of its jobs, `plumbing/faucet.svg`. */
export interface Drawing {
  /** The folder: a category's slug. */
  readonly trade: string;
  readonly name: string;
  readonly svg: string;
}

export function readDrawings(): Drawing[] {
  return globSync('*/*.svg', { cwd: FOLDER })
    .sort()
    .map((file) => ({ trade: dirname(file), name: basename(file, '.svg'), svg: readFileSync(join(FOLDER, file), 'utf8') }));
}

/** The words that each trade has drawings for, beside its own. */
export function drawnWords(drawings: readonly Drawing[]): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  for (const { trade, name } of drawings) (words[trade] ??= []).push(...(name === trade ? [] : [name]));
  return words;
}

/** All drawings in one file, each to be shown by its id: `plumbing`, `plumbing-faucet`. */
function spriteOf(drawings: readonly Drawing[]): string {
  const shapes = drawings.map(({ trade, name, svg }) => {
    const id = name === trade ? trade : `${trade}-${name}`;
    const body = svg
      .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
      .replace(/\n\s*/g, ' ')
      .trim();
    return `<g id="${id}">${body}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${shapes.join('\n')}</defs></svg>`;
}

/** `import { SPRITE, DRAWN } from 'virtual:drawings'`: the address of the file with all drawings, which no script carries, and what is drawn in it. */
export function drawings(): Plugin {
  const read = () => {
    const all = readDrawings();
    const sprite = spriteOf(all);
    const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8);
    return { sprite, file: `assets/drawings-${hash}.svg`, drawn: drawnWords(all) };
  };
  return {
    name: 'drawings',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const { sprite, file, drawn } = read();
      if (this.environment.mode === 'build' && this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: file, source: sprite });
      return `export const SPRITE = '/${file}';\nexport const DRAWN = ${JSON.stringify(drawn)};`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/drawings-')) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(read().sprite);
      });
    },
  };
}
