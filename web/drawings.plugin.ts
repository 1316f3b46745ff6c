import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:drawings';
const RESOLVED = `\0${NAME}`;
const FOLDER = join(import.meta.dirname, 'drawings');

/** A file of `web/drawings`: a trade's own drawing (`plumbing/plumbing.svg`), or that of one of its jobs (`plumbing/faucet.svg`). */
export interface Drawing {
  /** A category's slug. */
  readonly trade: string;
  /** Undefined for the trade's own. */
  readonly job: string | undefined;
  readonly svg: string;
}

export function readDrawings(): Drawing[] {
  return globSync('*/*.svg', { cwd: FOLDER })
    .sort()
    .map((file) => {
      const [trade, name] = [dirname(file), basename(file, '.svg')];
      return { trade, job: name === trade ? undefined : name, svg: readFileSync(join(FOLDER, file), 'utf8') };
    });
}

/** The jobs that each trade has drawings for, beside its own. */
export function drawnJobs(drawings: readonly Drawing[]): Record<string, string[]> {
  const jobs: Record<string, string[]> = {};
  for (const { trade, job } of drawings) (jobs[trade] ??= []).push(...(job ? [job] : []));
  return jobs;
}

/** The shapes of each drawing by its id, like `plumbing` and `plumbing-faucet`. */
export function shapesById(drawings: readonly Drawing[]): Record<string, string> {
  const shapes = drawings.map(({ trade, job, svg }) => [
    job ? `${trade}-${job}` : trade,
    svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replaceAll(/\n\s*/g, ''),
  ]);
  return Object.fromEntries(shapes) as Record<string, string>;
}

/** All drawings in one file, where each is found by its id. By `display` a browser styles and lays out only those that a page uses. */
export function spriteOf(drawings: readonly Drawing[]): string {
  const groups = Object.entries(shapesById(drawings)).map(([id, shapes]) => `<g id="${id}">${shapes}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs display="none">${groups.join('\n')}</defs></svg>`;
}

/** `import { DRAWN, SPRITE } from 'virtual:drawings'`: what is drawn, and the address of the file that has it, so that no script carries a drawing. The server's letters import `SHAPES`. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    resolveId: (source) => (source === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const all = readDrawings();
      const source = spriteOf(all);
      // The build for the server emits nothing, and must come to the same address.
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/drawings-${hash}.svg`;
      if (this.environment.mode === 'build' && this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
      return [
        `export const SPRITE = '/${fileName}';`,
        `export const DRAWN = ${JSON.stringify(drawnJobs(all))};`,
        `export const SHAPES = ${JSON.stringify(shapesById(all))};`,
      ].join('\n');
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/assets/drawings-')) response.setHeader('Content-Type', 'image/svg+xml').end(spriteOf(readDrawings()));
        else next();
      });
    },
  };
}
