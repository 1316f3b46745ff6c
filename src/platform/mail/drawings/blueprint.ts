import sharp from 'sharp';

/** In pixels of a letter; the picture has twice as many each way, for screens that show them. */
export const BLUEPRINT_SIZE = { width: 600, height: 120 };
const SHARPNESS = 2;

/** How high a drawing is in units of its own, and where it ends to the right. */
const DRAWN = { width: 160, height: 96 };
const RULED = 12;

/** It stands out from a letter's paper by day and by night: a mail program has no second picture for the other scheme. */
const COLORS = { paper: '#2A3FB8', lines: '#FFFFFF', tape: '#FFC93C', ink: '#141A33' };

/**
 * A drawing as a blueprint, on ruled paper as wide as a letter.
 * @param shapes of an SVG picture of 160 × 96, in the colors of wherever it is shown (docs/adr/0038-drawings-in-one-file.md)
 * @returns a PNG picture
 */
export function blueprint(shapes: string): Promise<Buffer> {
  const width = (DRAWN.height * BLUEPRINT_SIZE.width) / BLUEPRINT_SIZE.height;
  const left = (DRAWN.width - width) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${BLUEPRINT_SIZE.width * SHARPNESS}" height="${BLUEPRINT_SIZE.height * SHARPNESS}" viewBox="${left} 0 ${width} ${DRAWN.height}" color="${COLORS.lines}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
<rect x="${left}" width="${width}" height="${DRAWN.height}" fill="${COLORS.paper}" stroke="none"/>
<path stroke-width=".5" stroke-opacity=".16" d="${ruled(left, width)}"/>
${shapes.replace(/var\(--(paper|tape|ink), [^)]*\)/g, (_, name: keyof typeof COLORS) => COLORS[name])}
</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer();
}

function ruled(left: number, width: number): string {
  const across = Array.from({ length: Math.ceil(width / RULED) }, (_, line) => `M${left + line * RULED} 0V${DRAWN.height}`);
  const along = Array.from({ length: DRAWN.height / RULED }, (_, line) => `M${left} ${line * RULED}H${left + width}`);
  return [...across, ...along].join('');
}
