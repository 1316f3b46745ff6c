import { createHash } from 'node:crypto';
import { BLUEPRINT_SIZE } from './drawings/blueprint.js';
import { drawingAddress } from './drawings/drawing-address.js';
import { escaped } from './escaped.js';
import type { AddressedLetter, SummaryRow } from './letter.js';

/** Drafting paper by day, the blueprint by night: the colours of the interface. Mail programs know no variables. */
const DAY = {
  page: '#F4F6F1',
  paper: '#FFFFFF',
  ink: '#141A33',
  quiet: '#4A5270',
  line: '#DADFD8',
  dash: '#7A819B',
  press: '#2A3FB8',
  onPress: '#FFFFFF',
};
const NIGHT = {
  page: '#0C1330',
  paper: '#141D42',
  ink: '#EEF1FF',
  quiet: '#AEB8DE',
  line: '#2A3566',
  dash: '#6C78AD',
  press: '#A9B9FF',
  onPress: '#0C1330',
};
const TAPE = { yellow: '#FFC93C', ink: '#141A33' };

const TEXT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const HEADING = "font-family:'Bricolage Grotesque',Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-weight:800";

/** Most programs read styles only where they stand on the element itself. */
const STYLES = {
  body: `margin:0;padding:0;background:${DAY.page}`,
  hidden: 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:transparent',
  desk: `background:${DAY.page}`,
  edge: 'padding:24px 12px 40px',
  sheet: `width:100%;max-width:600px;background:${DAY.paper};border:1px solid ${DAY.line};border-radius:10px`,
  name: `padding:20px 24px 14px;${HEADING};font-size:18px;line-height:24px;letter-spacing:-.02em;color:${DAY.ink}`,
  tape: `background:${TAPE.yellow};border-collapse:collapse;table-layout:fixed`,
  tick: 'padding:0;height:18px;vertical-align:top;font-size:0;line-height:0',
  short: `height:6px;border-left:1px solid ${TAPE.ink};font-size:0;line-height:0`,
  long: `height:12px;border-left:1px solid ${TAPE.ink};font-size:0;line-height:0`,
  drawing: 'padding:0;font-size:0;line-height:0',
  picture: `display:block;width:100%;height:auto;border:0`,
  content: 'padding:28px 24px 28px',
  heading: `margin:0 0 14px;${HEADING};font-size:26px;line-height:31px;letter-spacing:-.02em;color:${DAY.ink};overflow-wrap:anywhere`,
  paragraph: `margin:0 0 14px;${TEXT};font-size:16px;line-height:24px;color:${DAY.ink};overflow-wrap:anywhere;white-space:pre-line`,
  summary: `width:100%;margin:20px 0 24px;border-collapse:collapse;border-bottom:1px dashed ${DAY.dash}`,
  label: `width:28%;padding:10px 12px 10px 0;border-top:1px dashed ${DAY.dash};${TEXT};font-size:14px;line-height:22px;font-weight:400;text-align:left;vertical-align:top;color:${DAY.quiet}`,
  value: `padding:10px 0;border-top:1px dashed ${DAY.dash};${TEXT};font-size:15px;line-height:22px;font-weight:600;text-align:left;vertical-align:top;color:${DAY.ink};overflow-wrap:anywhere;word-break:break-word`,
  code: `margin:20px 0 24px;padding:14px 12px;border:1px dashed ${DAY.dash};border-radius:10px;${HEADING};font-size:32px;line-height:38px;letter-spacing:.12em;text-align:center;color:${DAY.ink}`,
  pressPlace: 'margin:8px 0 4px;border-collapse:separate',
  pressCell: `border-radius:10px;background:${DAY.press}`,
  press: `display:inline-block;padding:12px 22px;border-radius:10px;${TEXT};font-size:16px;line-height:20px;font-weight:700;text-decoration:none;color:${DAY.onPress}`,
  foot: `padding:16px 24px 20px;border-top:1px dashed ${DAY.dash};${TEXT};font-size:13px;line-height:20px;color:${DAY.quiet};overflow-wrap:anywhere`,
  footLink: `color:${DAY.press};font-weight:600`,
} as const;

const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a:focus-visible{outline:3px solid ${DAY.press};outline-offset:2px}
@media (prefers-color-scheme:dark){
.page{background:${NIGHT.page}!important}
.paper{background:${NIGHT.paper}!important;border-color:${NIGHT.line}!important}
.ink{color:${NIGHT.ink}!important}
.quiet{color:${NIGHT.quiet}!important}
.dash{border-color:${NIGHT.dash}!important}
.press{background:${NIGHT.press}!important;color:${NIGHT.onPress}!important}
.link{color:${NIGHT.press}!important}
a:focus-visible{outline-color:${NIGHT.press}}
}`;

/** What a strict policy must allow so that a letter is seen as it is meant: these styles, by their hashes, and no others. */
export const LETTER_STYLE_SOURCES: readonly string[] = [SHEET, ...Object.values(STYLES)].map(
  (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
);

/** The styles are our own, and quote with single quotes only. */
const is = (name: keyof typeof STYLES): string => `style="${STYLES[name]}"`;

/** Ticks of a tape measure, each fourth one long. */
const TICKS = Array.from(
  { length: 32 },
  (_, tick) => `<td ${is('tick')}><div ${is(tick % 4 === 0 ? 'long' : 'short')}>&#8203;</div></td>`,
).join('');

/** The page of a letter: tables and styles on the elements, as mail programs need it, and nothing that is fetched from anywhere: its picture comes with it. */
export function letterPage(letter: AddressedLetter): string {
  const { subject, drawing, heading = subject, paragraphs, summary = [], code, button, buttonAddress } = letter;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${SHEET}</style>
</head>
<body class="page" ${is('body')}>
<div ${is('hidden')}>${escaped(paragraphs[0] ?? heading)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" ${is('desk')}><tr><td align="center" ${is('edge')}>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="paper" ${is('sheet')}>
<tr><td class="ink" ${is('name')}>Plumb &amp; Level</td></tr>
<tr><td><table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0" ${is('tape')}><tr>${TICKS}</tr></table></td></tr>
${drawing === undefined ? '' : pictureOf(drawing)}<tr><td ${is('content')}>
<h1 class="ink" ${is('heading')}>${escaped(heading)}</h1>
${paragraphs.map((paragraph) => `<p class="ink" ${is('paragraph')}>${escaped(paragraph)}</p>`).join('\n')}
${summaryTable(summary)}${code === undefined ? '' : `<p class="ink dash" ${is('code')}>${escaped(code)}</p>\n`}<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${is('pressPlace')}><tr><td class="press" ${is('pressCell')}>${link(button.label, buttonAddress, 'press', 'press')}</td></tr></table>
</td></tr>
${foot(letter)}</table>
</td></tr></table>
</body>
</html>
`;
}

/** It says nothing that the words do not say: whoever hears a letter read misses nothing. */
const pictureOf = (drawing: string): string =>
  `<tr><td ${is('drawing')}><img src="${escaped(drawingAddress(drawing))}" alt="" width="${BLUEPRINT_SIZE.width}" height="${BLUEPRINT_SIZE.height}" ${is('picture')}></td></tr>\n`;

function summaryTable(rows: readonly SummaryRow[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" class="quiet dash" ${is('label')}>${escaped(label)}</th><td class="ink dash" ${is('value')}>${escaped(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" class="dash" ${is('summary')}>\n${lines.join('\n')}\n</table>\n`;
}

function foot({ footnote, footlink, footAddress }: AddressedLetter): string {
  const parts = [footnote && escaped(footnote), footlink && footAddress && link(footlink.label, footAddress, 'link', 'footLink')];
  const words = parts.filter(Boolean).join(' ');
  return words ? `<tr><td class="quiet dash" ${is('foot')}>${words}</td></tr>\n` : '';
}

const link = (label: string, address: string, name: string, style: keyof typeof STYLES): string =>
  `<a href="${escaped(address)}" target="_blank" rel="noopener" class="${name}" ${is(style)}>${escaped(label)}</a>`;
