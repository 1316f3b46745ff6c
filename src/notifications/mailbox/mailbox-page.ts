import { createHash } from 'node:crypto';
import { escaped } from '../../platform/mail/escaped.js';
import type { KeptMail } from '../../platform/mail/kept-mails.js';
import { LETTER_STYLE_SOURCES } from '../../platform/mail/letter-page.js';

const STYLE = `
:root { color-scheme: light dark; --page: #f6f4ef; --card: #fff; --text: #1d2523; --quiet: #5c6764; --line: #e0ddd3; --link: #0f6b5c; }
@media (prefers-color-scheme: dark) { :root { --page: #141a19; --card: #1d2523; --text: #ecefec; --quiet: #9aa7a3; --line: #2f3937; --link: #6fd3bf; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--page); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
.quiet { margin: 0; color: var(--quiet); font-size: .9rem; overflow-wrap: anywhere; }
article { margin-top: 1rem; padding: 1.1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .9rem; }
form { max-width: 42rem; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem 1.5rem; margin-top: 1rem; }
.parts > * { min-width: 0; }
iframe { display: block; width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: .6rem; resize: vertical; }
article p { margin: .75rem 0 0; overflow-wrap: anywhere; white-space: pre-line; }
article p:first-child { margin: 0; }
article .quiet { margin: .1rem 0 0; }
a { color: var(--link); font-weight: 600; }
form { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; margin-top: 1rem; }
input, button { font: inherit; min-height: 2.75rem; padding: .3rem .8rem; color: inherit; background: var(--card); border: 1px solid var(--quiet); border-radius: .6rem; }
input { flex: 1 1 12rem; min-width: 0; }
button { font-weight: 600; cursor: pointer; }
:is(a, input, button, iframe):focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: .2rem; }
`;

/** The page has no script, one style, and those of the letters in it, which live by its policy: each is named by its hash. */
export const MAILBOX_POLICY = [
  "default-src 'none'",
  `style-src 'unsafe-hashes' 'sha256-${createHash('sha256').update(STYLE).digest('base64')}' ${LETTER_STYLE_SOURCES.join(' ')}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * @param to what was looked for in their addresses; empty for all of them
 * @param publicUrl only links to this address can be clicked
 */
export function mailboxPage(mails: readonly KeptMail[], to: string, publicUrl: string): string {
  const content = mails.map((mail) => mailHtml(mail, publicUrl)).join('\n') || `<article><p>${nothing(to)}</p></article>`;
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
<form action="/dev/mailbox">
<label for="to">To</label>
<input id="to" name="to" type="search" maxlength="320" autocomplete="off" value="${escaped(to)}">
<button>Show</button>
${to && '<a href="/dev/mailbox">Show all</a>'}
</form>
${content}
</main>
</body>
</html>
`;
}

const nothing = (to: string): string =>
  to
    ? `Nothing has gone to an address with “${escaped(to)}” in it.`
    : 'No mail yet. Sign up, and the link to confirm the address arrives here.';

function mailHtml({ to, subject, text, html, calendar, keptAt }: KeptMail, publicUrl: string): string {
  const plain = text
    .split('\n\n')
    .map((paragraph) => `<p>${withLinks(paragraph, publicUrl)}</p>`)
    .join('\n');
  const time = `<time datetime="${escaped(keptAt)}">${escaped(keptAt.slice(0, 16).replace('T', ' '))} UTC</time>`;
  const head = `<h2>${escaped(subject)}</h2>\n<p class="quiet">To ${escaped(to)} · ${time}</p>`;
  const file = calendar ? `\n<p><a download="plumb-and-level-booking.ics" href="${calendarAddress(calendar)}">Calendar file</a></p>` : '';
  const words = `<div>\n${plain}${file}\n</div>`;
  const parts = html ? `<div class="parts">\n${page(subject, html)}\n${words}\n</div>` : words;
  return `<article>\n${head}\n${parts}\n</article>`;
}

/** The letter's own page, in which nothing runs; its links open beside this one. */
const page = (subject: string, html: string): string =>
  `<iframe title="${escaped(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(html)}"></iframe>`;

const calendarAddress = (calendar: string): string => `data:text/calendar;charset=utf-8,${escaped(encodeURIComponent(calendar))}`;

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
