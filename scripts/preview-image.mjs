/** `node scripts/preview-image.mjs`: web/public/preview.png, the picture that other sites show beside a link to this one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumPath } from './lib/chromium.mjs';
import { flatPng } from './lib/flat-png.mjs';
import { inRoot } from './lib/paths.mjs';
import { main } from './lib/process.mjs';

/** What link previews are made for. */
const SIZE = { width: 1200, height: 630 };
const COLOURS = { paper: '#F4F6F1', ink: '#141A33', line: '#2A3FB8', tape: '#FFC93C' };

const font = (name) => {
  const file = inRoot('node_modules', '@fontsource-variable', name, 'files', `${name}-latin-wght-normal.woff2`);
  return `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
};

const TICKS = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="75" height="36"><path d="M1.5 0v26" stroke="${COLOURS.ink}" stroke-width="3"/>` +
    `<path d="M14 0v13M26.5 0v13M39 0v13M51.5 0v13M64 0v13" stroke="${COLOURS.ink}" stroke-width="1.5"/></svg>`,
)}")`;

const STYLE = `
  @font-face { font-family: Heading; src: ${font('bricolage-grotesque')}; font-weight: 200 800 }
  @font-face { font-family: Text; src: ${font('figtree')}; font-weight: 300 900 }
  * { margin: 0; box-sizing: border-box }
  body { width: ${SIZE.width}px; height: ${SIZE.height}px; color: ${COLOURS.ink}; background-color: ${COLOURS.paper};
    background-image: linear-gradient(#E3E7EC 1px, transparent 1px), linear-gradient(90deg, #E3E7EC 1px, transparent 1px);
    background-size: 40px 40px }
  .tape { height: 36px; background: ${TICKS} repeat-x, ${COLOURS.tape} }
  main { height: ${SIZE.height - 36}px; padding: 0 64px; display: grid; grid-template-columns: 1fr 500px; gap: 48px; align-items: center }
  .name { font: 800 60px/1 Heading; letter-spacing: -.02em; white-space: nowrap }
  .name span { padding: 0 12px; background: ${COLOURS.tape} }
  h1 { margin-top: 40px; font: 800 50px/1.1 Heading; letter-spacing: -.03em }
  p { margin-top: 24px; font: 500 27px/1.35 Text }
  svg { fill: none; stroke: ${COLOURS.line}; stroke-width: 2 }
  .lit { fill: ${COLOURS.tape}; stroke: none }
  .walls { stroke-width: 6; stroke-linecap: square }`;

/** The plan of the home page, with two of its rooms lit. */
const PLAN = `
  <svg viewBox="-4 -4 488 368" width="500">
    <path class="lit" d="M178 2h152v148H178zM2 210h148v148H2z"/>
    <path d="M286 12h34v128h-34zM303 54v6M226 150v-34a34 34 0 0 1 34 34M122 150v-34a34 34 0 0 1 34 34M396 96h70M344 150v-34a34 34 0 0 1 34 34"/>
    <circle cx="303" cy="44" r="10"/><rect x="293" y="74" width="20" height="24" rx="4"/>
    <rect x="16" y="66" width="74" height="70" rx="8"/><rect x="22" y="74" width="26" height="54" rx="6"/>
    <rect x="396" y="64" width="70" height="76" rx="6"/><rect x="404" y="70" width="24" height="16" rx="4"/><rect x="434" y="70" width="24" height="16" rx="4"/>
    <rect x="14" y="286" width="94" height="58" rx="22"/><circle cx="32" cy="315" r="5"/>
    <rect x="282" y="262" width="44" height="84" rx="8"/><circle cx="252" cy="288" r="14"/>
    <path d="M138 210v30a30 30 0 0 1-30-30M314 270v68M282 304h32M196 358v-38a38 38 0 0 1 38 38"/>
    <rect x="356" y="280" width="104" height="54" rx="18"/><path d="M384 286c6 14 6 28 0 42M436 286c-6 14-6 28 0 42M468 210v30a30 30 0 0 1-30-30"/>
    <rect x="436" y="164" width="30" height="32" rx="4"/><path d="m453 169-7 12h9l-6 11"/>
    <path class="walls" d="M234 358h244V2H2v356h194M2 150h120M156 150h70M260 150h84M378 150h100"/>
    <path class="walls" d="M2 210h106M138 210h52M290 210h148M468 210h10M178 2v148M330 2v148M150 210v148M338 210v148"/>
  </svg>`;

const PAGE = `<!doctype html><html lang="en"><style>${STYLE}</style><body><main><div>
  <div class="name">plumb <span>&amp;level</span></div>
  <h1>Every room has a job.<br>We know who to send.</h1>
  <p>Verified local pros, booked by the hour.<br>Pay after the work is done.</p>
  </div>${PLAN}</main><div class="tape"></div>`;

main(async () => {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...sandbox, '--disable-gpu'] });
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(PAGE);
  await page.evaluate(() => document.fonts.ready);
  const rgb = await page.evaluate(pixels, (await page.screenshot()).toString('base64'));
  await browser.close();
  writeFileSync(inRoot('web', 'public', 'preview.png'), flatPng({ ...SIZE, rgb: Buffer.from(rgb, 'base64') }));
});

/** In the browser, which can read any picture: its red, green and blue bytes, row by row. */
async function pixels(picture) {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const rgb = data.filter((_, index) => index % 4 !== 3);
  return btoa(Array.from(rgb, (byte) => String.fromCharCode(byte)).join(''));
}
