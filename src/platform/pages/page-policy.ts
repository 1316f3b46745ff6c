import { createHash } from 'node:crypto';

const SCRIPT_ELEMENT = /<script>([^<]*)<\/script>/g;
const STYLE_ELEMENT = /<style[^>]*>([^<]*)<\/style>/g;

/** The hashes of a page's own scripts and styles, as its policy names them. */
export interface PageHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What stands in a page of ours before anything is rendered into it. */
export const hashesOfTemplate = (html: string): PageHashes => ({
  scripts: [...html.matchAll(SCRIPT_ELEMENT)].map(([, script]) => hashOf(script!)),
  styles: ['', ...[...html.matchAll(STYLE_ELEMENT)].map(([, style]) => style!)].map(hashOf),
});

/** What the renderer has added, by its own account: in the page itself it is not looked for, since people's texts stand there too. */
export interface RenderedStyles {
  readonly styles: readonly string[];
  /** As HTML writes them. */
  readonly styleAttributes: readonly string[];
}

/**
 * The content security policy of a page, kept with its bytes: no nonce, since a page answered by 304 would have the old one. The page's own script
 * and styles are named by their hashes; styles that the client adds later go into an empty style element, rule by rule.
 */
export function pagePolicy(template: PageHashes, rendered: RenderedStyles = { styles: [], styleAttributes: [] }): string {
  const attributes = rendered.styleAttributes.map((style) => hashOf(decoded(style)));
  const hashes = new Set([...template.styles, ...rendered.styles.map(hashOf), ...attributes]);
  const styles = ["'self'", ...(attributes.length > 0 ? ["'unsafe-hashes'"] : []), ...hashes];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...template.scripts].join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The entities that React writes into attributes. */
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const decoded = (text: string): string => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity]!);
