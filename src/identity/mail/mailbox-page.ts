import { createHash } from 'node:crypto';
import type { KeptMail } from './kept-mails.js';

const STYLE = `
:root { color-scheme: light dark; --page: #f6f4ef; --card: #fff; --text: #1d2523; --quiet: #5c6764; --line: #e0ddd3; --link: #0f6b5c; }
@media (prefers-color-scheme: dark) { :root { --page: #141a19; --card: #1d2523; --text: #ecefec; --quiet: #9aa7a3; --line: #2f3937; --link: #6fd3bf; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--page); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 42rem; margin: 0 auto; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
.quiet { margin: 0; color: var(--quiet); font-size: .9rem; overflow-wrap: anywhere; }
article { margin-top: 1rem; padding: 1.1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .9rem; }
article p { margin: .75rem 0 0; overflow-wrap: anywhere; white-space: pre-line; }
article .quiet { margin: .1rem 0 0; }
a { color: var(--link); font-weight: 600; }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: .2rem; }
`;

/** The page has no script and one style, which this policy names by its hash. */
export const MAILBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param publicUrl only links to this address can be clicked */
export function mailboxPage(mails: readonly KeptMail[], publicUrl: string): string {
  const content =
    mails.map((mail) => mailHtml(mail, publicUrl)).join('\n') ||
    '<article><p>No mail yet. Sign up, and the link to confirm the address arrives here.</p></article>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox – Plumb &amp; Level</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p class="quiet">No mail server is configured, so mails are kept here instead of being sent. Newest first; reload to see new ones.</p>
${content}
</main>
</body>
</html>
`;
}

function mailHtml({ to, subject, text, keptAt }: KeptMail, publicUrl: string): string {
  const paragraphs = text.split('\n\n').map((paragraph) => `<p>${withLinks(paragraph, publicUrl)}</p>`);
  const time = `<time datetime="${escaped(keptAt)}">${escaped(keptAt.slice(0, 16).replace('T', ' '))} UTC</time>`;
  return `<article>\n<h2>${escaped(subject)}</h2>\n<p class="quiet">To ${escaped(to)} · ${time}</p>\n${paragraphs.join('\n')}\n</article>`;
}

const ADDRESS = /(https?:\/\/\S+)/;

/** Splitting by a pattern with a group leaves the addresses at the odd places. */
const withLinks = (text: string, publicUrl: string): string =>
  text
    .split(ADDRESS)
    .map((part, place) => (place % 2 === 1 && isOurs(part, publicUrl) ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('');

/** Addresses of our own site in a text. */
export const linksIn = (text: string, publicUrl: string): string[] => text.split(ADDRESS).filter((part) => isOurs(part, publicUrl));

const isOurs = (address: string, publicUrl: string): boolean => address.startsWith(`${publicUrl}/`);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
