import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** What Vite says of the client that it has built: by source file, the chunk that it became and what that imports. */
type Manifest = Readonly<Record<string, Chunk>>;

export interface PageParts {
  /** Elements of the head. */
  readonly head: string;
  /** Replaces the empty root. */
  readonly body: string;
  /** Source of the page, under `web/src`. */
  readonly file: string;
}

const HEAD = /<!--page-head-->[^]*<!--\/page-head-->/;
const BODY = /<!--page-body-->[^]*<!--\/page-body-->/;

/** The built `index.html`, to be filled with what was drawn. */
export class PageTemplate {
  private constructor(
    private readonly html: string,
    private readonly manifest: Manifest,
  ) {}

  /** @param folder the built client */
  static async read(folder: string): Promise<PageTemplate> {
    const [html, manifest] = await Promise.all([
      readFile(join(folder, 'index.html'), 'utf8'),
      readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
    ]);
    if (!HEAD.test(html) || !BODY.test(html)) throw new Error('index.html has lost the marks between which pages are drawn');
    return new PageTemplate(await inlined(html, folder), JSON.parse(manifest) as Manifest);
  }

  /** The page without content, which the browser draws by itself. */
  get shell(): string {
    return this.html;
  }

  filled({ head, body, file }: PageParts): string {
    const preloads = this.chunksOf(file).map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}">`);
    return this.html.replace(HEAD, () => head + preloads.join('')).replace(BODY, () => body);
  }

  /** The page's own chunk and what it imports, unless every page has it. */
  private chunksOf(file: string): string[] {
    const start = `src/${file}`;
    if (!this.manifest[start]) throw new Error(`${start} is no page of the built client`);
    const found = new Set<string>();
    const visit = (name: string): void => {
      if (found.has(name)) return;
      found.add(name);
      this.manifest[name]?.imports?.forEach(visit);
    };
    visit(start);
    return [...found].map((name) => this.manifest[name]!.file).filter((chunk) => !this.html.includes(`"/${chunk}"`));
  }
}

/** What the first paint waits for comes with the page: a request less on a slow line. */
async function inlined(html: string, folder: string): Promise<string> {
  let page = html;
  for (const [element, path] of html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)) {
    const style = await readFile(join(folder, path!), 'utf8');
    page = page.replace(element, () => `<style>${style}</style>`);
  }
  for (const [element, path] of html.matchAll(/<script src="\/([^"]+)"><\/script>/g)) {
    const script = await readFile(join(folder, path!), 'utf8');
    page = page.replace(element, () => `<script>${script}</script>`);
  }
  return page;
}
