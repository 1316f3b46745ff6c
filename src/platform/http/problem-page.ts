import { createHash } from 'node:crypto';
import { problem } from './problem.js';

/** A code as `problems.json` lists it: what its sentences are, with `…` for values. */
export interface KnownProblem {
  readonly code: string;
  readonly statuses: readonly number[];
  readonly sentences: readonly string[];
}

/** For whoever writes a client. */
const ADVICE: Readonly<Record<number, string>> = {
  400: 'Correct what <code>fields</code> names, and send the request again.',
  401: 'Sign in, or refresh the access token, and send the request again.',
  403: 'The same request will be refused again: it needs another role, another account, or a step that the message names.',
  404: 'Check the id in the address. Something that belongs to somebody else is answered in the same way.',
  405: 'Use a method that the API document lists for this address.',
  408: 'Send the request again; all of it has to arrive within 30 seconds.',
  409: 'Ask for the current state and decide again: the same request will be refused for as long as that state lasts.',
  413: 'Send less.',
  415: 'Send the body in a format that the API document lists for this address.',
  422: 'Use a new Idempotency-Key for each new request.',
  429: 'Wait for as many seconds as <code>Retry-After</code> says, and send the request again.',
  431: 'Send fewer or shorter headers.',
  500: 'Try again. Should it stay, tell whoever runs this server: its log has the reason.',
  503: 'Wait for as many seconds as <code>Retry-After</code> says, and send the request again.',
};

const STYLE = `
:root { color-scheme: light dark; --page: #f6f4ef; --text: #1d2523; --quiet: #5c6764; --link: #0f6b5c; }
@media (prefers-color-scheme: dark) { :root { --page: #141a19; --text: #ecefec; --quiet: #9aa7a3; --link: #6fd3bf; } }
body { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem 4rem; background: var(--page); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0; }
.quiet { color: var(--quiet); }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

/** The pages have no script and one style, which this policy names by its hash. */
export const PROBLEM_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page that a problem's `type` leads to. */
export function problemPage({ code, statuses, sentences }: KnownProblem): string {
  const titles = statuses.map((status) => `${problem(status, code, '').title} (${status})`);
  return page(
    code,
    `<h1><code>${escaped(code)}</code></h1>
<p class="quiet">${titles.join(' or ')}</p>
<h2>What it says</h2>
${sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('\n')}
<h2>What to do</h2>
${statuses.map((status) => `<p>${ADVICE[status] ?? ADVICE[status < 500 ? 400 : 500]!}</p>`).join('\n')}
<p><a href="/problems">All problems</a> · <a href="/api/docs">API</a></p>`,
  );
}

/** All codes, as links to their pages. */
export const problemIndex = (problems: readonly KnownProblem[]): string =>
  page(
    'Problems',
    `<h1>Problems</h1>
<p class="quiet">Every refusal of this API carries one of these codes, and a <code>type</code> that leads to its page.</p>
<ul>
${problems.map(({ code, statuses }) => `<li><a href="/problems/${escaped(code)}"><code>${escaped(code)}</code></a> ${statuses.join(', ')}</li>`).join('\n')}
</ul>`,
  );

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} – Plumb &amp; Level</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
