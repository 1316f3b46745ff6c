import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
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
/** What the shell says where no script runs. */
const WITHOUT_SCRIPTS = /<noscript>[^]*?<\/noscript>/;

const ENTRY = 'index.html';

/** The built `index.html`, to be filled with what was rendered. */
export class PageTemplate {
  private constructor(
    /** The page without content, which the browser renders by itself. */
    readonly shell: string,
    private readonly manifest: Manifest,
  ) {}

  /** @param folder the built client */
  static async read(folder: string): Promise<PageTemplate> {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
    if (![HEAD, BODY, WITHOUT_SCRIPTS].every((mark) => mark.test(html)))
      throw new Error('index.html has lost the marks between which pages are rendered');
    // The first script fetches the libraries and the shell, in turns: they come with the page.
    const everywhere = preloads(manifest, [ENTRY, ...(manifest[ENTRY]?.dynamicImports ?? [])], html);
    const page = (await inlined(html, folder)).replace('</head>', () => `${everywhere}</head>`);
    return new PageTemplate(page, manifest);
  }

  /** The shell in place of a page that there was no time to render. Where no script runs, it says so and asks again. */
  busy({ message, retryAfterSeconds }: { readonly message: string; readonly retryAfterSeconds: number }): string {
    return this.shell
      .replace(WITHOUT_SCRIPTS, () => `<noscript><h1>Please wait a moment</h1><p>${message}</p></noscript>`)
      .replace('</head>', () => `<noscript><meta http-equiv="refresh" content="${retryAfterSeconds * 2}"></noscript></head>`);
  }

  /** @throws when there is no such page */
  filled({ head, body, file }: PageParts): string {
    const links = preloads(this.manifest, [`src/${file}`], this.shell);
    return this.shell.replace(HEAD, () => head + links).replace(BODY, () => body);
  }
}

/** Links to the scripts of these sources, and to what those import, unless the page names them already. */
function preloads(manifest: Manifest, sources: readonly string[], html: string): string {
  const found = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is no part of the built client`);
    if (found.has(source)) return;
    found.add(source);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  const files = [...found].map((source) => manifest[source]!.file).filter((file) => !html.includes(`"/${file}"`));
  return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
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
