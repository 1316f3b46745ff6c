import { createHash } from 'node:crypto';

const SCRIPT_ELEMENT = /<script>([^<]*)<\/script>/g;
const STYLE_ELEMENT = /<style[^>]*>([^<]*)<\/style>/g;
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/**
 * The content security policy of a page, kept with its bytes: no nonce, since a page answered by 304 would have the old one. The page's own script
 * and styles are named by their hashes; styles that the client adds later go into an empty style element, rule by rule.
 */
export function pagePolicy(html: string): string {
  const elements = [...html.matchAll(STYLE_ELEMENT)].map(([, style]) => style!);
  const attributes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, style]) => decoded(style!));
  const scripts = [...html.matchAll(SCRIPT_ELEMENT)].map(([, script]) => hashOf(script!));
  const hashes = new Set(['', ...elements, ...attributes].map(hashOf));
  const styles = ["'self'", ...(attributes.length > 0 ? ["'unsafe-hashes'"] : []), ...hashes];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The entities that React writes into attributes. */
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const decoded = (text: string): string => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity]!);
