/** Sitemaps (sitemaps.org, 0.9): lists of addresses for search engines. */
export interface Listed {
  /** Path from the root, such as `/services`. */
  readonly path: string;
  /** ISO instant of its last change, where it is known. */
  readonly changedAt?: string;
}

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Sitemaps of the site. */
export const indexXml = (root: string, parts: readonly Listed[]): string => documentXml('sitemapindex', 'sitemap', root, parts);

/** Pages of the site. */
export const pagesXml = (root: string, pages: readonly Listed[]): string => documentXml('urlset', 'url', root, pages);

function documentXml(whole: string, part: string, root: string, listed: readonly Listed[]): string {
  const lines = listed.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
    return `<${part}><loc>${escaped(root + path)}</loc>${lastmod}</${part}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${whole} xmlns="${XMLNS}">\n${lines.join('')}</${whole}>\n`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
