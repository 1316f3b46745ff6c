import type { Letter } from './letter.js';
import { writeLetter } from './write-letter.js';

const HERE = 'https://plumb.test';
const letter: Letter = {
  subject: 'Your booking is confirmed',
  paragraphs: ['Your booking of “Drain cleaning” is confirmed.', 'There is nothing you need to do.'],
  summary: [
    { label: 'Service', value: 'Drain cleaning' },
    { label: 'Price', value: '$94.00' },
  ],
  code: '123 456',
  button: { label: 'See your booking', path: '/dashboard/my-bookings?booking=1&more=2' },
  footnote: 'You get this mail because email notifications are switched on.',
  footlink: { label: 'Change that in your settings', path: '/dashboard/settings' },
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#8203': '' };
const decoded = (html: string) => html.replace(/&([#\w]+);/g, (_, name: string) => ENTITIES[name] ?? '?');
/** What is read on a page, word by word: without its head, and without what only lists of mails show. */
const read = (html: string): string[] =>
  decoded(html.replace(/^[\s\S]*<body[^>]*>\s*<div[^>]*>[^<]*<\/div>/, '').replace(/<[^>]*>/g, ' '))
    .split(/\s+/)
    .filter(Boolean);

describe('a letter', () => {
  test('is plain words with addresses in lines of their own', () => {
    expect(writeLetter(letter, HERE).text).toBe(
      [
        'Your booking is confirmed',
        'Your booking of “Drain cleaning” is confirmed.',
        'There is nothing you need to do.',
        'Service: Drain cleaning\nPrice: $94.00',
        '123 456',
        'See your booking:\nhttps://plumb.test/dashboard/my-bookings?booking=1&more=2',
        'You get this mail because email notifications are switched on.',
        'Change that in your settings:\nhttps://plumb.test/dashboard/settings',
      ].join('\n\n'),
    );
  });

  test.each([
    ['with all that a letter can have', letter],
    [
      'with a heading of its own, and little else',
      { ...letter, heading: 'Welcome!', summary: [], code: undefined, footnote: undefined, footlink: undefined },
    ],
  ])('says the same on its page: %s', (_what, { footnote, footlink, code, ...rest }) => {
    const { text, html } = writeLetter(
      { ...rest, ...(code && { code }), ...(footnote && { footnote }), ...(footlink && { footlink }) },
      HERE,
    );
    const words = text
      .replace(/:\n\S+/g, '')
      .replace(/^(Service|Price):/gm, '$1')
      .split(/\s+/);
    expect(read(html)).toEqual(['Plumb', '&', 'Level', ...words]);
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => decoded(href!));
    expect(hrefs).toEqual(text.match(/https:\S+/g));
  });

  test('shows hostile words as words, wherever they stand', () => {
    const hostile = '<script>alert(1)</script>"><img src=x onerror=alert(1)>\'&lt;';
    const { html, text } = writeLetter(
      {
        subject: hostile,
        paragraphs: [hostile],
        summary: [{ label: hostile, value: hostile }],
        code: hostile,
        button: { label: hostile, path: `/auth?x=${hostile}` },
        footnote: hostile,
        footlink: { label: hostile, path: '/"onclick="alert(1)' },
      },
      HERE,
    );
    expect(html).not.toMatch(/<script|<img|"onclick="/);
    expect(html.match(/<[a-z0-9]+/g)!.filter((tag) => !/^<(html|head|meta|title|style|body|div|table|tr|td|th|h1|p|a)$/.test(tag))).toEqual(
      [],
    );
    expect(text).toContain(hostile);
  });

  test.each(['.evil.test/', '@evil.test/', 'https://evil.test/', ':81/', ''])('leads nowhere but to this site: not to %j', (path) => {
    expect(() => writeLetter({ ...letter, button: { label: 'Go', path } }, HERE)).toThrow('only to paths of this site');
    expect(() => writeLetter({ ...letter, footlink: { label: 'Go', path } }, HERE)).toThrow('only to paths of this site');
  });

  test('fetches nothing, and is read in the dark and on a narrow screen', () => {
    const { html } = writeLetter(letter, HERE);
    expect(html).not.toMatch(/src=|url\(|@import|<link/);
    const drawn = writeLetter({ ...letter, drawing: 'plumbing-faucet' }, HERE);
    expect(drawn.html.match(/src="[^"]*"/g)).toEqual(['src="cid:plumbing-faucet@drawings.plumb-and-level"']);
    expect(drawn.drawing).toBe('plumbing-faucet');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('width:100%;max-width:600px');
    expect(html.match(/style="[^"]*"/g)!.every((style) => style.length > 'style=""'.length)).toBe(true);
  });
});
